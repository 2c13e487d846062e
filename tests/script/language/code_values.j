// Functions as values: conditions and actions of triggers, ExecuteFunc by name.
globals
    trigger t = CreateTrigger()
    integer calls = 0
    code remembered = null
    boolean answer = true
endglobals

function said takes boolean b returns string
    if b then
        return "true"
    endif
    return "false"
endfunction

function yes takes nothing returns boolean
    set calls = calls + 1
    return true
endfunction

function no takes nothing returns boolean
    set calls = calls + 1
    return false
endfunction

function changing takes nothing returns boolean
    return answer
endfunction

function one takes nothing returns nothing
    call BJDebugMsg("one")
endfunction

function two takes nothing returns nothing
    call BJDebugMsg("two")
endfunction

function chosen takes boolean first returns code
    if first then
        return function one
    endif
    return function two
endfunction

function crashes takes nothing returns boolean
    local integer zero = calls - calls
    return 1 / zero == 0 // error: division by zero
endfunction

function sleeps takes nothing returns boolean
    call TriggerSleepAction(1.0) // error: TriggerSleepAction cannot be called here: only a trigger's actions and what ExecuteFunc starts can sleep
    call BJDebugMsg("a condition cannot sleep")
    return true
endfunction

function unfinished takes nothing returns nothing
    call BJDebugMsg("says nothing")
endfunction

function evaluate takes code c returns boolean
    local trigger other = CreateTrigger()
    local boolean result
    call TriggerAddCondition(other, Condition(c))
    set result = TriggerEvaluate(other)
    call DestroyTrigger(other)
    return result
endfunction

function main takes nothing returns nothing
    local code c = function yes
    local code d = null
    call BJDebugMsg(said(c == function yes) + said(c == function no) + said(c != null) + said(d == null)) // expect: truefalsetruetrue
    call BJDebugMsg(said(Condition(c) == Condition(function yes)) + said(Condition(c) == Condition(function no))) // expect: truefalse
    call BJDebugMsg(said(Filter(function yes) == Filter(function yes)) + said(Condition(function no) == Filter(function no))) // expect: truetrue
    call BJDebugMsg(said(evaluate(c)) + said(evaluate(function no))) // expect: truefalse
    // All conditions run, in order, and all must hold.
    set calls = 0
    call TriggerAddCondition(t, Condition(function no))
    call TriggerAddCondition(t, Condition(function yes))
    call TriggerAddCondition(t, Condition(function changing))
    call BJDebugMsg(said(TriggerEvaluate(t)) + I2S(calls))         // expect: false2
    // One that fails counts as false, and so does one that gives nothing.
    call BJDebugMsg(said(evaluate(function crashes)))              // expect: false
    call BJDebugMsg(said(evaluate(function sleeps)))               // expect: false
    call BJDebugMsg(said(evaluate(function unfinished)))
    // expect: says nothing
    // expect: false
    call BJDebugMsg(said(evaluate(function changing)))             // expect: true
    set answer = false
    call BJDebugMsg(said(evaluate(function changing)))             // expect: false
    // Actions.
    set remembered = chosen(false)
    call TriggerAddAction(t, function one)
    call TriggerAddAction(t, remembered)
    call TriggerAddAction(t, chosen(true))
    call TriggerExecute(t)
    // expect: one
    // expect: two
    // expect: one
    call ExecuteFunc("two")                                        // expect: two
    call ExecuteFunc("unfinished")                                 // expect: says nothing
endfunction
