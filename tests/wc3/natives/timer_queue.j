// Timers of one moment: destroying one does not take back its callback, pausing it does.
// ticks: 80
globals
    timer a = CreateTimer()
    timer b = CreateTimer()
    timer c = CreateTimer()
    timer d = CreateTimer()
    timer e = CreateTimer()
    integer fast = 0
    integer rounds = 0
endglobals
function on_b takes nothing returns nothing
    call say_b("destroyed too late", GetExpiredTimer() == b)
endfunction
function on_c takes nothing returns nothing
    call say("paused in time")
endfunction
function on_d takes nothing returns nothing
    call say("destroyed in time")
endfunction
function on_a takes nothing returns nothing
    call say("a")
    call DestroyTimer(b)
    call PauseTimer(c)
    call DestroyTimer(c)
    call DestroyTimer(d)
    call DestroyTimer(a)
    // b is no timer any more for those who ask.
    call TimerStart(b, 0.1, true, function on_b)
    call say_r("gone", TimerGetTimeout(b))
endfunction
function on_e takes nothing returns nothing
    set rounds = rounds + 1
    call say_i("round", rounds)
    if rounds == 2 then
        call PauseTimer(e)
        call ResumeTimer(e)
        call say_r("a pause makes it single", TimerGetRemaining(e))
    endif
endfunction
function on_fast takes nothing returns nothing
    set fast = fast + 1
endfunction
function count takes nothing returns nothing
    // About 10,000 a second.
    call say_b("fast", fast > 9900 and fast <= 10000)
endfunction
function main takes nothing returns nothing
    call TimerStart(CreateTimer(), 0, true, function on_fast)
    call TimerStart(a, 0.5, false, function on_a)
    call TimerStart(b, 0.5, false, function on_b)
    call TimerStart(c, 0.5, false, function on_c)
    call TimerStart(d, 0.5001, false, function on_d)
    call TimerStart(e, 0.25, true, function on_e)
    call TimerStart(CreateTimer(), 1, false, function count)
    // expect: round 1
    // expect: a
    // expect: gone 0.000
    // expect: destroyed too late true
    // expect: round 2
    // expect: a pause makes it single 0.250
    // expect: round 3
    // expect: fast true
endfunction
