// Two charged items at the ends of an otherwise empty inventory.

function Slot takes unit carrier, integer slot returns string
  local item held = UnitItemInSlot(carrier, slot)
  if held == null then
    return " -"
  endif
  return " " + I2S(GetItemTypeId(held)) + "x" + I2S(GetItemCharges(held))
endfunction

function Contents takes unit carrier returns string
  return Slot(carrier, 0) + Slot(carrier, 1) + Slot(carrier, 2) + Slot(carrier, 3) + Slot(carrier, 4) + Slot(carrier, 5)
endfunction

function TellAgain takes nothing returns nothing
  call BJDebugMsg("restored" + Contents(RestoreUnit(InitGameCache("Campaigns.w3v"), "Next", "Stash", Player(0), 256.0, 256.0, 0.0)))
endfunction

function main takes nothing returns nothing
  local gamecache cache = InitGameCache("Campaigns.w3v")
  local unit carrier = CreateUnit(Player(0), 'Hpal', 0.0, 0.0, 0.0)
  call ShowUnit(carrier, false)
  call UnitAddItemToSlotById(carrier, 'hslv', 0)
  call UnitAddItemToSlotById(carrier, 'phea', 5)
  call SetItemCharges(UnitItemInSlot(carrier, 0), 2)
  call SetItemCharges(UnitItemInSlot(carrier, 5), 7)
  call BJDebugMsg("carried" + Contents(carrier))
  call StoreUnit(cache, "Next", "Stash", carrier)
  call RemoveUnit(carrier)
  call SaveGameCache(cache)
  call TimerStart(CreateTimer(), 1.0, false, function TellAgain)
endfunction

function config takes nothing returns nothing
  call SetPlayers(1)
  call SetPlayerController(Player(0), MAP_CONTROL_USER)
endfunction
