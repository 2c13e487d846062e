// Timers and triggers: a hundred periodic timers with a callback each, and twenty triggers of a periodic event with two
// conditions and an action, until n callbacks have run.
globals
    integer answer = 0
    integer left = 0
    timer array timers
    trigger array triggers
endglobals

function stop takes nothing returns nothing
    local integer i = 1
    loop
        exitwhen i > 100
        call DestroyTimer(timers[i])
        if i <= 20 then
            call DestroyTrigger(triggers[i])
        endif
        set i = i + 1
    endloop
endfunction

function on_timer takes nothing returns nothing
    if GetExpiredTimer() == timers[50] then
        set answer = answer + 3
    else
        set answer = answer + 1
    endif
    set left = left - 1
    if left == 0 then
        call stop()
    endif
endfunction

function is_even takes nothing returns boolean
    set answer = answer + 1
    return left % 2 == 0
endfunction

function is_late takes nothing returns boolean
    return left > 10
endfunction

function on_trigger takes nothing returns nothing
    set answer = answer + 5
endfunction

function bench takes integer n returns nothing
    local integer i = 1
    set answer = 0
    set left = n
    loop
        exitwhen i > 100
        set timers[i] = CreateTimer()
        call TimerStart(timers[i], 0.5 + i * 0.25, true, function on_timer)
        if i <= 20 then
            set triggers[i] = CreateTrigger()
            call TriggerRegisterTimerEvent(triggers[i], 0.25 * i, true)
            call TriggerAddCondition(triggers[i], Condition(function is_even))
            call TriggerAddCondition(triggers[i], Condition(function is_late))
            call TriggerAddAction(triggers[i], function on_trigger)
        endif
        set i = i + 1
    endloop
endfunction
