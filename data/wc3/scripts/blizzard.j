// The stock script library that maps call, written anew: names, parameters and results as maps expect
// them, bodies our own. A player's own scripts\blizzard.j, given with --data, takes its place.
// Functions stand in groups by subject; a group uses only groups above it.

globals
  constant real bj_PI = 3.14159
  constant real bj_E = 2.71828
  constant real bj_DEGTORAD = bj_PI / 180.0
  constant real bj_RADTODEG = 180.0 / bj_PI
  constant real bj_CELLWIDTH = 128.0
  constant real bj_CLIFFHEIGHT = 128.0
  constant real bj_UNIT_FACING = 270.0
  constant real bj_POLLED_WAIT_INTERVAL = 0.10
  constant real bj_POLLED_WAIT_SKIP_THRESHOLD = 2.00
  constant real bj_TEXT_DELAY_HINT = 12.00
  constant real bj_TEXT_DELAY_QUEST = 10.00
  constant real bj_NOTHING_SOUND_DURATION = 5.00
  constant real bj_TRANSMISSION_PORT_HANGTIME = 1.50
  constant real bj_CINEMODE_INTERFACEFADE = 0.50
  constant real bj_QUEUED_TRIGGER_TIMEOUT = 180.00
  constant integer bj_MAX_PLAYERS = 12
  constant integer bj_PLAYER_NEUTRAL_VICTIM = 13
  constant integer bj_PLAYER_NEUTRAL_EXTRA = 14
  constant integer bj_MAX_PLAYER_SLOTS = 16
  constant integer bj_MAX_SKELETONS = 25
  constant integer bj_MAX_INVENTORY = 6
  constant integer bj_MAX_QUEUED_TRIGGERS = 100
  constant integer bj_MELEE_HERO_LIMIT = 3
  constant integer bj_MELEE_HERO_TYPE_LIMIT = 1
  constant integer bj_MELEE_STARTING_GOLD = 500
  constant integer bj_MELEE_STARTING_LUMBER = 150
  constant integer bj_MELEE_STARTING_HERO_TOKENS = 1
  constant integer bj_MELEE_MAX_TWINKED_HEROES = 3
  constant real bj_MELEE_CLEAR_UNITS_RADIUS = 1500.0
  constant integer bj_FORCE_ALL_PLAYERS = 0
  constant integer bj_ALLIANCE_UNALLIED = 0
  constant integer bj_ALLIANCE_UNALLIED_VISION = 1
  constant integer bj_ALLIANCE_ALLIED = 2
  constant integer bj_ALLIANCE_ALLIED_VISION = 3
  constant integer bj_ALLIANCE_ALLIED_UNITS = 4
  constant integer bj_ALLIANCE_ALLIED_ADVUNITS = 5
  constant integer bj_ALLIANCE_NEUTRAL = 6
  constant integer bj_ALLIANCE_NEUTRAL_VISION = 7
  constant integer bj_QUESTTYPE_REQ_DISCOVERED = 0
  constant integer bj_QUESTTYPE_REQ_UNDISCOVERED = 1
  constant integer bj_QUESTTYPE_OPT_DISCOVERED = 2
  constant integer bj_QUESTTYPE_OPT_UNDISCOVERED = 3
  constant integer bj_QUESTMESSAGE_DISCOVERED = 0
  constant integer bj_QUESTMESSAGE_UPDATED = 1
  constant integer bj_QUESTMESSAGE_COMPLETED = 2
  constant integer bj_QUESTMESSAGE_FAILED = 3
  constant integer bj_QUESTMESSAGE_REQUIREMENT = 4
  constant integer bj_QUESTMESSAGE_MISSIONFAILED = 5
  constant integer bj_QUESTMESSAGE_ALWAYSHINT = 6
  constant integer bj_QUESTMESSAGE_HINT = 7
  constant integer bj_QUESTMESSAGE_SECRET = 8
  constant integer bj_QUESTMESSAGE_UNITACQUIRED = 9
  constant integer bj_QUESTMESSAGE_UNITAVAILABLE = 10
  constant integer bj_QUESTMESSAGE_ITEMACQUIRED = 11
  constant integer bj_QUESTMESSAGE_WARNING = 12
  constant integer bj_CINEFADETYPE_FADEIN = 0
  constant integer bj_CINEFADETYPE_FADEOUT = 1
  constant integer bj_CINEFADETYPE_FADEOUTIN = 2
  constant integer bj_TIMETYPE_ADD = 0
  constant integer bj_TIMETYPE_SET = 1
  constant integer bj_TIMETYPE_SUB = 2
  constant integer bj_REMOVEBUFFS_POSITIVE = 0
  constant integer bj_REMOVEBUFFS_NEGATIVE = 1
  constant integer bj_REMOVEBUFFS_ALL = 2
  constant integer bj_REMOVEBUFFS_NONTLIFE = 3
  constant integer bj_CAMPAIGN_INDEX_T = 0
  constant integer bj_CAMPAIGN_INDEX_H = 1
  constant integer bj_CAMPAIGN_INDEX_U = 2
  constant integer bj_CAMPAIGN_INDEX_O = 3
  constant integer bj_CAMPAIGN_INDEX_N = 4
  constant integer bj_CAMPAIGN_INDEX_XN = 5
  constant integer bj_CAMPAIGN_INDEX_XH = 6
  constant integer bj_CAMPAIGN_INDEX_XU = 7
  constant integer bj_CAMPAIGN_INDEX_XO = 8
  // A mission's number is 1000 times its campaign's plus its place in it.
  constant integer bj_CAMPAIGN_OFFSET_T = 0
  constant integer bj_CAMPAIGN_OFFSET_H = 1
  constant integer bj_MISSION_INDEX_T00 = 0
  constant integer bj_MISSION_INDEX_H00 = 1000
  constant integer bj_MISSION_INDEX_H01 = 1001
  constant integer bj_MISSION_INDEX_H02 = 1002
  constant integer bj_MISSION_INDEX_H03 = 1003

  force bj_FORCE_ALL = null
  force array bj_FORCE_PLAYER
  rect bj_mapInitialPlayableArea = null
  rect bj_mapInitialCameraBounds = null
  integer bj_forLoopAIndex = 0
  integer bj_forLoopBIndex = 0
  integer bj_forLoopAIndexEnd = 0
  integer bj_forLoopBIndexEnd = 0
  boolean bj_slotControlReady = false
  boolean array bj_slotControlUsed
  mapcontrol array bj_slotControl
  boolean bj_gameStarted = false
  timer bj_gameStartedTimer = null
  boolean bj_isSinglePlayer = true
  string bj_changeLevelMapName = null
  boolean bj_changeLevelShowScores = true
  boolean bj_cineFadeFinishing = false

  unit bj_lastCreatedUnit = null
  group bj_lastCreatedGroup = null
  item bj_lastCreatedItem = null
  quest bj_lastCreatedQuest = null
  questitem bj_lastCreatedQuestItem = null
  gamecache bj_lastCreatedGameCache = null
  fogmodifier bj_lastCreatedFogModifier = null
  effect bj_lastCreatedEffect = null
  leaderboard bj_lastCreatedLeaderboard = null
  texttag bj_lastCreatedTextTag = null
  timer bj_lastStartedTimer = null
  unit bj_lastLoadedUnit = null
  unit bj_lastRestoredUnit = null
  sound bj_lastPlayedSound = null
  item bj_lastDroppedItem = null
  real bj_lastTransmissionDuration = 0.0

  // What an enumeration started by the library hands to its callback.
  group bj_groupAddGroupDest = null
  integer bj_groupCountUnits = 0
  group bj_groupRandomUnits = null
  integer bj_groupRandomConsidered = 0
  unit bj_groupRandomCurrentPick = null
  integer bj_groupEnumTypeId = 0
  player bj_groupEnumOwningPlayer = null
  boolean bj_wantDestroyGroup = false

  integer array bj_meleeTwinkedHeroes
  boolean bj_meleeHadRivals = false
  boolexpr filterMeleeTrainedUnitIsHeroBJ = null
  boolexpr filterMeleeStructureBJ = null

  integer bj_randDistCount = 0
  integer array bj_randDistID
  integer array bj_randDistChance

  trigger array bj_queuedTriggers
  boolean array bj_queuedTriggerChecks
  integer bj_queuedTriggerTotal = 0
  timer bj_queuedExecTimeoutTimer = null

  string bj_ambientDaySound = ""
  string bj_ambientNightSound = ""
  sound bj_ambientSound = null
endglobals

// --- numbers and text ---

function RMaxBJ takes real a, real b returns real
  if a < b then
    return b
  endif
  return a
endfunction

function RMinBJ takes real a, real b returns real
  if b < a then
    return b
  endif
  return a
endfunction

function IMaxBJ takes integer a, integer b returns integer
  if a < b then
    return b
  endif
  return a
endfunction

function IMinBJ takes integer a, integer b returns integer
  if b < a then
    return b
  endif
  return a
endfunction

function ModuloInteger takes integer dividend, integer divisor returns integer
  local integer rest = dividend - dividend / divisor * divisor
  if rest < 0 then
    return rest + divisor
  endif
  return rest
endfunction

