// Who plays is settled between config() and main().
function config takes nothing returns nothing
    call SetPlayerController(Player(1), MAP_CONTROL_USER)
    call SetPlayerRacePreference(Player(1), RACE_PREF_ORC)
    call SetPlayerController(Player(2), MAP_CONTROL_USER)
    call SetPlayerController(Player(3), MAP_CONTROL_COMPUTER)
    call SetPlayerRacePreference(Player(3), RACE_PREF_RANDOM)
endfunction
function main takes nothing returns nothing
    call say_b("nobody", GetPlayerSlotState(Player(0)) == PLAYER_SLOT_STATE_EMPTY)    // expect: nobody true
    call say_b("playing", GetPlayerSlotState(Player(1)) == PLAYER_SLOT_STATE_PLAYING) // expect: playing true
    call say_b("open", GetPlayerSlotState(Player(2)) == PLAYER_SLOT_STATE_EMPTY)      // expect: open true
    call say_b("computer", GetPlayerSlotState(Player(3)) == PLAYER_SLOT_STATE_PLAYING) // expect: computer true
    call say_i("local", GetPlayerId(GetLocalPlayer()))                                // expect: local 1
    call say_b("orc", GetPlayerRace(Player(1)) == RACE_ORC)                           // expect: orc true
    call say_b("some race", GetPlayerRace(Player(3)) != null)                         // expect: some race true
endfunction
