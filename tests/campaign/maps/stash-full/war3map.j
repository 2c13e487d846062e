// Six items pass to a hidden carrier, which is stored, asked to go, and only then committed.

function Contents takes unit carrier returns string
  local string line = ""
  local integer slot = 0
  local item held
  loop
    exitwhen slot > 5
    set held = UnitItemInSlot(carrier, slot)
    if held == null then
      set line = line + " -"
    else
      set line = line + " " + I2S(GetItemTypeId(held)) + "x" + I2S(GetItemCharges(held))
    endif
    set slot = slot + 1
  endloop
  return line
endfunction

function GiveFilled takes unit owner, integer itemId, integer charges returns nothing
  call SetItemCharges(UnitAddItemById(owner, itemId), charges)
endfunction

function HandOver takes unit owner, unit carrier returns nothing
  local integer slot = 0
  loop
    exitwhen slot > 5
    call UnitAddItem(carrier, UnitItemInSlot(owner, slot))
    set slot = slot + 1
  endloop
endfunction

function CountItem takes nothing returns nothing
  call BJDebugMsg("an item lies in the world")
endfunction

function TellAgain takes nothing returns nothing
  local gamecache cache = InitGameCache("Campaigns.w3v")
  local unit back = RestoreUnit(cache, "Next", "Stash", Player(0), 256.0, 256.0, 0.0)
  call BJDebugMsg("restored" + Contents(back))
  if GetUnitTypeId(back) == 'Hpal' and not IsUnitHidden(back) then
    call BJDebugMsg("restored a visible Hpal")
  endif
  call EnumItemsInRect(GetWorldBounds(), null, function CountItem)
endfunction

function main takes nothing returns nothing
  local gamecache cache = InitGameCache("Campaigns.w3v")
  local unit owner = CreateUnit(Player(0), 'Hpal', 0.0, 0.0, 0.0)
  local unit carrier = CreateUnit(Player(0), 'Hpal', 128.0, 0.0, 0.0)
  call GiveFilled(owner, 'phea', 1)
  call GiveFilled(owner, 'pman', 2)
  call GiveFilled(owner, 'hslv', 3)
  call GiveFilled(owner, 'pghe', 4)
  call GiveFilled(owner, 'pgma', 5)
  call GiveFilled(owner, 'pnvu', 6)
  call ShowUnit(carrier, false)
  call BJDebugMsg("before" + Contents(owner))
  call HandOver(owner, carrier)
  call BJDebugMsg("carried" + Contents(carrier))
  call BJDebugMsg("left" + Contents(owner))
  call StoreUnit(cache, "Next", "Stash", carrier)
  call RemoveUnit(carrier)
  call SaveGameCache(cache)
  call TimerStart(CreateTimer(), 1.0, false, function TellAgain)
endfunction

function config takes nothing returns nothing
  call SetPlayers(1)
  call SetPlayerController(Player(0), MAP_CONTROL_USER)
endfunction