function ModuloReal takes real dividend, real divisor returns real
  local real rest = dividend - I2R(R2I(dividend / divisor)) * divisor
  if rest < 0.0 then
    return rest + divisor
  endif
  return rest
endfunction

function PercentToInt takes real percent, integer maximum returns integer
  return IMinBJ(IMaxBJ(R2I(percent * I2R(maximum) * 0.01), 0), maximum)
endfunction

function PercentTo255 takes real percent returns integer
  return PercentToInt(percent, 255)
endfunction

function GetBooleanAnd takes boolean valueA, boolean valueB returns boolean
  return valueA and valueB
endfunction

function GetBooleanOr takes boolean valueA, boolean valueB returns boolean
  return valueA or valueB
endfunction

// Positions count from 1 and include both ends.
function SubStringBJ takes string source, integer start, integer end returns string
  return SubString(source, start - 1, end)
endfunction

function CommentString takes string commentString returns nothing
endfunction

function DoNothing takes nothing returns nothing
endfunction

function RandomDistReset takes nothing returns nothing
  set bj_randDistCount = 0
endfunction

function RandomDistAddItem takes integer inID, integer inChance returns nothing
  set bj_randDistID[bj_randDistCount] = inID
  set bj_randDistChance[bj_randDistCount] = inChance
  set bj_randDistCount = bj_randDistCount + 1
endfunction

// Chances that sum to less than 100 leave the rest to "nothing", -1.
function RandomDistChoose takes nothing returns integer
  local integer total = 0
  local integer i = 0
  local integer pick
  if bj_randDistCount == 0 then
    return -1
  endif
  loop
    exitwhen i == bj_randDistCount
    set total = total + bj_randDistChance[i]
    set i = i + 1
  endloop
  set pick = GetRandomInt(1, IMaxBJ(total, 1))
  set i = 0
  loop
    set pick = pick - bj_randDistChance[i]
    if pick <= 0 then
      return bj_randDistID[i]
    endif
    set i = i + 1
    exitwhen i == bj_randDistCount
  endloop
  return -1
endfunction

// --- players and forces ---

function GetPlayersAll takes nothing returns force
  return bj_FORCE_ALL
endfunction

function BJDebugMsg takes string msg returns nothing
  local integer i = 0
  loop
    exitwhen i == bj_MAX_PLAYERS
    call DisplayTimedTextToPlayer(Player(i), 0.0, 0.0, 60.0, msg)
    set i = i + 1
  endloop
endfunction

function DisplayTextToForce takes force toForce, string message returns nothing
  if IsPlayerInForce(GetLocalPlayer(), toForce) then
    call DisplayTextToPlayer(GetLocalPlayer(), 0.0, 0.0, message)
  endif
endfunction

function DisplayTimedTextToForce takes force toForce, real duration, string message returns nothing
  if IsPlayerInForce(GetLocalPlayer(), toForce) then
    call DisplayTimedTextToPlayer(GetLocalPlayer(), 0.0, 0.0, duration, message)
  endif
endfunction

function ClearTextMessagesBJ takes force toForce returns nothing
  if IsPlayerInForce(GetLocalPlayer(), toForce) then
    call ClearTextMessages()
  endif
endfunction

function SetPlayerStateBJ takes player whichPlayer, playerstate whichPlayerState, integer value returns nothing
  call SetPlayerState(whichPlayer, whichPlayerState, value)
endfunction

function SetPlayerFlagBJ takes playerstate whichPlayerFlag, boolean flag, player whichPlayer returns nothing
  if flag then
    call SetPlayerState(whichPlayer, whichPlayerFlag, 1)
  else
    call SetPlayerState(whichPlayer, whichPlayerFlag, 0)
  endif
endfunction

function AdjustPlayerStateSimpleBJ takes player whichPlayer, playerstate whichPlayerState, integer delta returns nothing
  call SetPlayerState(whichPlayer, whichPlayerState, GetPlayerState(whichPlayer, whichPlayerState) + delta)
endfunction

// Income also counts as gathered.
function AdjustPlayerStateBJ takes integer delta, player whichPlayer, playerstate whichPlayerState returns nothing
  if delta > 0 and whichPlayerState == PLAYER_STATE_RESOURCE_GOLD then
    call AdjustPlayerStateSimpleBJ(whichPlayer, PLAYER_STATE_GOLD_GATHERED, delta)
  elseif delta > 0 and whichPlayerState == PLAYER_STATE_RESOURCE_LUMBER then
    call AdjustPlayerStateSimpleBJ(whichPlayer, PLAYER_STATE_LUMBER_GATHERED, delta)
  endif
  call AdjustPlayerStateSimpleBJ(whichPlayer, whichPlayerState, delta)
endfunction

function SetPlayerAllianceStateAllyBJ takes player sourcePlayer, player otherPlayer, boolean flag returns nothing
  call SetPlayerAlliance(sourcePlayer, otherPlayer, ALLIANCE_PASSIVE, flag)
  call SetPlayerAlliance(sourcePlayer, otherPlayer, ALLIANCE_HELP_REQUEST, flag)
  call SetPlayerAlliance(sourcePlayer, otherPlayer, ALLIANCE_HELP_RESPONSE, flag)
  call SetPlayerAlliance(sourcePlayer, otherPlayer, ALLIANCE_SHARED_XP, flag)
  call SetPlayerAlliance(sourcePlayer, otherPlayer, ALLIANCE_SHARED_SPELLS, flag)
endfunction

function SetPlayerAllianceStateVisionBJ takes player sourcePlayer, player otherPlayer, boolean flag returns nothing
  call SetPlayerAlliance(sourcePlayer, otherPlayer, ALLIANCE_SHARED_VISION, flag)
endfunction

function SetPlayerAllianceStateControlBJ takes player sourcePlayer, player otherPlayer, boolean flag returns nothing
  call SetPlayerAlliance(sourcePlayer, otherPlayer, ALLIANCE_SHARED_CONTROL, flag)
endfunction

function SetPlayerAllianceStateFullControlBJ takes player sourcePlayer, player otherPlayer, boolean flag returns nothing
  call SetPlayerAlliance(sourcePlayer, otherPlayer, ALLIANCE_SHARED_ADVANCED_CONTROL, flag)
endfunction

function SetPlayerAllianceStateBJ takes player sourcePlayer, player otherPlayer, integer allianceState returns nothing
  local boolean vision = allianceState == bj_ALLIANCE_UNALLIED_VISION or allianceState == bj_ALLIANCE_NEUTRAL_VISION
  local boolean ally = allianceState >= bj_ALLIANCE_ALLIED and allianceState <= bj_ALLIANCE_ALLIED_ADVUNITS
  if sourcePlayer == otherPlayer or allianceState < bj_ALLIANCE_UNALLIED or allianceState > bj_ALLIANCE_NEUTRAL_VISION then
    return
  endif
  set vision = vision or allianceState >= bj_ALLIANCE_ALLIED_VISION and allianceState <= bj_ALLIANCE_ALLIED_ADVUNITS
  call SetPlayerAllianceStateAllyBJ(sourcePlayer, otherPlayer, ally)
  if allianceState >= bj_ALLIANCE_NEUTRAL then
    call SetPlayerAlliance(sourcePlayer, otherPlayer, ALLIANCE_PASSIVE, true)
  endif
  call SetPlayerAllianceStateVisionBJ(sourcePlayer, otherPlayer, vision)
  call SetPlayerAllianceStateControlBJ(sourcePlayer, otherPlayer, allianceState == bj_ALLIANCE_ALLIED_UNITS or allianceState == bj_ALLIANCE_ALLIED_ADVUNITS)
  call SetPlayerAllianceStateFullControlBJ(sourcePlayer, otherPlayer, allianceState == bj_ALLIANCE_ALLIED_ADVUNITS)
endfunction

function SetPlayerHandicapBJ takes player whichPlayer, real handicapPercent returns nothing
  call SetPlayerHandicap(whichPlayer, handicapPercent * 0.01)
endfunction

function SetPlayerHandicapXPBJ takes player whichPlayer, real handicapPercent returns nothing
  call SetPlayerHandicapXP(whichPlayer, handicapPercent * 0.01)
endfunction

function SetPlayerOnScoreScreenBJ takes boolean flag, player whichPlayer returns nothing
  call SetPlayerOnScoreScreen(whichPlayer, flag)
endfunction

function SetPlayerAbilityAvailableBJ takes boolean avail, integer abilid, player whichPlayer returns nothing
  call SetPlayerAbilityAvailable(whichPlayer, abilid, avail)
endfunction

// --- rects and locations ---

function GetRectCenter takes rect whichRect returns location
  return Location(GetRectCenterX(whichRect), GetRectCenterY(whichRect))
endfunction

function GetPlayableMapRect takes nothing returns rect
  return bj_mapInitialPlayableArea
endfunction

function GetRandomLocInRect takes rect whichRect returns location
  local real x = GetRandomReal(GetRectMinX(whichRect), GetRectMaxX(whichRect))
  local real y = GetRandomReal(GetRectMinY(whichRect), GetRectMaxY(whichRect))
  return Location(x, y)
endfunction

function OffsetLocation takes location loc, real dx, real dy returns location
  return Location(GetLocationX(loc) + dx, GetLocationY(loc) + dy)
