globals
    integer i = 0
    integer bad = 0
endglobals
function main takes nothing returns nothing
    local integer first = 0
    call SetRandomSeed(7)
    set first = GetRandomInt(1, 1000000)
    call SetRandomSeed(7)
    call say_b("repeats", GetRandomInt(1, 1000000) == first)       // expect: repeats true
    loop
        exitwhen i == 200
        if GetRandomInt(3, 5) < 3 or GetRandomInt(3, 5) > 5 or GetRandomReal(1, 2) < 1 or GetRandomReal(1, 2) > 2 then
            set bad = bad + 1
        endif
        set i = i + 1
    endloop
    call say_i("outside", bad)                                     // expect: outside 0
    call say_i("one", GetRandomInt(4, 4))                          // expect: one 4
    call SetFloatGameState(GAME_STATE_TIME_OF_DAY, 6.5)
    call say_r("time", GetFloatGameState(GAME_STATE_TIME_OF_DAY))  // expect: time 6.500
    call SetMapFlag(MAP_FOG_HIDE_TERRAIN, true)
    call say_b("flag", IsMapFlagSet(MAP_FOG_HIDE_TERRAIN))         // expect: flag true
    call say_b("reloaded", IsMapFlagSet(MAP_RELOADED))             // expect: reloaded false
    call SetGameDifficulty(MAP_DIFFICULTY_HARD)
    call say_b("hard", GetGameDifficulty() == MAP_DIFFICULTY_HARD) // expect: hard true
    call say_b("version", VersionGet() == VERSION_FROZEN_THRONE)   // expect: version true
    call say(GetLocalizedString("TRIGSTR_99"))                     // expect: TRIGSTR_99
    call say_b("fog", IsFogEnabled())                              // expect: fog true
    call FogEnable(false)
    call say_b("fog", IsFogEnabled())                              // expect: fog false
    call say_i("convert", GetHandleId(ConvertRace(3)))             // expect: convert 3
    call say_b("same", ConvertPlayerColor(4) == PLAYER_COLOR_YELLOW) // expect: same true
    call DisplayTextToPlayer(Player(9), 0, 0, "nobody reads this")
    call DisplayTimedTextFromPlayer(Player(0), 0, 0, 1, "%s speaks") // expect: Player 1 speaks
endfunction
