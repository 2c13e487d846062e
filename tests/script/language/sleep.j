// TriggerSleepAction: a thread goes on at the very point, with all that it had, while others run.
globals
    integer n = 3
    integer array numbers
    string array words
    string kept = ""
    trigger made = null
endglobals

function said takes boolean b returns string
    if b then
        return "true"
    endif
    return "false"
endfunction

function g takes integer x returns integer
    call TriggerSleepAction(1.0)
    return x
endfunction

function s takes string x returns string
    call TriggerSleepAction(1.0)
    return x + "!"
endfunction

function r takes real x returns real
    call TriggerSleepAction(1.0)
    return x
endfunction

function b takes boolean x returns boolean
    call TriggerSleepAction(1.0)
    return x
endfunction

function three takes integer a, integer b, integer c returns integer
    return a * 100 + b * 10 + c
endfunction

function change takes integer to returns integer
    set n = to
    call TriggerSleepAction(0.0)
    return to
endfunction

// Values that wait while a call sleeps.
function pending takes nothing returns nothing
    local integer x = 4
    local string text = "t" + I2S(x)
    local real y = 1.5
    set x = g(1) + g(2)
    call BJDebugMsg(I2S(x))                                       // expect: 3
    set x = x * g(5) - (n + g(x)) * g(2)
    call BJDebugMsg(I2S(x))                                       // expect: 3
    call BJDebugMsg(text + s(text + "a") + s("b" + text) + "c")   // expect: t4t4a!bt4!c
    set numbers[g(2)] = g(7) + numbers[2]
    call BJDebugMsg(I2S(numbers[2]))                              // expect: 7
    set numbers[numbers[2] - 5] = numbers[2] + g(1)
    call BJDebugMsg(I2S(numbers[2]))                              // expect: 8
    call BJDebugMsg(I2S(three(g(1), x - x + 2, g(3))))            // expect: 123
    call BJDebugMsg(I2S(three(1, g(2), three(g(0), 0, g(3)))))    // expect: 123
    call BJDebugMsg(R2S(y * r(2) + n / r(4)))                     // expect: 3.750
    if b(true) and not b(false) or b(false) then
        call BJDebugMsg("yes")                                    // expect: yes
    endif
    if g(3) > g(2) and (n + x - x) * 2 >= g(6) then
        call BJDebugMsg("more")                                   // expect: more
    endif
    set words[n] = s("in")
    set kept = words[3] + s("k" + words[3])
    call BJDebugMsg(kept)                                         // expect: in!kin!!
    loop
        exitwhen g(x) >= x + 2
        set x = x + g(1)
        exitwhen x > 5
    endloop
    call BJDebugMsg(I2S(x))                                       // expect: 6
    // A global on the left is read before the call that changes it.
    call BJDebugMsg(I2S(n + change(10) + n))                      // expect: 23
    set n = 3
    call BJDebugMsg(I2S((2 * 3) + g(1)) + "a" + s("b" + "c") + ("d" + "e")) // expect: 7abc!de
endfunction

// Local variables of every kind.
function no_callback takes nothing returns nothing
endfunction

function locals takes integer depth, string name returns string
    local integer array own_numbers
    local string array own_words
    local trigger t = made
    local code c = function no_callback
    local boolean flag = depth > 1
    local real share = 1.0 / depth
    local integer unset
    local string late
    set own_numbers[depth] = depth * 10
    set own_words[20] = name + I2S(depth)
    if depth == 0 then
        set unset = 1
    endif
    if depth > 1 then
        set late = locals(depth - 1, s(name)) + own_words[20]
    else
        call TriggerSleepAction(3.0)
        set late = ""
    endif
    call BJDebugMsg(I2S(own_numbers[depth]) + " " + R2S(share) + " " + said(flag) + " " + late + own_words[20])
    return late + s(own_words[20]) + said(t == made) + said(own_numbers[19] == 0) + said(own_words[19] == null)
endfunction

function sleeper_a takes nothing returns nothing
    call BJDebugMsg("a sleeps")
    call TriggerSleepAction(2.0)
    call BJDebugMsg("a wakes")
endfunction

function sleeper_b takes nothing returns nothing
    call BJDebugMsg("b sleeps")
    call TriggerSleepAction(1.0)
    call BJDebugMsg("b wakes")
    call TriggerSleepAction(2.0)
    call BJDebugMsg("b wakes again")
endfunction

function sleeper_c takes nothing returns nothing
    call TriggerSleepAction(2.0)
    call BJDebugMsg("c wakes after a")
endfunction

function fails_awake takes nothing returns nothing
    local integer zero = 0
    call TriggerSleepAction(0.5)
    set zero = 1 / zero // error: division by zero
    call BJDebugMsg("not reached")
endfunction

function unset_awake takes nothing returns nothing
    local integer x
    local integer y = 1
    call TriggerSleepAction(0.5)
    if y == 2 then
        set x = 1
    endif
    call BJDebugMsg(I2S(y + x)) // error: local x is read before it has a value
endfunction

function all takes nothing returns nothing
    set made = CreateTrigger()
    call pending()
    call BJDebugMsg(locals(2, "n"))
    // expect: 10 1.000 false n!1
    // expect: 20 0.500 true n!1!truetruetruen2n2
    // expect: n!1!truetruetruen2n2!truetruetrue
    call no_callback()
    call ExecuteFunc("sleeper_a")        // expect: a sleeps
    call ExecuteFunc("sleeper_b")        // expect: b sleeps
    call ExecuteFunc("sleeper_c")
    call BJDebugMsg("all sleep")         // expect: all sleep
    call TriggerSleepAction(5.0)
    // expect: b wakes
    // expect: a wakes
    // expect: c wakes after a
    // expect: b wakes again
    call ExecuteFunc("fails_awake")
    call ExecuteFunc("unset_awake")
    call TriggerSleepAction(1.0)
    call BJDebugMsg("the others go on")  // expect: the others go on
    call TriggerSleepAction(-1.0)
    call BJDebugMsg("a sleep of no time ends") // expect: a sleep of no time ends
endfunction

function main takes nothing returns nothing
    call ExecuteFunc("all")
endfunction