endfunction

function DistanceBetweenPoints takes location locA, location locB returns real
  local real dx = GetLocationX(locB) - GetLocationX(locA)
  local real dy = GetLocationY(locB) - GetLocationY(locA)
  return SquareRoot(dx * dx + dy * dy)
endfunction

function AngleBetweenPoints takes location locA, location locB returns real
  return bj_RADTODEG * Atan2(GetLocationY(locB) - GetLocationY(locA), GetLocationX(locB) - GetLocationX(locA))
endfunction

function RectContainsCoords takes rect r, real x, real y returns boolean
  return GetRectMinX(r) <= x and x <= GetRectMaxX(r) and GetRectMinY(r) <= y and y <= GetRectMaxY(r)
endfunction

function RectContainsUnit takes rect r, unit whichUnit returns boolean
  return RectContainsCoords(r, GetUnitX(whichUnit), GetUnitY(whichUnit))
endfunction

// --- triggers and timers ---

function ConditionalTriggerExecute takes trigger trig returns nothing
  if TriggerEvaluate(trig) then
    call TriggerExecute(trig)
  endif
endfunction

function TriggerExecuteBJ takes trigger trig, boolean checkConditions returns boolean
  if checkConditions and not TriggerEvaluate(trig) then
    return false
  endif
  call TriggerExecute(trig)
  return true
endfunction

function TriggerRegisterTimerEventPeriodic takes trigger trig, real timeout returns event
  return TriggerRegisterTimerEvent(trig, timeout, true)
endfunction

function TriggerRegisterTimerEventSingle takes trigger trig, real timeout returns event
  return TriggerRegisterTimerEvent(trig, timeout, false)
endfunction

function TriggerRegisterTimerExpireEventBJ takes trigger trig, timer t returns event
  return TriggerRegisterTimerExpireEvent(trig, t)
endfunction

function TriggerRegisterPlayerUnitEventSimple takes trigger trig, player whichPlayer, playerunitevent whichEvent returns event
  return TriggerRegisterPlayerUnitEvent(trig, whichPlayer, whichEvent, null)
endfunction

function TriggerRegisterAnyUnitEventBJ takes trigger trig, playerunitevent whichEvent returns nothing
  local integer i = 0
  loop
    exitwhen i == bj_MAX_PLAYER_SLOTS
    call TriggerRegisterPlayerUnitEvent(trig, Player(i), whichEvent, null)
    set i = i + 1
  endloop
endfunction

function TriggerRegisterEnterRectSimple takes trigger trig, rect r returns event
  local region area = CreateRegion()
  call RegionAddRect(area, r)
  return TriggerRegisterEnterRegion(trig, area, null)
endfunction

function TriggerRegisterPlayerEventVictory takes trigger trig, player whichPlayer returns event
  return TriggerRegisterPlayerEvent(trig, whichPlayer, EVENT_PLAYER_VICTORY)
endfunction

function TriggerRegisterPlayerEventDefeat takes trigger trig, player whichPlayer returns event
  return TriggerRegisterPlayerEvent(trig, whichPlayer, EVENT_PLAYER_DEFEAT)
endfunction

function TriggerRegisterPlayerEventEndCinematic takes trigger trig, player whichPlayer returns event
  return TriggerRegisterPlayerEvent(trig, whichPlayer, EVENT_PLAYER_END_CINEMATIC)
endfunction

function StartTimerBJ takes timer t, boolean periodic, real timeout returns timer
  set bj_lastStartedTimer = t
  call TimerStart(t, timeout, periodic, null)
  return t
endfunction

// Waits in game time: real-time sleeps run on while the game is paused.
function PolledWait takes real duration returns nothing
  local timer clock
  local real left
  if duration <= 0.0 then
    return
  endif
  set clock = CreateTimer()
  call TimerStart(clock, duration, false, null)
  loop
    set left = TimerGetRemaining(clock)
    exitwhen left <= 0.0
    if left > bj_POLLED_WAIT_SKIP_THRESHOLD then
      call TriggerSleepAction(0.1 * left)
    else
      call TriggerSleepAction(bj_POLLED_WAIT_INTERVAL)
    endif
  endloop
  call DestroyTimer(clock)
endfunction

// The trigger queue: the first in line runs, the next starts when it has left or taken too long.
function QueuedTriggerGetIndex takes trigger trig returns integer
  local integer i = 0
  loop
    exitwhen i == bj_queuedTriggerTotal
    if bj_queuedTriggers[i] == trig then
      return i
    endif
    set i = i + 1
  endloop
  return -1
endfunction

function QueuedTriggerRemoveByIndex takes integer index returns boolean
  local integer i = index
  if index < 0 or index >= bj_queuedTriggerTotal then
    return false
  endif
  set bj_queuedTriggerTotal = bj_queuedTriggerTotal - 1
  loop
    exitwhen i == bj_queuedTriggerTotal
    set bj_queuedTriggers[i] = bj_queuedTriggers[i + 1]
    set bj_queuedTriggerChecks[i] = bj_queuedTriggerChecks[i + 1]
    set i = i + 1
  endloop
  set bj_queuedTriggers[bj_queuedTriggerTotal] = null
  return true
endfunction

function QueuedTriggerAttemptExec takes nothing returns boolean
  loop
    exitwhen bj_queuedTriggerTotal == 0
    if TriggerExecuteBJ(bj_queuedTriggers[0], bj_queuedTriggerChecks[0]) then
      call TimerStart(bj_queuedExecTimeoutTimer, bj_QUEUED_TRIGGER_TIMEOUT, false, null)
      return true
    endif
    call QueuedTriggerRemoveByIndex(0)
  endloop
  return false
endfunction

function QueuedTriggerAddBJ takes trigger trig, boolean checkConditions returns boolean
  if bj_queuedTriggerTotal >= bj_MAX_QUEUED_TRIGGERS then
    return false
  endif
  set bj_queuedTriggers[bj_queuedTriggerTotal] = trig
  set bj_queuedTriggerChecks[bj_queuedTriggerTotal] = checkConditions
  set bj_queuedTriggerTotal = bj_queuedTriggerTotal + 1
  if bj_queuedTriggerTotal == 1 then
    call QueuedTriggerAttemptExec()
  endif
  return true
endfunction

function QueuedTriggerRemoveBJ takes trigger trig returns nothing
  local integer index = QueuedTriggerGetIndex(trig)
  if index < 0 then
    return
  endif
  call QueuedTriggerRemoveByIndex(index)
  if index == 0 then
    call PauseTimer(bj_queuedExecTimeoutTimer)
    call QueuedTriggerAttemptExec()
  endif
endfunction

function QueuedTriggerDoneBJ takes nothing returns nothing
  call QueuedTriggerRemoveBJ(GetTriggeringTrigger())
endfunction

function QueuedTriggerTimedOut takes nothing returns nothing
  if bj_queuedTriggerTotal > 0 then
    call QueuedTriggerRemoveBJ(bj_queuedTriggers[0])
  endif
endfunction

// --- units ---

function GetLastCreatedUnit takes nothing returns unit
  return bj_lastCreatedUnit
endfunction

function GetLastCreatedGroup takes nothing returns group
  return bj_lastCreatedGroup
endfunction

function CreateNUnitsAtLoc takes integer count, integer unitId, player whichPlayer, location loc, real face returns group
  local integer left = count
  set bj_lastCreatedGroup = CreateGroup()
  loop
    exitwhen left <= 0
    set bj_lastCreatedUnit = CreateUnitAtLoc(whichPlayer, unitId, loc, face)
    call GroupAddUnit(bj_lastCreatedGroup, bj_lastCreatedUnit)
    set left = left - 1
  endloop
  return bj_lastCreatedGroup
endfunction

function CreateNUnitsAtLocFacingLocBJ takes integer count, integer unitId, player whichPlayer, location loc, location lookAt returns group
  return CreateNUnitsAtLoc(count, unitId, whichPlayer, loc, AngleBetweenPoints(loc, lookAt))
endfunction

function GetUnitStateSwap takes unitstate whichState, unit whichUnit returns real
  return GetUnitState(whichUnit, whichState)
endfunction

function IsUnitDeadBJ takes unit whichUnit returns boolean
  return GetUnitState(whichUnit, UNIT_STATE_LIFE) <= 0.0
endfunction

function IsUnitAliveBJ takes unit whichUnit returns boolean
  return not IsUnitDeadBJ(whichUnit)
endfunction

function SetUnitLifeBJ takes unit whichUnit, real newValue returns nothing
  call SetUnitState(whichUnit, UNIT_STATE_LIFE, RMaxBJ(0.0, newValue))
endfunction

function SetUnitLifePercentBJ takes unit whichUnit, real percent returns nothing
  local real full = GetUnitState(whichUnit, UNIT_STATE_MAX_LIFE)
  call SetUnitLifeBJ(whichUnit, full * RMaxBJ(0.0, percent) * 0.01)
endfunction

function ShowUnitHide takes unit whichUnit returns nothing
  call ShowUnit(whichUnit, false)
endfunction

