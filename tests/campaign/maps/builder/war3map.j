// A peasant with the means for a few houses.

function Finished takes nothing returns nothing
  call BJDebugMsg("finished at " + R2SW(GetUnitX(GetConstructedStructure()), 1, 0) + " " + R2SW(GetUnitY(GetConstructedStructure()), 1, 0))
endfunction

function main takes nothing returns nothing
  local trigger t = CreateTrigger()
  call CreateUnit(Player(0), 'hpea', 0.0, 0.0, 0.0)
  call SetPlayerState(Player(0), PLAYER_STATE_RESOURCE_GOLD, 1000)
  call SetPlayerState(Player(0), PLAYER_STATE_RESOURCE_LUMBER, 1000)
  call TriggerRegisterPlayerUnitEvent(t, Player(0), EVENT_PLAYER_UNIT_CONSTRUCT_FINISH, null)
  call TriggerAddAction(t, function Finished)
endfunction

function config takes nothing returns nothing
  call SetPlayers(1)
  call SetPlayerController(Player(0), MAP_CONTROL_USER)
endfunction
