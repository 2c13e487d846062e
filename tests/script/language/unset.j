// Reading a local variable that has no value ends the thread; every way through the function counts by itself.
globals
    boolean way = false
    integer number = 0
endglobals

function without_else takes nothing returns nothing
    local integer x
    if way then
        set x = 1
    endif
    call BJDebugMsg("without else " + I2S(x)) // error: local x is read before it has a value
endfunction

function one_branch_without takes nothing returns nothing
    local integer x
    if number == 0 then
        set x = 1
    elseif number == 1 then
        set number = number
    else
        set x = 3
    endif
    call BJDebugMsg("branches " + I2S(x)) // error: local x is read before it has a value
endfunction

function returns_instead takes nothing returns nothing
    local integer x
    if way then
        set x = 1
    else
        call BJDebugMsg("returns instead")
        return
    endif
    call BJDebugMsg("goes on " + I2S(x))
endfunction

function exit_before takes nothing returns nothing
    local integer x
    loop
        exitwhen not way
        set x = 4
        exitwhen true
    endloop
    call BJDebugMsg("exit before " + I2S(x)) // error: local x is read before it has a value
endfunction

function exit_behind takes nothing returns nothing
    local integer x
    loop
        set x = 5
        exitwhen true
    endloop
    call BJDebugMsg("exit behind " + I2S(x))
endfunction

function inner_loop takes nothing returns nothing
    local integer x
    local integer y
    loop
        loop
            set x = 6
            exitwhen true
        endloop
        exitwhen not way
        set y = x
        exitwhen true
    endloop
    call BJDebugMsg("inner loop " + I2S(x))
    call BJDebugMsg("inner loop " + I2S(y)) // error: local y is read before it has a value
endfunction

function second_round takes nothing returns nothing
    local string x
    local integer round = 0
    loop
        set round = round + 1
        if round == 2 then
            call BJDebugMsg("second round " + x)
            return
        endif
        if way then
            set x = "set"
        endif
        exitwhen not way
    endloop
    call BJDebugMsg("first round " + x) // error: local x is read before it has a value
endfunction

function debugging takes nothing returns nothing
    local integer x
    debug set x = 1
    call BJDebugMsg(I2S(x)) // error: local x is read before it has a value
endfunction

function as_index takes nothing returns nothing
    local integer array list
    local integer x
    if way then
        set x = 1
    endif
    set list[x] = 1 // error: local x is read before it has a value
    call BJDebugMsg("as index " + I2S(list[x]))
endfunction

function as_condition takes nothing returns nothing
    local boolean x
    if way then
        set x = true
    endif
    if not x then // error: local x is read before it has a value
        call BJDebugMsg("not reached")
    endif
    call BJDebugMsg("as condition")
endfunction

function as_exit takes nothing returns nothing
    local boolean x
    if way then
        set x = true
    endif
    loop
        exitwhen x // error: local x is read before it has a value
    endloop
    call BJDebugMsg("as exit")
endfunction

function gives takes nothing returns real
    local real x
    if way then
        set x = 2.5
    endif
    return x // error: local x is read before it has a value
endfunction

function as_result takes nothing returns nothing
    call BJDebugMsg("as result " + R2S(gives()))
endfunction

function as_real takes nothing returns nothing
    local integer x
    local real r
    if way then
        set x = 3
    endif
    set r = -x // error: local x is read before it has a value
    call BJDebugMsg("as real " + R2S(r))
endfunction

function handed_on takes nothing returns nothing
    local trigger x
    local trigger y = null
    if way then
        set x = null
    endif
    set y = x // error: local x is read before it has a value
    if y == null then
        call BJDebugMsg("handed on")
    endif
endfunction

// An array's elements have a value from the start, a parameter has the caller's.
function always takes integer parameter returns nothing
    local integer array list
    call BJDebugMsg("always " + I2S(list[0] + parameter))
endfunction

function zero_is_a_value takes nothing returns nothing
    local integer i
    local string s
    local boolean b
    local trigger t
    local real r
    set i = 0
    set s = null
    set b = false
    set t = null
    set r = 0.0
    if i == 0 and s == null and not b and t == null and r == 0.0 then
        call BJDebugMsg("zero is a value")
    endif
endfunction

function all takes nothing returns nothing
    call ExecuteFunc("without_else")
    call ExecuteFunc("exit_before")
    call ExecuteFunc("exit_behind")
    call ExecuteFunc("inner_loop")
    call ExecuteFunc("second_round")
    call ExecuteFunc("returns_instead")
    call ExecuteFunc("as_index")
    call ExecuteFunc("as_condition")
    call ExecuteFunc("as_exit")
    call ExecuteFunc("as_result")
    call ExecuteFunc("as_real")
    call ExecuteFunc("handed_on")
endfunction

function main takes nothing returns nothing
    call ExecuteFunc("without_else")
    set number = 1
    call ExecuteFunc("one_branch_without")
    call ExecuteFunc("returns_instead") // expect: returns instead
    call ExecuteFunc("exit_before")
    call ExecuteFunc("exit_behind")     // expect: exit behind 5
    call ExecuteFunc("inner_loop")      // expect: inner loop 6
    call ExecuteFunc("second_round")
    call ExecuteFunc("debugging")
    call ExecuteFunc("as_index")
    call ExecuteFunc("as_condition")
    call ExecuteFunc("as_exit")
    call ExecuteFunc("as_result")
    call ExecuteFunc("as_real")
    call ExecuteFunc("handed_on")
    call always(7)                      // expect: always 7
    call zero_is_a_value()              // expect: zero is a value
    set number = 0
    call ExecuteFunc("one_branch_without") // expect: branches 1
    set number = 2
    call ExecuteFunc("one_branch_without") // expect: branches 3
    set way = true
    call all()
    // expect: without else 1
    // expect: exit before 4
    // expect: exit behind 5
    // expect: inner loop 6
    // expect: inner loop 6
    // expect: second round set
    // expect: goes on 1
    // expect: as index 1
    // expect: as condition
    // expect: as exit
    // expect: as result 2.500
    // expect: as real -3.000
    // expect: handed on
endfunction