// A hero shown again is selectable at once, so its owner's selection is told.
function ShowUnitShow takes unit whichUnit returns nothing
  if IsUnitType(whichUnit, UNIT_TYPE_HERO) and IsUnitHidden(whichUnit) then
    call SelectUnit(whichUnit, false)
  endif
  call ShowUnit(whichUnit, true)
endfunction

function PauseUnitBJ takes boolean pause, unit whichUnit returns nothing
  call PauseUnit(whichUnit, pause)
endfunction

function ResetUnitAnimation takes unit whichUnit returns nothing
  call SetUnitAnimation(whichUnit, "stand")
endfunction

function SetUnitFacingToFaceLocTimed takes unit whichUnit, location target, real duration returns nothing
  local location here = GetUnitLoc(whichUnit)
  call SetUnitFacingTimed(whichUnit, AngleBetweenPoints(here, target), duration)
  call RemoveLocation(here)
endfunction

function SetUnitFacingToFaceUnitTimed takes unit whichUnit, unit target, real duration returns nothing
  local location there = GetUnitLoc(target)
  call SetUnitFacingToFaceLocTimed(whichUnit, there, duration)
  call RemoveLocation(there)
endfunction

function SetUnitPositionLocFacingBJ takes unit whichUnit, location loc, real facing returns nothing
  call SetUnitPositionLoc(whichUnit, loc)
  call SetUnitFacing(whichUnit, facing)
endfunction

function SuspendHeroXPBJ takes boolean flag, unit whichHero returns nothing
  call SuspendHeroXP(whichHero, not flag)
endfunction

function UnitRemoveBuffsBJ takes integer buffType, unit whichUnit returns nothing
  if buffType == bj_REMOVEBUFFS_POSITIVE then
    call UnitRemoveBuffs(whichUnit, true, false)
  elseif buffType == bj_REMOVEBUFFS_NEGATIVE then
    call UnitRemoveBuffs(whichUnit, false, true)
  elseif buffType == bj_REMOVEBUFFS_ALL then
    call UnitRemoveBuffs(whichUnit, true, true)
  elseif buffType == bj_REMOVEBUFFS_NONTLIFE then
    call UnitRemoveBuffsEx(whichUnit, true, true, false, false, false, true, false)
  endif
endfunction

function GetAttackedUnitBJ takes nothing returns unit
  return GetTriggerUnit()
endfunction

function IssueImmediateOrderBJ takes unit whichUnit, string order returns boolean
  return IssueImmediateOrder(whichUnit, order)
endfunction

function IssuePointOrderLocBJ takes unit whichUnit, string order, location whichLocation returns boolean
  return IssuePointOrderLoc(whichUnit, order, whichLocation)
endfunction

function IssueTargetOrderBJ takes unit whichUnit, string order, widget targetWidget returns boolean
  return IssueTargetOrder(whichUnit, order, targetWidget)
endfunction

function SelectUnitSingle takes unit whichUnit returns nothing
  call ClearSelection()
  call SelectUnit(whichUnit, true)
endfunction

// --- items ---

function GetLastCreatedItem takes nothing returns item
  return bj_lastCreatedItem
endfunction

function CreateItemLoc takes integer itemId, location loc returns item
  set bj_lastCreatedItem = CreateItem(itemId, GetLocationX(loc), GetLocationY(loc))
  return bj_lastCreatedItem
endfunction

// An item somewhere within 32 units of a widget; a random code from a drop table counts once.
function WidgetDropItem takes widget inWidget, integer inItemID returns item
  local real angle = GetRandomReal(0.0, 360.0) * bj_DEGTORAD
  local real distance = GetRandomReal(0.0, 32.0)
  if inItemID == -1 then
    return null
  endif
  set bj_lastDroppedItem = CreateItem(inItemID, GetWidgetX(inWidget) + distance * Cos(angle), GetWidgetY(inWidget) + distance * Sin(angle))
  return bj_lastDroppedItem
endfunction

function UnitDropItem takes unit inUnit, integer inItemID returns item
  local item dropped = WidgetDropItem(inUnit, inItemID)
  if dropped != null then
    call SetItemDropID(dropped, GetUnitTypeId(inUnit))
  endif
  return dropped
endfunction

function UnitAddItemByIdSwapped takes integer itemId, unit whichHero returns item
  set bj_lastCreatedItem = CreateItem(itemId, GetUnitX(whichHero), GetUnitY(whichHero))
  call UnitAddItem(whichHero, bj_lastCreatedItem)
  return bj_lastCreatedItem
endfunction

// --- groups ---

function GroupAddUnitSimple takes unit whichUnit, group whichGroup returns nothing
  call GroupAddUnit(whichGroup, whichUnit)
endfunction

function GroupRemoveUnitSimple takes unit whichUnit, group whichGroup returns nothing
  call GroupRemoveUnit(whichGroup, whichUnit)
endfunction

// With bj_wantDestroyGroup set beforehand the group goes after the enumeration.
function ForGroupBJ takes group whichGroup, code callback returns nothing
  local boolean destroy = bj_wantDestroyGroup
  set bj_wantDestroyGroup = false
  call ForGroup(whichGroup, callback)
  if destroy then
    call DestroyGroup(whichGroup)
  endif
endfunction

function GroupAddGroupEnum takes nothing returns nothing
  call GroupAddUnit(bj_groupAddGroupDest, GetEnumUnit())
endfunction

function GroupAddGroup takes group sourceGroup, group destGroup returns nothing
  set bj_groupAddGroupDest = destGroup
  call ForGroupBJ(sourceGroup, function GroupAddGroupEnum)
endfunction

function CountUnitsInGroupEnum takes nothing returns nothing
  set bj_groupCountUnits = bj_groupCountUnits + 1
endfunction

function CountUnitsInGroup takes group g returns integer
  set bj_groupCountUnits = 0
  call ForGroupBJ(g, function CountUnitsInGroupEnum)
  return bj_groupCountUnits
endfunction

// Each member is taken with the chance one in those seen so far, which picks evenly.
function GroupPickRandomUnitEnum takes nothing returns nothing
  set bj_groupRandomConsidered = bj_groupRandomConsidered + 1
  if GetRandomInt(1, bj_groupRandomConsidered) == 1 then
    set bj_groupRandomCurrentPick = GetEnumUnit()
  endif
endfunction

function GroupPickRandomUnit takes group whichGroup returns unit
  set bj_groupRandomConsidered = 0
  set bj_groupRandomCurrentPick = null
  call ForGroupBJ(whichGroup, function GroupPickRandomUnitEnum)
  return bj_groupRandomCurrentPick
endfunction

function SelectGroupBJEnum takes nothing returns nothing
  call SelectUnit(GetEnumUnit(), true)
endfunction

function SelectGroupBJ takes group g returns nothing
  call ClearSelection()
  call ForGroup(g, function SelectGroupBJEnum)
endfunction

function GetUnitsInRectMatching takes rect r, boolexpr filter returns group
  local group found = CreateGroup()
  call GroupEnumUnitsInRect(found, r, filter)
  if filter != null then
    call DestroyBoolExpr(filter)
  endif
  return found
endfunction

function GetUnitsInRectAll takes rect r returns group
  return GetUnitsInRectMatching(r, null)
endfunction

function GetUnitsInRectOfPlayerFilter takes nothing returns boolean
  return GetOwningPlayer(GetFilterUnit()) == bj_groupEnumOwningPlayer
endfunction

function GetUnitsInRectOfPlayer takes rect r, player whichPlayer returns group
  local group found = CreateGroup()
  set bj_groupEnumOwningPlayer = whichPlayer
  call GroupEnumUnitsInRect(found, r, Filter(function GetUnitsInRectOfPlayerFilter))
  return found
endfunction

function GetUnitsOfPlayerMatching takes player whichPlayer, boolexpr filter returns group
  local group found = CreateGroup()
  call GroupEnumUnitsOfPlayer(found, whichPlayer, filter)
  if filter != null then
    call DestroyBoolExpr(filter)
  endif
  return found
endfunction

function GetUnitsOfPlayerAll takes player whichPlayer returns group
  return GetUnitsOfPlayerMatching(whichPlayer, null)
endfunction

function GetUnitsOfPlayerAndTypeIdFilter takes nothing returns boolean
  return GetUnitTypeId(GetFilterUnit()) == bj_groupEnumTypeId
endfunction

function GetUnitsOfPlayerAndTypeId takes player whichPlayer, integer unitid returns group
  local group found = CreateGroup()
  set bj_groupEnumTypeId = unitid
  call GroupEnumUnitsOfPlayer(found, whichPlayer, Filter(function GetUnitsOfPlayerAndTypeIdFilter))
  return found
endfunction

function GetUnitsSelectedAll takes player whichPlayer returns group
  local group found = CreateGroup()
  call SyncSelections()
  call GroupEnumUnitsSelected(found, whichPlayer, null)
  return found
endfunction

function PauseAllUnitsBJEnum takes nothing returns nothing
  call PauseUnit(GetEnumUnit(), true)
endfunction

function UnpauseAllUnitsBJEnum takes nothing returns nothing
  call PauseUnit(GetEnumUnit(), false)
endfunction

