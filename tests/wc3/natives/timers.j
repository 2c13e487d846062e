// ticks: 70
globals
    timer a = CreateTimer()
    timer b = CreateTimer()
    integer fast = 0
    integer periodic = 0
endglobals
function on_a takes nothing returns nothing
    call say("a")
    call say_b("expired", GetExpiredTimer() == a)
endfunction
function on_b takes nothing returns nothing
    call say("b")
endfunction
function on_fast takes nothing returns nothing
    set fast = fast + 1
    if fast == 10 then
        call say_r("ten times after", TimerGetElapsed(b))
        call DestroyTimer(GetExpiredTimer())
    endif
endfunction
function on_periodic takes nothing returns nothing
    set periodic = periodic + 1
    if periodic == 3 then
        call PauseTimer(GetExpiredTimer())
        call say("three times")
    endif
endfunction
function by_trigger takes nothing returns nothing
    call say("timer event")
endfunction
function sleeper takes nothing returns nothing
    call TriggerSleepAction(1.5)
    call say("slept")
endfunction
function main takes nothing returns nothing
    local trigger t = CreateTrigger()
    call TimerStart(b, 0.0301, false, function on_b)
    call TimerStart(a, 0.03, false, function on_a)
    call TimerStart(CreateTimer(), 0, true, function on_fast)
    call TimerStart(CreateTimer(), 0.2, true, function on_periodic)
    call TriggerRegisterTimerEvent(t, 1.0, false)
    call TriggerAddAction(t, function by_trigger)
    call say_r("timeout", TimerGetTimeout(a))     // expect: timeout 0.030
    call say_r("remaining", TimerGetRemaining(a)) // expect: remaining 0.030
    call ExecuteFunc("sleeper")
    // expect: ten times after 0.001
    // expect: a
    // expect: expired true
    // expect: b
    // expect: three times
    // expect: timer event
    // expect: slept
    call TriggerSleepAction(1)
    call say("main must not sleep")
    // error: main
endfunction
