// The Lantern Road, part one: a paladin and his few hold a ford against raiders.
// The hero learns, fights, finds a potion and a ring; at the end he goes into the game cache.

globals
  constant string CAMPAIGN = "LanternRoad.w3v"
  constant integer RAIDER = 1
  unit udg_Aldous = null
  item udg_Ring = null
  item udg_Potion = null
  group udg_Raiders = null
  integer udg_RaidersLeft = 0
  boolean udg_Over = false
  real udg_GoalX = 0.0
  real udg_GoalY = 0.0
endglobals

function Say takes string who, string words returns nothing
  call DisplayTextToPlayer(Player(0), 0.0, 0.0, who + ": " + words)
endfunction

function AddRaider takes integer unitId, real x, real y returns unit
  local unit raider = CreateUnit(Player(RAIDER), unitId, x, y, 180.0)
  call GroupAddUnit(udg_Raiders, raider)
  set udg_RaidersLeft = udg_RaidersLeft + 1
  return raider
endfunction

function CreateAllUnits takes nothing returns nothing
  set udg_Raiders = CreateGroup()
  set udg_Aldous = CreateUnit(Player(0), 'Hpal', -1400.0, 0.0, 0.0)
  call CreateUnit(Player(0), 'hfoo', -1500.0, 150.0, 0.0)
  call CreateUnit(Player(0), 'hfoo', -1500.0, -150.0, 0.0)
  call CreateUnit(Player(0), 'hrif', -1650.0, 0.0, 0.0)
  call AddRaider('ugho', 500.0, 120.0)
  call AddRaider('ugho', 500.0, -120.0)
  call AddRaider('ogru', 1300.0, 0.0)
  call AddRaider('ugho', 1400.0, 200.0)
  set udg_Potion = CreateItem('phea', -700.0, 300.0)
  set udg_Ring = CreateItem('rde1', 900.0, 300.0)
endfunction

// --- what happens ---

function OnLevel takes nothing returns nothing
  local unit hero = GetTriggerUnit()
  if GetHeroSkillPoints(hero) > 0 and GetUnitAbilityLevel(hero, 'AHad') == 0 then
    call SelectHeroSkill(hero, 'AHad')
  endif
  set hero = null
endfunction

function OnPickUp takes nothing returns nothing
  call Say("Aldous", "This may be of use: " + GetItemName(GetManipulatedItem()) + ".")
endfunction

function OnRaiderDeath takes nothing returns nothing
  set udg_RaidersLeft = udg_RaidersLeft - 1
  if udg_RaidersLeft == 0 then
    call Say("Rifleman", "That was the last of them!")
  else
    call Say("Rifleman", I2S(udg_RaidersLeft) + " left.")
  endif
endfunction

function OnHeroDeath takes nothing returns nothing
  if not udg_Over then
    set udg_Over = true
    call CustomDefeatBJ(Player(0), "Aldous has fallen, and the ford with him.")
  endif
endfunction

// Whoever stands idle goes on to where the fight is.
function SendIdle takes nothing returns nothing
  if IsUnitAliveBJ(GetEnumUnit()) and GetUnitCurrentOrder(GetEnumUnit()) == 0 then
    call IssuePointOrder(GetEnumUnit(), "attack", udg_GoalX, udg_GoalY)
  endif
endfunction

function FightUntilRaidersLeft takes integer count, real x, real y returns nothing
  local group all = GetUnitsOfPlayerAll(Player(0))
  set udg_GoalX = x
  set udg_GoalY = y
  loop
    exitwhen udg_RaidersLeft <= count or udg_Over
    call ForGroup(all, function SendIdle)
    call TriggerSleepAction(1.0)
  endloop
  call DestroyGroup(all)
endfunction

function WaitForItem takes item wanted returns nothing
  local integer patience = 20
  loop
    exitwhen UnitHasItem(udg_Aldous, wanted) or patience == 0 or udg_Over
    call IssueTargetOrder(udg_Aldous, "smart", wanted)
    call TriggerSleepAction(1.0)
    set patience = patience - 1
  endloop