function PauseAllUnitsBJ takes boolean pause returns nothing
  local integer i = 0
  local group found = CreateGroup()
  loop
    exitwhen i == bj_MAX_PLAYER_SLOTS
    call GroupEnumUnitsOfPlayer(found, Player(i), null)
    if pause then
      call ForGroup(found, function PauseAllUnitsBJEnum)
    else
      call ForGroup(found, function UnpauseAllUnitsBJEnum)
    endif
    set i = i + 1
  endloop
  call DestroyGroup(found)
endfunction

function SetPlayerColorBJEnum takes nothing returns nothing
  call SetUnitColor(GetEnumUnit(), GetPlayerColor(GetOwningPlayer(GetEnumUnit())))
endfunction

function SetPlayerColorBJ takes player whichPlayer, playercolor color, boolean changeExisting returns nothing
  local group found
  call SetPlayerColor(whichPlayer, color)
  if changeExisting then
    set found = CreateGroup()
    call GroupEnumUnitsOfPlayer(found, whichPlayer, null)
    call ForGroup(found, function SetPlayerColorBJEnum)
    call DestroyGroup(found)
  endif
endfunction

function EnumDestructablesInRectAll takes rect r, code actionFunc returns nothing
  call EnumDestructablesInRect(r, null, actionFunc)
endfunction

// --- effects, sight, terrain ---

function GetLastCreatedEffectBJ takes nothing returns effect
  return bj_lastCreatedEffect
endfunction

function AddSpecialEffectLocBJ takes location where, string modelName returns effect
  set bj_lastCreatedEffect = AddSpecialEffectLoc(modelName, where)
  return bj_lastCreatedEffect
endfunction

function AddSpecialEffectTargetUnitBJ takes string attachPointName, widget targetWidget, string modelName returns effect
  set bj_lastCreatedEffect = AddSpecialEffectTarget(modelName, targetWidget, attachPointName)
  return bj_lastCreatedEffect
endfunction

function DestroyEffectBJ takes effect whichEffect returns nothing
  call DestroyEffect(whichEffect)
endfunction

function GetLastCreatedFogModifier takes nothing returns fogmodifier
  return bj_lastCreatedFogModifier
endfunction

function CreateFogModifierRectBJ takes boolean enabled, player whichPlayer, fogstate whichFogState, rect r returns fogmodifier
  set bj_lastCreatedFogModifier = CreateFogModifierRect(whichPlayer, whichFogState, r, true, false)
  if enabled then
    call FogModifierStart(bj_lastCreatedFogModifier)
  endif
  return bj_lastCreatedFogModifier
endfunction

function CreateFogModifierRadiusLocBJ takes boolean enabled, player whichPlayer, fogstate whichFogState, location center, real radius returns fogmodifier
  set bj_lastCreatedFogModifier = CreateFogModifierRadiusLoc(whichPlayer, whichFogState, center, radius, true, false)
  if enabled then
    call FogModifierStart(bj_lastCreatedFogModifier)
  endif
  return bj_lastCreatedFogModifier
endfunction

function FogMaskEnableOff takes nothing returns nothing
  call FogMaskEnable(false)
endfunction

function SetTerrainFogExBJ takes integer style, real zstart, real zend, real density, real red, real green, real blue returns nothing
  call SetTerrainFogEx(style, zstart, zend, density, red * 0.01, green * 0.01, blue * 0.01)
endfunction

function SetDoodadAnimationRectBJ takes string animName, integer doodadID, rect r returns nothing
  call SetDoodadAnimationRect(r, doodadID, animName, false)
endfunction

function PingMinimapLocForForce takes force whichForce, location loc, real duration returns nothing
  if IsPlayerInForce(GetLocalPlayer(), whichForce) then
    call PingMinimap(GetLocationX(loc), GetLocationY(loc), duration)
  endif
endfunction

function GetTimeOfDay takes nothing returns real
  return GetFloatGameState(GAME_STATE_TIME_OF_DAY)
endfunction

function SetTimeOfDay takes real whatTime returns nothing
  call SetFloatGameState(GAME_STATE_TIME_OF_DAY, whatTime)
endfunction

function UseTimeOfDayBJ takes boolean flag returns nothing
  call SuspendTimeOfDay(not flag)
endfunction

// --- text tags, boards, quests ---

function GetLastCreatedTextTag takes nothing returns texttag
  return bj_lastCreatedTextTag
endfunction

// Sizes are points of a font that is 0.023 high at 10.
function TextTagSize2Height takes real size returns real
  return size * 0.0023
endfunction

function CreateTextTagUnitBJ takes string s, unit whichUnit, real zOffset, real size, real red, real green, real blue, real transparency returns texttag
  set bj_lastCreatedTextTag = CreateTextTag()
  call SetTextTagText(bj_lastCreatedTextTag, s, TextTagSize2Height(size))
  call SetTextTagPosUnit(bj_lastCreatedTextTag, whichUnit, zOffset)
  call SetTextTagColor(bj_lastCreatedTextTag, PercentTo255(red), PercentTo255(green), PercentTo255(blue), PercentTo255(100.0 - transparency))
  return bj_lastCreatedTextTag
endfunction

function GetLastCreatedLeaderboard takes nothing returns leaderboard
  return bj_lastCreatedLeaderboard
endfunction

function ShowLeaderboardToForce takes leaderboard lb, force toForce returns nothing
  local integer i = 0
  loop
    exitwhen i == bj_MAX_PLAYERS
    if IsPlayerInForce(Player(i), toForce) then
      call PlayerSetLeaderboard(Player(i), lb)
    endif
    set i = i + 1
  endloop
endfunction

function CreateLeaderboardBJ takes force toForce, string label returns leaderboard
  set bj_lastCreatedLeaderboard = CreateLeaderboard()
  call LeaderboardSetLabel(bj_lastCreatedLeaderboard, label)
  call ShowLeaderboardToForce(bj_lastCreatedLeaderboard, toForce)
  call LeaderboardDisplay(bj_lastCreatedLeaderboard, true)
  return bj_lastCreatedLeaderboard
endfunction

function LeaderboardFitRows takes leaderboard lb returns nothing
  local integer rows = LeaderboardGetItemCount(lb)
  if LeaderboardGetLabelText(lb) == "" then
    set rows = rows - 1
  endif
  call LeaderboardSetSizeByItemCount(lb, rows)
endfunction

function LeaderboardAddItemBJ takes player whichPlayer, leaderboard lb, string label, integer value returns nothing
  if LeaderboardHasPlayerItem(lb, whichPlayer) then
    call LeaderboardRemovePlayerItem(lb, whichPlayer)
  endif
  call LeaderboardAddItem(lb, label, value, whichPlayer)
  call LeaderboardFitRows(lb)
endfunction

function LeaderboardSetPlayerItemValueBJ takes player whichPlayer, leaderboard lb, integer val returns nothing
  if LeaderboardHasPlayerItem(lb, whichPlayer) then
    call LeaderboardSetItemValue(lb, LeaderboardGetPlayerIndex(lb, whichPlayer), val)
  endif
endfunction

function GetLastCreatedQuestBJ takes nothing returns quest
  return bj_lastCreatedQuest
endfunction

function GetLastCreatedQuestItemBJ takes nothing returns questitem
  return bj_lastCreatedQuestItem
endfunction

function CreateQuestBJ takes integer questType, string title, string description, string iconPath returns quest
  local boolean required = questType == bj_QUESTTYPE_REQ_DISCOVERED or questType == bj_QUESTTYPE_REQ_UNDISCOVERED
  local boolean discovered = questType == bj_QUESTTYPE_REQ_DISCOVERED or questType == bj_QUESTTYPE_OPT_DISCOVERED
  set bj_lastCreatedQuest = CreateQuest()
  call QuestSetTitle(bj_lastCreatedQuest, title)
  call QuestSetDescription(bj_lastCreatedQuest, description)
  call QuestSetIconPath(bj_lastCreatedQuest, iconPath)
  call QuestSetRequired(bj_lastCreatedQuest, required)
  call QuestSetDiscovered(bj_lastCreatedQuest, discovered)
  call QuestSetCompleted(bj_lastCreatedQuest, false)
  return bj_lastCreatedQuest
endfunction

function CreateQuestItemBJ takes quest whichQuest, string description returns questitem
  set bj_lastCreatedQuestItem = QuestCreateItem(whichQuest)
  call QuestItemSetDescription(bj_lastCreatedQuestItem, description)
  call QuestItemSetCompleted(bj_lastCreatedQuestItem, false)
  return bj_lastCreatedQuestItem
endfunction

function QuestSetDiscoveredBJ takes quest whichQuest, boolean discovered returns nothing
  call QuestSetDiscovered(whichQuest, discovered)
endfunction

function QuestSetCompletedBJ takes quest whichQuest, boolean completed returns nothing
  call QuestSetCompleted(whichQuest, completed)
endfunction

function QuestItemSetCompletedBJ takes questitem whichQuestItem, boolean completed returns nothing
  call QuestItemSetCompleted(whichQuestItem, completed)
endfunction

