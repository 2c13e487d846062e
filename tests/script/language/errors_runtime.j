// What goes wrong ends its thread alone, with the line of the innermost function; the caller of ExecuteFunc goes on.
globals
    integer zero = 0
    integer unset_integer
    real unset_real
    string unset_string
    boolean unset_boolean
    trigger unset_trigger
    code unset_code
    integer done = 0
endglobals

function mark takes integer i returns integer
    set done = done + i
    return i
endfunction

function divides takes nothing returns nothing
    set done = 7 / zero // error: division by zero
    call BJDebugMsg("not reached")
endfunction

function divides_what_is_known takes nothing returns nothing
    set done = 7 / 0 // error: division by zero
    call BJDebugMsg("not reached")
endfunction

function divides_a_variable takes nothing returns nothing
    local integer seven = 7
    set seven = seven / 0 // error: division by zero
    call BJDebugMsg("not reached")
endfunction

function rest takes nothing returns nothing
    set done = 7 % zero // error: division by zero
    call BJDebugMsg("not reached")
endfunction

function rest_of_what_is_known takes nothing returns nothing
    set done = 7 % 0 // error: division by zero
    call BJDebugMsg("not reached")
endfunction

function rest_of_a_variable takes nothing returns nothing
    local integer seven = 7
    set seven = seven % 0 // error: division by zero
    call BJDebugMsg("not reached")
endfunction

function inner takes integer by returns integer
    local integer result = 1
    set result = result + 1
    return result / by // error: division by zero
endfunction

function outer takes nothing returns nothing
    if true then
        call inner(2)
        call inner(zero)
    endif
    call BJDebugMsg("not reached")
endfunction

function in_a_condition takes nothing returns nothing
    if zero > 0 then
        call BJDebugMsg("not reached")
    elseif 1 / zero > 0 then // error: division by zero
        call BJDebugMsg("not reached")
    endif
    call BJDebugMsg("not reached")
endfunction

function in_a_loop takes nothing returns nothing
    local integer i = 2
    loop
        exitwhen 4 / i > 4 // error: division by zero
        set i = i - 1
    endloop
    call BJDebugMsg("not reached")
endfunction

// The short cut leaves the division out.
function spared takes nothing returns nothing
    if zero != 0 and 1 / zero > 0 then
        call BJDebugMsg("not reached")
    endif
    if zero == 0 or 1 / zero > 0 then
        call BJDebugMsg("spared")
    endif
endfunction

function global_integer takes nothing returns nothing
    set done = unset_integer + 1 // error: global integer unset_integer is read before it has a value
endfunction

function global_real takes nothing returns nothing
    call BJDebugMsg(R2S(unset_real)) // error: global real unset_real is read before it has a value
endfunction

function global_string takes nothing returns nothing
    call BJDebugMsg(unset_string) // error: global string unset_string is read before it has a value
endfunction

function global_boolean takes nothing returns nothing
    if unset_boolean then // error: global boolean unset_boolean is read before it has a value
        call BJDebugMsg("not reached")
    endif
endfunction

function global_handle takes nothing returns nothing
    call DestroyTrigger(unset_trigger) // error: global trigger unset_trigger is read before it has a value
endfunction

function global_code takes nothing returns nothing
    call Condition(unset_code) // error: global code unset_code is read before it has a value
endfunction

function global_set takes nothing returns nothing
    set unset_integer = 5
    set unset_string = null
    if unset_string == null then
        call BJDebugMsg(I2S(unset_integer))
    endif
endfunction

// What stands to the left of the error has run, what stands to the right has not.
function in_order takes nothing returns nothing
    local integer unset
    local integer never = 0
    if never == 1 then
        set unset = 1
    endif
    set never = mark(1) + unset + mark(10) // error: local unset is read before it has a value
endfunction

function first_operand takes nothing returns nothing
    local integer unset
    local integer never = 0
    if never == 1 then
        set unset = 1
    endif
    set never = unset + mark(100) // error: local unset is read before it has a value
endfunction

function first_argument takes nothing returns nothing
    local integer unset
    local integer never = 0
    if never == 1 then
        set unset = 1
    endif
    call IMaxBJ(unset, mark(1000)) // error: local unset is read before it has a value
endfunction

function known_first takes nothing returns nothing
    set done = 1 / 0 + mark(10000) // error: division by zero
endfunction

function known_argument takes nothing returns nothing
    call IMaxBJ(1 % 0, mark(100000)) // error: division by zero
endfunction

function over_several_lines takes nothing returns nothing
    local string s = "one
two"
    set done = 1 / zero // error: division by zero
endfunction

function start takes string name returns nothing
    call ExecuteFunc(name) // error: the script has no function nobody
endfunction

function main takes nothing returns nothing
    call ExecuteFunc("divides")
    call ExecuteFunc("divides_what_is_known")
    call ExecuteFunc("divides_a_variable")
    call ExecuteFunc("rest")
    call ExecuteFunc("rest_of_what_is_known")
    call ExecuteFunc("rest_of_a_variable")
    call BJDebugMsg(I2S(done))       // expect: 0
    call ExecuteFunc("outer")
    call ExecuteFunc("in_a_condition")
    call ExecuteFunc("in_a_loop")
    call ExecuteFunc("spared")       // expect: spared
    call ExecuteFunc("global_integer")
    call ExecuteFunc("global_real")
    call ExecuteFunc("global_string")
    call ExecuteFunc("global_boolean")
    call ExecuteFunc("global_handle")
    call ExecuteFunc("global_code")
    call ExecuteFunc("global_set")   // expect: 5
    call ExecuteFunc("in_order")
    call ExecuteFunc("first_operand")
    call ExecuteFunc("first_argument")
    call ExecuteFunc("known_first")
    call ExecuteFunc("known_argument")
    call BJDebugMsg(I2S(done))       // expect: 1
    call ExecuteFunc("over_several_lines")
    call start("nobody")
    call BJDebugMsg("main goes on")  // expect: main goes on
    set done = done / zero // error: division by zero
    call BJDebugMsg("not reached")
endfunction
