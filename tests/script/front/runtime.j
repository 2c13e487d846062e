// options: runtime +shadow
type widget extends handle
type unit extends widget
native GetObjectName takes integer id returns string
native Take takes nothing returns nothing

globals
    integer unset
    integer copy = unset // expect: warning: 'unset' may have no value yet
    string early = GetObjectName('hpea') // expect: warning: 'GetObjectName' in the globals block crashes the game
endglobals

function bug takes handle h returns integer
    return h // expect: warning: the returned value must be integer, found handle
    return 0
endfunction

function value_from_nothing takes integer unset returns nothing // expect: warning: 'unset' hides a global
    return unset // expect: warning: 'value_from_nothing' returns nothing
endfunction

function no_value takes nothing returns integer
    return // expect: warning: 'no_value' returns integer
endfunction

constant function ends takes nothing returns integer
    local integer a
    local integer a // expect: warning: 'a' is already a local of this function
    set unset = a // expect: warning: 'a' has no value yet | warning: a constant function cannot set the global
    call Take() // expect: warning: a constant function calls only constant ones
endfunction // expect: warning: 'ends' can end without a return

function parameters_as_code takes integer i returns code
    return function parameters_as_code // expect: warning: 'parameters_as_code' takes parameters and so cannot be code
endfunction

function native_as_code takes nothing returns code
    return function Take // expect: warning: the native 'Take' cannot be code
endfunction

function null_in_arithmetic takes nothing returns string
    return "a" + null // expect: warning: '+' between string and null
endfunction

function still_wrong takes nothing returns nothing
    local unit u = null
    set u = 1 // expect: error: the value must be unit, found integer
    set nowhere = 1 // expect: error: there is no variable 'nowhere'
    call Take(1) // expect: error: 'Take' takes 0 arguments, found 1
    set = 1 // expect: error: the name of a variable expected
endfunction