// The message itself; what concerns the quest log also makes its button flash.
function QuestMessageBJ takes force f, integer messageType, string message returns nothing
  local real duration = bj_TEXT_DELAY_QUEST
  if not IsPlayerInForce(GetLocalPlayer(), f) then
    return
  endif
  if messageType >= bj_QUESTMESSAGE_ALWAYSHINT then
    set duration = bj_TEXT_DELAY_HINT
  endif
  call DisplayTimedTextToPlayer(GetLocalPlayer(), 0.0, 0.0, duration, " ")
  call DisplayTimedTextToPlayer(GetLocalPlayer(), 0.0, 0.0, duration, message)
  if messageType <= bj_QUESTMESSAGE_REQUIREMENT then
    call FlashQuestDialogButton()
  endif
endfunction

// --- sound ---

function PlaySoundBJ takes sound soundHandle returns nothing
  set bj_lastPlayedSound = soundHandle
  if soundHandle != null then
    call StartSound(soundHandle)
  endif
endfunction

function StopSoundBJ takes sound soundHandle, boolean fadeOut returns nothing
  call StopSound(soundHandle, false, fadeOut)
endfunction

function SetSoundVolumeBJ takes sound soundHandle, real volumePercent returns nothing
  call SetSoundVolume(soundHandle, PercentToInt(volumePercent, 127))
endfunction

function AttachSoundToUnitBJ takes sound soundHandle, unit whichUnit returns nothing
  call AttachSoundToUnit(soundHandle, whichUnit)
endfunction

function PlaySoundOnUnitBJ takes sound soundHandle, real volumePercent, unit whichUnit returns nothing
  call AttachSoundToUnitBJ(soundHandle, whichUnit)
  call SetSoundVolumeBJ(soundHandle, volumePercent)
  call PlaySoundBJ(soundHandle)
endfunction

// In seconds; a missing sound counts as long enough to read a line.
function GetSoundDurationBJ takes sound soundHandle returns real
  if soundHandle == null then
    return bj_NOTHING_SOUND_DURATION
  endif
  return I2R(GetSoundDuration(soundHandle)) * 0.001
endfunction

function WaitForSoundBJ takes sound soundHandle, real offset returns nothing
  if soundHandle != null then
    call PolledWait(RMaxBJ(0.0, GetSoundDurationBJ(soundHandle) - offset))
  endif
endfunction

function PlayThematicMusicBJ takes string musicName returns nothing
  call PlayThematicMusic(musicName)
endfunction

function SetMapMusicIndexedBJ takes string musicName, integer index returns nothing
  call SetMapMusic(musicName, false, index)
endfunction

function ClearMapMusicBJ takes nothing returns nothing
  call ClearMapMusic()
endfunction

function VolumeGroupResetBJ takes nothing returns nothing
  call VolumeGroupReset()
endfunction

// Speech stays audible over everything else.
function SetSpeechVolumeGroupsBJ takes nothing returns nothing
  call VolumeGroupSetVolume(SOUND_VOLUMEGROUP_UNITMOVEMENT, 0.25)
  call VolumeGroupSetVolume(SOUND_VOLUMEGROUP_UNITSOUNDS, 0.0)
  call VolumeGroupSetVolume(SOUND_VOLUMEGROUP_COMBAT, 0.25)
  call VolumeGroupSetVolume(SOUND_VOLUMEGROUP_SPELLS, 0.25)
  call VolumeGroupSetVolume(SOUND_VOLUMEGROUP_UI, 0.0)
  call VolumeGroupSetVolume(SOUND_VOLUMEGROUP_MUSIC, 0.55)
  call VolumeGroupSetVolume(SOUND_VOLUMEGROUP_AMBIENTSOUNDS, 1.0)
  call VolumeGroupSetVolume(SOUND_VOLUMEGROUP_FIRE, 0.6)
endfunction

function StartAmbientSound takes string inLabel returns nothing
  if bj_ambientSound != null then
    call StopSound(bj_ambientSound, true, true)
  endif
  set bj_ambientSound = CreateMIDISound(inLabel, 20, 20)
  call StartSound(bj_ambientSound)
endfunction

function SetAmbientDaySound takes string inLabel returns nothing
  set bj_ambientDaySound = inLabel
  if GetTimeOfDay() >= 6.0 and GetTimeOfDay() < 18.0 then
    call StartAmbientSound(inLabel)
  endif
endfunction

function SetAmbientNightSound takes string inLabel returns nothing
  set bj_ambientNightSound = inLabel
  if GetTimeOfDay() < 6.0 or GetTimeOfDay() >= 18.0 then
    call StartAmbientSound(inLabel)
  endif
endfunction

// --- camera and cinematics ---

function PanCameraToTimedLocForPlayer takes player whichPlayer, location loc, real duration returns nothing
  if GetLocalPlayer() == whichPlayer then
    call PanCameraToTimed(GetLocationX(loc), GetLocationY(loc), duration)
  endif
endfunction

function ResetToGameCameraForPlayer takes player whichPlayer, real duration returns nothing
  if GetLocalPlayer() == whichPlayer then
    call ResetToGameCamera(duration)
  endif
endfunction

function SetCameraQuickPositionLocForPlayer takes player whichPlayer, location loc returns nothing
  if GetLocalPlayer() == whichPlayer then
    call SetCameraQuickPosition(GetLocationX(loc), GetLocationY(loc))
  endif
endfunction

function CameraSetupApplyForPlayer takes boolean doPan, camerasetup whichSetup, player whichPlayer, real duration returns nothing
  if GetLocalPlayer() == whichPlayer then
    call CameraSetupApplyForceDuration(whichSetup, doPan, duration)
  endif
endfunction

function CameraResetSmoothingFactorBJ takes nothing returns nothing
  call CameraSetSmoothingFactor(1.0)
endfunction

function CinematicFilter takes real duration, string tex, real red, real green, real blue, real fromAlpha, real toAlpha returns nothing
  call SetCineFilterTexture(tex)
  call SetCineFilterBlendMode(BLEND_MODE_BLEND)
  call SetCineFilterTexMapFlags(TEXMAP_FLAG_NONE)
  call SetCineFilterStartUV(0.0, 0.0, 1.0, 1.0)
  call SetCineFilterEndUV(0.0, 0.0, 1.0, 1.0)
  call SetCineFilterStartColor(PercentTo255(red), PercentTo255(green), PercentTo255(blue), PercentTo255(fromAlpha))
  call SetCineFilterEndColor(PercentTo255(red), PercentTo255(green), PercentTo255(blue), PercentTo255(toAlpha))
  call SetCineFilterDuration(duration)
  call DisplayCineFilter(true)
endfunction

// `trans` is how transparent the dark end of the fade is, in percent.
function CinematicFadeBJ takes integer fadetype, real duration, string tex, real red, real green, real blue, real trans returns nothing
  if fadetype == bj_CINEFADETYPE_FADEOUT then
    call CinematicFilter(duration, tex, red, green, blue, 0.0, 100.0 - trans)
  elseif fadetype == bj_CINEFADETYPE_FADEIN then
    call CinematicFilter(duration, tex, red, green, blue, 100.0 - trans, 0.0)
  elseif fadetype == bj_CINEFADETYPE_FADEOUTIN then
    if duration > 0.0 then
      call CinematicFilter(duration * 0.5, tex, red, green, blue, 0.0, 100.0 - trans)
      call TriggerSleepAction(duration * 0.5)
    endif
    call CinematicFilter(duration * 0.5, tex, red, green, blue, 100.0 - trans, 0.0)
  endif
endfunction

function CinematicModeBJ takes boolean cineMode, force forForce returns nothing
  if IsPlayerInForce(GetLocalPlayer(), forForce) then
    if cineMode then
      call ClearTextMessages()
      call EndCinematicScene()
    endif
    call ShowInterface(not cineMode, bj_CINEMODE_INTERFACEFADE)
    call EnableUserControl(not cineMode)
    call EnableOcclusion(not cineMode)
    call EnableWorldFogBoundary(not cineMode)
  endif
  if cineMode then
    call SetSpeechVolumeGroupsBJ()
  else
    call VolumeGroupResetBJ()
  endif
endfunction

function GetTransmissionDuration takes sound soundHandle, integer timeType, real timeVal returns real
  local real duration = GetSoundDurationBJ(soundHandle)
  if timeType == bj_TIMETYPE_ADD then
    set duration = duration + timeVal
  elseif timeType == bj_TIMETYPE_SET then
    set duration = timeVal
  elseif timeType == bj_TIMETYPE_SUB then
    set duration = duration - timeVal
  endif
  return RMaxBJ(0.0, duration)
endfunction

function TransmissionFromUnitWithNameBJ takes force toForce, unit whichUnit, string unitName, sound soundHandle, string message, integer timeType, real timeVal, boolean wait returns nothing
  local real duration = GetTransmissionDuration(soundHandle, timeType, timeVal)
  set bj_lastTransmissionDuration = duration
  set bj_lastPlayedSound = soundHandle
  if IsPlayerInForce(GetLocalPlayer(), toForce) then
    if whichUnit == null then
      call SetCinematicScene(0, PLAYER_COLOR_RED, unitName, message, duration + bj_TRANSMISSION_PORT_HANGTIME, duration)
    else
      call SetCinematicScene(GetUnitTypeId(whichUnit), GetPlayerColor(GetOwningPlayer(whichUnit)), unitName, message, duration + bj_TRANSMISSION_PORT_HANGTIME, duration)
      if not IsUnitHidden(whichUnit) then
        call UnitAddIndicator(whichUnit, 255, 255, 255, 255)
        call PingMinimap(GetUnitX(whichUnit), GetUnitY(whichUnit), 1.0)
      endif
    endif
    if soundHandle != null then
      call StartSound(soundHandle)
    endif
  endif
  if wait and duration > 0.0 then
    call TriggerSleepAction(duration)
  endif
