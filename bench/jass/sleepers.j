// Threads that sleep as a map's do: in a function of their own that another one calls, with a few locals of each kind.
globals
    integer awake = 0
endglobals

function wait takes real seconds returns nothing
    call TriggerSleepAction(seconds)
endfunction

function sleeper takes integer number returns nothing
    local integer rounds = 0
    local real distance = number * 2.5
    local string name = "sleeper"
    local unit target = null
    local group near = null
    loop
        call wait(1.0)
        set rounds = rounds + 1
        set distance = distance + 1.0
        set awake = awake + 1
    endloop
endfunction
