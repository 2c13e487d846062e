// The Lantern Road, part two: the hero who held the ford comes to the abbey. Played alone, without the
// cache of part one, an old comrade of his takes his place.

globals
  constant string CAMPAIGN = "LanternRoad.w3v"
  constant integer RAIDER = 1
  unit udg_Hero = null
  boolean udg_CameFromFord = false
  integer udg_Survivors = 0
  unit udg_Captain = null
  boolean udg_Over = false
endglobals

function Say takes string who, string words returns nothing
  call DisplayTextToPlayer(Player(0), 0.0, 0.0, who + ": " + words)
endfunction

// What a fresh hero of level two knows.
function TrainFallback takes unit hero returns nothing
  call SetHeroLevel(hero, 2, false)
  call SelectHeroSkill(hero, 'AHhb')
  call SelectHeroSkill(hero, 'AHad')
endfunction

function BringHero takes nothing returns nothing
  local gamecache cache
  call ReloadGameCachesFromDisk()
  set cache = InitGameCache(CAMPAIGN)
  set udg_Hero = RestoreUnit(cache, "Ford", "Aldous", Player(0), -1500.0, 0.0, 0.0)
  if udg_Hero == null then
    set udg_Hero = CreateUnit(Player(0), 'Hpal', -1500.0, 0.0, 0.0)
    call TrainFallback(udg_Hero)
  else
    set udg_CameFromFord = GetStoredBoolean(cache, "Ford", "Held")
    set udg_Survivors = GetStoredInteger(cache, "Ford", "Survivors")
  endif
endfunction

function TellHero takes nothing returns nothing
  local integer slot = 0
  local item carried
  call Say("Chronicle", "The hero is of level " + I2S(GetHeroLevel(udg_Hero)) + ", has " + I2S(R2I(GetWidgetLife(udg_Hero))) + " life, Holy Light at rank " + I2S(GetUnitAbilityLevel(udg_Hero, 'AHhb')) + " and " + I2S(GetHeroSkillPoints(udg_Hero)) + " skill points to spend.")
  loop
    exitwhen slot == bj_MAX_INVENTORY
    set carried = UnitItemInSlot(udg_Hero, slot)
    if carried != null then
      call Say("Chronicle", "He carries in slot " + I2S(slot + 1) + ": " + GetItemName(carried) + ".")
    endif
    set slot = slot + 1
  endloop
  set carried = null
endfunction

function OnCaptainDeath takes nothing returns nothing
  set udg_Over = true
  call Say("Chronicle", "The captain of the raiders is dead, and the lanterns burn in the abbey.")
  call CustomVictoryBJ(Player(0), true, false)
endfunction

function OnHeroDeath takes nothing returns nothing
  if not udg_Over then
    set udg_Over = true
    call CustomDefeatBJ(Player(0), "No one is left to light the lanterns.")
  endif
endfunction

function Story takes nothing returns nothing
  if udg_CameFromFord then
    call Say("Abbot", "You held the ford, and " + I2S(udg_Survivors) + " came through. Welcome.")
  else
    call Say("Abbot", "Aldous sent no word. You will have to do.")
  endif
  call TellHero()
  call TriggerSleepAction(1.0)
  loop
    exitwhen udg_Over
    if GetUnitCurrentOrder(udg_Hero) == 0 then
      call IssuePointOrder(udg_Hero, "attack", 800.0, 0.0)
    endif
    call TriggerSleepAction(2.0)
  endloop
endfunction

function InitTriggers takes nothing returns nothing
  local trigger t = CreateTrigger()
  call TriggerRegisterUnitEvent(t, udg_Captain, EVENT_UNIT_DEATH)
  call TriggerAddAction(t, function OnCaptainDeath)
  set t = CreateTrigger()
  call TriggerRegisterUnitEvent(t, udg_Hero, EVENT_UNIT_DEATH)
  call TriggerAddAction(t, function OnHeroDeath)
  set t = CreateTrigger()
  call TriggerRegisterTimerEventSingle(t, 0.50)
  call TriggerAddAction(t, function Story)
  set t = null
endfunction

function main takes nothing returns nothing
  call SetCameraBounds(-2048.0, -1024.0, 2048.0, 1024.0, -2048.0, 1024.0, 2048.0, -1024.0)
  call SetFloatGameState(GAME_STATE_TIME_OF_DAY, 19.0)
  set udg_Captain = CreateUnit(Player(RAIDER), 'ugho', 800.0, 0.0, 180.0)
  call CreateUnit(Player(0), 'hfoo', -1600.0, 200.0, 0.0)
  call CreateUnit(Player(0), 'hfoo', -1600.0, -200.0, 0.0)
  call BringHero()
  call InitBlizzard()
  call InitTriggers()
endfunction

function config takes nothing returns nothing
  call SetMapName("The Abbey")
  call SetMapDescription("The Lantern Road, part two")
  call SetPlayers(2)
  call SetTeams(2)
  call SetGamePlacement(MAP_PLACEMENT_USE_MAP_SETTINGS)
  call DefineStartLocation(0, -1500.0, 0.0)
  call DefineStartLocation(1, 800.0, 0.0)
  call SetPlayerStartLocation(Player(0), 0)
  call SetPlayerRacePreference(Player(0), RACE_PREF_HUMAN)
  call SetPlayerController(Player(0), MAP_CONTROL_USER)
  call SetPlayerTeam(Player(0), 0)
  call SetPlayerStartLocation(Player(1), 1)
  call SetPlayerRacePreference(Player(1), RACE_PREF_ORC)
  call SetPlayerController(Player(1), MAP_CONTROL_COMPUTER)
  call SetPlayerTeam(Player(1), 1)
endfunction