endfunction

// --- game cache and campaign ---

function GetLastCreatedGameCacheBJ takes nothing returns gamecache
  return bj_lastCreatedGameCache
endfunction

function InitGameCacheBJ takes string campaignFile returns gamecache
  set bj_lastCreatedGameCache = InitGameCache(campaignFile)
  return bj_lastCreatedGameCache
endfunction

function SaveGameCacheBJ takes gamecache cache returns boolean
  return SaveGameCache(cache)
endfunction

function StoreUnitBJ takes unit whichUnit, string key, string missionKey, gamecache cache returns boolean
  return StoreUnit(cache, missionKey, key, whichUnit)
endfunction

function StoreIntegerBJ takes integer value, string key, string missionKey, gamecache cache returns nothing
  call StoreInteger(cache, missionKey, key, value)
endfunction

function GetStoredIntegerBJ takes string key, string missionKey, gamecache cache returns integer
  return GetStoredInteger(cache, missionKey, key)
endfunction

function GetLastRestoredUnitBJ takes nothing returns unit
  return bj_lastRestoredUnit
endfunction

function RestoreUnitLocFacingAngleBJ takes string key, string missionKey, gamecache cache, player forWhichPlayer, location loc, real facing returns unit
  set bj_lastRestoredUnit = RestoreUnit(cache, missionKey, key, forWhichPlayer, GetLocationX(loc), GetLocationY(loc), facing)
  return bj_lastRestoredUnit
endfunction

function SetNextLevelBJ takes string nextLevel returns nothing
  if nextLevel == "" then
    set bj_changeLevelMapName = null
  else
    set bj_changeLevelMapName = nextLevel
  endif
endfunction

function SetCampaignMenuRaceBJ takes integer campaignNumber returns nothing
  call SetCampaignMenuRaceEx(campaignNumber)
endfunction

function SetMissionAvailableBJ takes boolean available, integer missionIndex returns nothing
  call SetMissionAvailable(missionIndex / 1000, ModuloInteger(missionIndex, 1000), available)
endfunction

// Where the winner goes: to the next map when one is set, else out of the game.
function CustomVictoryBJ takes player whichPlayer, boolean showDialog, boolean showScores returns nothing
  call RemovePlayer(whichPlayer, PLAYER_GAME_RESULT_VICTORY)
  set bj_changeLevelShowScores = showScores
  if GetPlayerController(whichPlayer) == MAP_CONTROL_USER then
    if showDialog then
      call DisplayTextToPlayer(whichPlayer, 0.0, 0.0, "Victory!")
    endif
    if bj_changeLevelMapName == null then
      call EndGame(showScores)
    else
      call ChangeLevel(bj_changeLevelMapName, showScores)
    endif
  endif
endfunction

function CustomDefeatBJ takes player whichPlayer, string message returns nothing
  call RemovePlayer(whichPlayer, PLAYER_GAME_RESULT_DEFEAT)
  if GetPlayerController(whichPlayer) == MAP_CONTROL_USER then
    call DisplayTextToPlayer(whichPlayer, 0.0, 0.0, message)
    call EndGame(true)
  endif
endfunction

// --- melee games ---

function IsPlayerActive takes player p returns boolean
  return GetPlayerSlotState(p) == PLAYER_SLOT_STATE_PLAYING
endfunction

function MeleeStartingVisibility takes nothing returns nothing
  call SetFloatGameState(GAME_STATE_TIME_OF_DAY, 8.0)
endfunction

function MeleeStartingResources takes nothing returns nothing
  local integer i = 0
  loop
    exitwhen i == bj_MAX_PLAYERS
    if IsPlayerActive(Player(i)) then
      call SetPlayerState(Player(i), PLAYER_STATE_RESOURCE_GOLD, bj_MELEE_STARTING_GOLD)
      call SetPlayerState(Player(i), PLAYER_STATE_RESOURCE_LUMBER, bj_MELEE_STARTING_LUMBER)
    endif
    set i = i + 1
  endloop
endfunction

function ReducePlayerTechMaxAllowed takes player whichPlayer, integer techId, integer limit returns nothing
  local integer allowed = GetPlayerTechMaxAllowed(whichPlayer, techId)
  if allowed < 0 or allowed > limit then
    call SetPlayerTechMaxAllowed(whichPlayer, techId, limit)
  endif
endfunction

function MeleeStartingHeroLimit takes nothing returns nothing
  local integer i = 0
  loop
    exitwhen i == bj_MAX_PLAYERS
    call ReducePlayerTechMaxAllowed(Player(i), 'HERO', bj_MELEE_HERO_LIMIT)
    call ReducePlayerTechMaxAllowed(Player(i), 'Hamg', bj_MELEE_HERO_TYPE_LIMIT)
    call ReducePlayerTechMaxAllowed(Player(i), 'Hmkg', bj_MELEE_HERO_TYPE_LIMIT)
    call ReducePlayerTechMaxAllowed(Player(i), 'Hpal', bj_MELEE_HERO_TYPE_LIMIT)
    call ReducePlayerTechMaxAllowed(Player(i), 'Hblm', bj_MELEE_HERO_TYPE_LIMIT)
    call ReducePlayerTechMaxAllowed(Player(i), 'Obla', bj_MELEE_HERO_TYPE_LIMIT)
    call ReducePlayerTechMaxAllowed(Player(i), 'Ofar', bj_MELEE_HERO_TYPE_LIMIT)
    call ReducePlayerTechMaxAllowed(Player(i), 'Otch', bj_MELEE_HERO_TYPE_LIMIT)
    call ReducePlayerTechMaxAllowed(Player(i), 'Oshd', bj_MELEE_HERO_TYPE_LIMIT)
    call ReducePlayerTechMaxAllowed(Player(i), 'Edem', bj_MELEE_HERO_TYPE_LIMIT)
    call ReducePlayerTechMaxAllowed(Player(i), 'Ekee', bj_MELEE_HERO_TYPE_LIMIT)
    call ReducePlayerTechMaxAllowed(Player(i), 'Emoo', bj_MELEE_HERO_TYPE_LIMIT)
    call ReducePlayerTechMaxAllowed(Player(i), 'Ewar', bj_MELEE_HERO_TYPE_LIMIT)
    call ReducePlayerTechMaxAllowed(Player(i), 'Udea', bj_MELEE_HERO_TYPE_LIMIT)
    call ReducePlayerTechMaxAllowed(Player(i), 'Udre', bj_MELEE_HERO_TYPE_LIMIT)
    call ReducePlayerTechMaxAllowed(Player(i), 'Ulic', bj_MELEE_HERO_TYPE_LIMIT)
    call ReducePlayerTechMaxAllowed(Player(i), 'Ucrl', bj_MELEE_HERO_TYPE_LIMIT)
    set i = i + 1
  endloop
endfunction

// Each player's first heroes come with a scroll of town portal.
function MeleeTrainedUnitIsHeroBJFilter takes nothing returns boolean
  return IsUnitType(GetFilterUnit(), UNIT_TYPE_HERO)
endfunction

function MeleeGrantItemsToHero takes unit whichUnit returns nothing
  local integer owner = GetPlayerId(GetOwningPlayer(whichUnit))
  if bj_meleeTwinkedHeroes[owner] < bj_MELEE_MAX_TWINKED_HEROES then
    call UnitAddItemById(whichUnit, 'stwp')
    set bj_meleeTwinkedHeroes[owner] = bj_meleeTwinkedHeroes[owner] + 1
  endif
endfunction

function MeleeGrantItemsToTrainedHero takes nothing returns nothing
  call MeleeGrantItemsToHero(GetTrainedUnit())
endfunction

function MeleeGrantHeroItems takes nothing returns nothing
  local trigger trained = CreateTrigger()
  local integer i = 0
  set filterMeleeTrainedUnitIsHeroBJ = Filter(function MeleeTrainedUnitIsHeroBJFilter)
  loop
    exitwhen i == bj_MAX_PLAYER_SLOTS
    set bj_meleeTwinkedHeroes[i] = 0
    if i < bj_MAX_PLAYERS then
      call TriggerRegisterPlayerUnitEvent(trained, Player(i), EVENT_PLAYER_UNIT_TRAIN_FINISH, filterMeleeTrainedUnitIsHeroBJ)
    endif
    set i = i + 1
  endloop
  call TriggerAddAction(trained, function MeleeGrantItemsToTrainedHero)
endfunction

// The area around the start locations of players is free of creeps and neutral units.
function MeleeClearExcessUnit takes nothing returns nothing
  local unit found = GetEnumUnit()
  local player owner = GetOwningPlayer(found)
  if owner == Player(PLAYER_NEUTRAL_AGGRESSIVE) then
    call RemoveUnit(found)
  elseif owner == Player(PLAYER_NEUTRAL_PASSIVE) and not IsUnitType(found, UNIT_TYPE_STRUCTURE) then
    call RemoveUnit(found)
  endif
  set found = null
