// config() runs before main(), and what initialisers did for config() is done anew for main().
globals
    integer runs = 0
    group made = CreateGroup()
    integer teams_seen = GetTeams()
endglobals
function config takes nothing returns nothing
    call SetTeams(3)
    call SetPlayerController(Player(1), MAP_CONTROL_COMPUTER)
    set runs = runs + 1
endfunction
function main takes nothing returns nothing
    call say_i("runs", runs)              // expect: runs 0
    call say_i("teams", teams_seen)       // expect: teams 3
    call say_b("group", made != null)     // expect: group true
    call say_b("computer", GetPlayerController(Player(1)) == MAP_CONTROL_COMPUTER) // expect: computer true
    call say_i("handle", GetHandleId(Player(0)) - 0x100008) // expect: handle 0
    call say_i("none", GetHandleId(null)) // expect: none 0
endfunction
