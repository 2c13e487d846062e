// What ends a thread, and what that leaves running.
// ticks: 90
globals
    trigger t = null
    integer zero = 0
    unit victim = null
endglobals
function crashes takes nothing returns nothing
    call say("crashes")
    set zero = 1 / zero
endfunction
function goes_on takes nothing returns nothing
    call say("goes on")
endfunction
function crashes_awake takes nothing returns nothing
    call say("sleeps")
    call TriggerSleepAction(0.5)
    call say("wakes and crashes")
    set zero = 1 / zero
endfunction
function never takes nothing returns nothing
    call say("never")
endfunction
function sleeps_in_condition takes nothing returns boolean
    call TriggerSleepAction(0)
    return true
endfunction
function text takes nothing returns string
    return ""
endfunction
function no_text takes nothing returns string
    return null
endfunction
function number takes nothing returns integer
    return 3
endfunction
function no_real takes nothing returns real
    return -0.0
endfunction
function truth takes nothing returns boolean
    return true
endfunction
function holds takes code c returns boolean
    set t = CreateTrigger()
    call TriggerAddCondition(t, Condition(c))
    return TriggerEvaluate(t)
endfunction
function in_filter takes nothing returns boolean
    call TriggerSleepAction(0)
    return true
endfunction
function in_group takes nothing returns nothing
    call say("in a group")
    call TriggerSleepAction(0)
    call say("never")
endfunction
function paused takes nothing returns nothing
    call PauseGame(true)
    call TriggerSleepAction(0.5)
    call say("no pause for a sleeper")
    call PauseGame(false)
endfunction
function main takes nothing returns nothing
    local group g = CreateGroup()
    // A crashed action does not stop the next.
    set t = CreateTrigger()
    call TriggerAddAction(t, function crashes)
    call TriggerAddAction(t, function goes_on)
    call TriggerExecute(t)                            // expect: crashes
    // error: division by zero in function crashes
    // expect: goes on
    // One that crashed after a sleep does.
    set t = CreateTrigger()
    call TriggerAddAction(t, function crashes_awake)
    call TriggerAddAction(t, function never)
    call TriggerExecute(t)                            // expect: sleeps
    // Conditions: only false, 0, 0.0 and null are false; what crashed is too.
    call say_b("text", holds(function text))          // expect: text true
    call say_b("null", holds(function no_text))       // expect: null false
    call say_b("number", holds(function number))      // expect: number true
    call say_b("zero", holds(function no_real))       // expect: zero false
    call say_b("nothing", holds(function goes_on))
    // expect: goes on
    // expect: nothing false
    call say_b("asleep", holds(function sleeps_in_condition)) // expect: asleep false
    // error: TriggerSleepAction cannot be called here
    // Boolexprs: one for a function, new ones for combinations.
    call say_b("one", Condition(function truth) == Filter(function truth)) // expect: one true
    call say_b("and", And(Condition(function truth), null) == And(Condition(function truth), null)) // expect: and false
    call say_b("or", Or(Condition(function truth), null) == Or(Condition(function truth), null)) // expect: or false
    call say_b("not", Not(Condition(function truth)) == Not(Condition(function truth))) // expect: not false
    // Callbacks cannot sleep.
    call GroupAddUnit(g, CreateUnit(Player(0), 'hfoo', 0, 0, 0))
    call ForGroup(g, function in_group)               // expect: in a group
    // error: TriggerSleepAction cannot be called here
    call GroupEnumUnitsOfPlayer(g, Player(0), Filter(function in_filter))
    // error: TriggerSleepAction cannot be called here
    call say_b("filtered", FirstOfGroup(g) == null)   // expect: filtered true
    call ExecuteFunc("paused")
    call ExecuteFunc("nobody")
    // error: the script has no function nobody
    call say("main goes on")                          // expect: main goes on
    // expect: wakes and crashes
    // error: division by zero in function crashes_awake
    // expect: no pause for a sleeper
endfunction