endfunction

function Story takes nothing returns nothing
  local gamecache cache
  call Say("Aldous", "Hold the ford. The lanterns must reach the abbey.")
  call SelectHeroSkill(udg_Aldous, 'AHhb')
  call WaitForItem(udg_Potion)
  call FightUntilRaidersLeft(2, 500.0, 0.0)
  if udg_Over then
    return
  endif
  call AddHeroXP(udg_Aldous, 60, true)
  call TriggerSleepAction(1.0)
  call FightUntilRaidersLeft(0, 1350.0, 60.0)
  if udg_Over then
    return
  endif
  call AddHeroXP(udg_Aldous, 100, true)
  call WaitForItem(udg_Ring)
  call TriggerSleepAction(1.0)
  call Say("Aldous", "The ford is ours. To the abbey, before dark.")
  set udg_Over = true
  set cache = InitGameCache(CAMPAIGN)
  call StoreUnit(cache, "Ford", "Aldous", udg_Aldous)
  call StoreInteger(cache, "Ford", "Survivors", CountUnitsInGroup(GetUnitsOfPlayerAll(Player(0))))
  call StoreBoolean(cache, "Ford", "Held", true)
  if not SaveGameCache(cache) then
    call Say("Scribe", "The chronicle could not be written.")
  endif
  call SetNextLevelBJ("2-abbey")
  call CustomVictoryBJ(Player(0), true, false)
endfunction

function InitTriggers takes nothing returns nothing
  local trigger t = CreateTrigger()
  call TriggerRegisterUnitEvent(t, udg_Aldous, EVENT_UNIT_HERO_LEVEL)
  call TriggerAddAction(t, function OnLevel)
  set t = CreateTrigger()
  call TriggerRegisterUnitEvent(t, udg_Aldous, EVENT_UNIT_PICKUP_ITEM)
  call TriggerAddAction(t, function OnPickUp)
  set t = CreateTrigger()
  call TriggerRegisterUnitEvent(t, udg_Aldous, EVENT_UNIT_DEATH)
  call TriggerAddAction(t, function OnHeroDeath)
  set t = CreateTrigger()
  call TriggerRegisterPlayerUnitEventSimple(t, Player(RAIDER), EVENT_PLAYER_UNIT_DEATH)
  call TriggerAddAction(t, function OnRaiderDeath)
  set t = CreateTrigger()
  call TriggerRegisterTimerEventSingle(t, 0.50)
  call TriggerAddAction(t, function Story)
  set t = null
endfunction

function main takes nothing returns nothing
  call SetCameraBounds(-2048.0, -1024.0, 2048.0, 1024.0, -2048.0, 1024.0, 2048.0, -1024.0)
  call SetFloatGameState(GAME_STATE_TIME_OF_DAY, 16.0)
  call CreateAllUnits()
  call InitBlizzard()
  call InitTriggers()
endfunction

function config takes nothing returns nothing
  call SetMapName("The Ford")
  call SetMapDescription("The Lantern Road, part one")
  call SetPlayers(2)
  call SetTeams(2)
  call SetGamePlacement(MAP_PLACEMENT_USE_MAP_SETTINGS)
  call DefineStartLocation(0, -1400.0, 0.0)
  call DefineStartLocation(1, 1300.0, 0.0)
  call SetPlayerStartLocation(Player(0), 0)
  call SetPlayerRacePreference(Player(0), RACE_PREF_HUMAN)
  call SetPlayerController(Player(0), MAP_CONTROL_USER)
  call SetPlayerTeam(Player(0), 0)
  call SetPlayerStartLocation(Player(1), 1)
  call SetPlayerRacePreference(Player(1), RACE_PREF_ORC)
  call SetPlayerController(Player(1), MAP_CONTROL_COMPUTER)
  call SetPlayerTeam(Player(1), 1)
endfunction
