// A level-2 Paladin with Holy Light at rank 1 and one point left goes into the campaign's cache.

globals
  unit udg_Arthas = null
endglobals

function Leave takes nothing returns nothing
  local gamecache cache = InitGameCache("Campaigns.w3v")
  call StoreUnit(cache, "Human02", "Arthas", udg_Arthas)
  call SaveGameCache(cache)
  call ChangeLevel("human02", false)
endfunction

function main takes nothing returns nothing
  local trigger t = CreateTrigger()
  call InitBlizzard()
  set udg_Arthas = CreateUnit(Player(0), 'Hpal', 0.0, 0.0, 90.0)
  call SetHeroLevel(udg_Arthas, 2, false)
  call SelectHeroSkill(udg_Arthas, 'AHhb')
  call UnitAddItemById(udg_Arthas, 'phea')
  call TriggerRegisterTimerEventSingle(t, 2.0)
  call TriggerAddAction(t, function Leave)
endfunction

function config takes nothing returns nothing
  call SetMapName("Human01")
  call SetPlayers(1)
  call SetTeams(1)
  call DefineStartLocation(0, 0.0, 0.0)
  call SetPlayerStartLocation(Player(0), 0)
  call SetPlayerController(Player(0), MAP_CONTROL_USER)
endfunction
