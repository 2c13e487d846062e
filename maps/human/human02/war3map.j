// Brings Arthas back from the campaign's cache. Without one, a fallback of level 2 whose points are spent.

globals
  unit udg_Arthas = null
endglobals

function Tell takes nothing returns nothing
  call BJDebugMsg("level " + I2S(GetHeroLevel(udg_Arthas)) + ", experience " + I2S(GetHeroXP(udg_Arthas)) + ", Holy Light " + I2S(GetUnitAbilityLevel(udg_Arthas, 'AHhb')) + ", Divine Shield " + I2S(GetUnitAbilityLevel(udg_Arthas, 'AHds')) + ", points " + I2S(GetHeroSkillPoints(udg_Arthas)) + ", potions " + I2S(GetItemCharges(UnitItemInSlot(udg_Arthas, 0))))
endfunction

function main takes nothing returns nothing
  local trigger t = CreateTrigger()
  local gamecache cache
  call InitBlizzard()
  call ReloadGameCachesFromDisk()
  set cache = InitGameCache("Campaigns.w3v")
  set udg_Arthas = RestoreUnit(cache, "Human02", "Arthas", Player(0), 0.0, 0.0, 90.0)
  if udg_Arthas == null then
    call BJDebugMsg("fallback Arthas")
    set udg_Arthas = CreateUnit(Player(0), 'Hpal', 0.0, 0.0, 90.0)
    call SetHeroLevel(udg_Arthas, 2, false)
    call SelectHeroSkill(udg_Arthas, 'AHhb')
    call SelectHeroSkill(udg_Arthas, 'AHds')
  else
    call BJDebugMsg("restored Arthas")
  endif
  call TriggerRegisterTimerEventSingle(t, 1.0)
  call TriggerAddAction(t, function Tell)
endfunction

function config takes nothing returns nothing
  call SetMapName("Human02")
  call SetPlayers(1)
  call SetTeams(1)
  call DefineStartLocation(0, 0.0, 0.0)
  call SetPlayerStartLocation(Player(0), 0)
  call SetPlayerController(Player(0), MAP_CONTROL_USER)
endfunction