endfunction

function MeleeClearExcessUnits takes nothing returns nothing
  local integer i = 0
  local group found = CreateGroup()
  loop
    exitwhen i == bj_MAX_PLAYERS
    if IsPlayerActive(Player(i)) then
      call GroupEnumUnitsInRange(found, GetStartLocationX(GetPlayerStartLocation(Player(i))), GetStartLocationY(GetPlayerStartLocation(Player(i))), bj_MELEE_CLEAR_UNITS_RADIUS, null)
      call ForGroup(found, function MeleeClearExcessUnit)
    endif
    set i = i + 1
  endloop
  call DestroyGroup(found)
endfunction

// A hall at the start location and five workers in a row below it.
function MeleeCreateTown takes player whichPlayer, integer hallId, integer workerId returns nothing
  local real x = GetStartLocationX(GetPlayerStartLocation(whichPlayer))
  local real y = GetStartLocationY(GetPlayerStartLocation(whichPlayer))
  local integer i = 0
  call CreateUnit(whichPlayer, hallId, x, y, bj_UNIT_FACING)
  loop
    exitwhen i == 5
    call CreateUnit(whichPlayer, workerId, x + 64.0 * I2R(i - 2), y - 300.0, bj_UNIT_FACING)
    set i = i + 1
  endloop
  call SetPlayerState(whichPlayer, PLAYER_STATE_RESOURCE_HERO_TOKENS, bj_MELEE_STARTING_HERO_TOKENS)
  if GetLocalPlayer() == whichPlayer then
    call SetCameraPosition(x, y)
    call SetCameraQuickPosition(x, y)
  endif
endfunction

function MeleeStartingUnits takes nothing returns nothing
  local integer i = 0
  local race side
  loop
    exitwhen i == bj_MAX_PLAYERS
    if IsPlayerActive(Player(i)) then
      set side = GetPlayerRace(Player(i))
      if side == RACE_ORC then
        call MeleeCreateTown(Player(i), 'ogre', 'opeo')
      elseif side == RACE_UNDEAD then
        call MeleeCreateTown(Player(i), 'unpl', 'uaco')
      elseif side == RACE_NIGHTELF then
        call MeleeCreateTown(Player(i), 'etol', 'ewsp')
      else
        call MeleeCreateTown(Player(i), 'htow', 'hpea')
      endif
    endif
    set i = i + 1
  endloop
endfunction

function MeleeStartingAI takes nothing returns nothing
  local integer i = 0
  local race side
  loop
    exitwhen i == bj_MAX_PLAYERS
    if IsPlayerActive(Player(i)) and GetPlayerController(Player(i)) == MAP_CONTROL_COMPUTER then
      set side = GetPlayerRace(Player(i))
      if side == RACE_HUMAN then
        call StartMeleeAI(Player(i), "human.ai")
      elseif side == RACE_ORC then
        call StartMeleeAI(Player(i), "orc.ai")
      elseif side == RACE_UNDEAD then
        call StartMeleeAI(Player(i), "undead.ai")
      elseif side == RACE_NIGHTELF then
        call StartMeleeAI(Player(i), "elf.ai")
      endif
    endif
    set i = i + 1
  endloop
endfunction

// A player without structures is defeated; a team whose enemies all are has won.
function MeleeTeamHasStructures takes player whichPlayer returns boolean
  local integer i = 0
  loop
    exitwhen i == bj_MAX_PLAYERS
    if IsPlayerActive(Player(i)) and (Player(i) == whichPlayer or IsPlayerAlly(Player(i), whichPlayer)) then
      if GetPlayerStructureCount(Player(i), true) > 0 then
        return true
      endif
    endif
    set i = i + 1
  endloop
  return false
endfunction

function MeleeCheckForLosersAndVictors takes nothing returns nothing
  local integer i = 0
  local integer standing = 0
  local player last = null
  local boolean rivals = false
  loop
    exitwhen i == bj_MAX_PLAYERS
    if IsPlayerActive(Player(i)) then
      if not MeleeTeamHasStructures(Player(i)) then
        call CustomDefeatBJ(Player(i), "Defeat!")
      else
        set rivals = rivals or last != null and not IsPlayerAlly(last, Player(i))
        set last = Player(i)
        set standing = standing + 1
      endif
    endif
    set i = i + 1
  endloop
  if standing == 0 or rivals or not bj_meleeHadRivals then
    return
  endif
  set i = 0
  loop
    exitwhen i == bj_MAX_PLAYERS
    if IsPlayerActive(Player(i)) then
      call CustomVictoryBJ(Player(i), true, true)
    endif
    set i = i + 1
  endloop
endfunction

function MeleeRivalsPlay takes nothing returns boolean
  local integer i = 0
  local player first = null
  loop
    exitwhen i == bj_MAX_PLAYERS
    if IsPlayerActive(Player(i)) then
      if first == null then
        set first = Player(i)
      elseif not IsPlayerAlly(first, Player(i)) then
        return true
      endif
    endif
    set i = i + 1
  endloop
  return false
endfunction

function MeleeStructureFilter takes nothing returns boolean
  return IsUnitType(GetFilterUnit(), UNIT_TYPE_STRUCTURE)
endfunction

function MeleeInitVictoryDefeat takes nothing returns nothing
  local trigger ended = CreateTrigger()
  local integer i = 0
  set bj_meleeHadRivals = MeleeRivalsPlay()
  set filterMeleeStructureBJ = Filter(function MeleeStructureFilter)
  loop
    exitwhen i == bj_MAX_PLAYERS
    if IsPlayerActive(Player(i)) then
      call TriggerRegisterPlayerUnitEvent(ended, Player(i), EVENT_PLAYER_UNIT_CONSTRUCT_CANCEL, null)
      call TriggerRegisterPlayerUnitEvent(ended, Player(i), EVENT_PLAYER_UNIT_DEATH, filterMeleeStructureBJ)
      call TriggerRegisterPlayerEvent(ended, Player(i), EVENT_PLAYER_LEAVE)
    endif
    set i = i + 1
  endloop
  call TriggerAddAction(ended, function MeleeCheckForLosersAndVictors)
endfunction

// --- set-up ---

function SetPlayerSlotAvailable takes player whichPlayer, mapcontrol control returns nothing
  local integer slot = GetPlayerId(whichPlayer)
  if not bj_slotControlReady then
    set bj_slotControlReady = true
  endif
  set bj_slotControlUsed[slot] = true
  set bj_slotControl[slot] = control
endfunction

// Gives the slots that the map offered to its teams in turn, by the game's type.
function InitGenericPlayerSlots takes nothing returns nothing
  local integer i = 0
  local integer placed = 0
  local integer teams = IMaxBJ(GetTeams(), 1)
  loop
    exitwhen i == bj_MAX_PLAYER_SLOTS
    if bj_slotControlUsed[i] then
      call SetPlayerTeam(Player(i), ModuloInteger(placed, teams))
      call SetPlayerController(Player(i), bj_slotControl[i])
      set placed = placed + 1
    endif
    set i = i + 1
  endloop
endfunction

function MarkGameStarted takes nothing returns nothing
  set bj_gameStarted = true
  call DestroyTimer(bj_gameStartedTimer)
endfunction

function InitBlizzardForces takes nothing returns nothing
  local integer i = 0
  local integer users = 0
  set bj_FORCE_ALL = CreateForce()
  call ForceEnumPlayers(bj_FORCE_ALL, null)
  loop
    exitwhen i == bj_MAX_PLAYER_SLOTS
    set bj_FORCE_PLAYER[i] = CreateForce()
    call ForceAddPlayer(bj_FORCE_PLAYER[i], Player(i))
    if IsPlayerActive(Player(i)) and GetPlayerController(Player(i)) == MAP_CONTROL_USER then
      set users = users + 1
    endif
    set i = i + 1
  endloop
  set bj_isSinglePlayer = users <= 1
endfunction

function InitBlizzard takes nothing returns nothing
  local trigger timeout = CreateTrigger()
  call InitBlizzardForces()
  set bj_mapInitialPlayableArea = Rect(GetCameraBoundMinX() - GetCameraMargin(CAMERA_MARGIN_LEFT), GetCameraBoundMinY() - GetCameraMargin(CAMERA_MARGIN_BOTTOM), GetCameraBoundMaxX() + GetCameraMargin(CAMERA_MARGIN_RIGHT), GetCameraBoundMaxY() + GetCameraMargin(CAMERA_MARGIN_TOP))
  set bj_mapInitialCameraBounds = Rect(GetCameraBoundMinX(), GetCameraBoundMinY(), GetCameraBoundMaxX(), GetCameraBoundMaxY())
  set bj_queuedExecTimeoutTimer = CreateTimer()
  call TriggerRegisterTimerExpireEvent(timeout, bj_queuedExecTimeoutTimer)
  call TriggerAddAction(timeout, function QueuedTriggerTimedOut)
  set bj_gameStartedTimer = CreateTimer()
  call TimerStart(bj_gameStartedTimer, 0.01, false, function MarkGameStarted)
endfunction
