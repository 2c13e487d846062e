type agent extends handle
type widget extends agent
type unit extends widget
type unit extends agent // expect: error: 'unit' is already a type, declared in line 3; choose another name
type integer extends handle // expect: error: 'integer' is a built-in type
type lost extends nowhere // expect: error: there is no type 'nowhere'; declare it first
type untit extends unti // expect: error: there is no type 'unti'; did you mean 'unit'?
type number extends integer // expect: warning: the game crashes on a type that extends integer
type broken // expect: error: 'extends' expected, found the end of the line
type set extends handle // expect: error: 'set' is a word of the language and cannot name a type
native GetUnit takes integer id returns unit
constant native Pi takes nothing returns real
native GetUnit takes nothing returns nothing // expect: error: 'GetUnit' is already a native, declared in line 11
native Bad takes unit u, returns nothing // expect: error: the type of a parameter expected, found 'returns'
native Worse takes nothing return nothing // expect: error: 'returns' expected, found 'return'; add the s
native Array takes integer array a returns nothing // expect: error: a parameter cannot be an array
native Void takes nothing a returns nothing // expect: error: ',' or 'returns' expected, found 'a'
native NoTakes returns nothing // expect: error: 'takes' expected, found 'returns'
native Twice takes integer a, real a returns nothing // expect: error: 'a' is already a parameter of this function
native None takes integer nothing returns nothing // expect: error: 'nothing' is a word of the language

globals // the only block
    integer plain
    constant integer FIXED = 1
    constant integer UNFIXED // expect: error: a constant needs a value
    integer array numbers
    integer array given = 3 // expect: error: an array cannot be given a value here
    code array codes // expect: error: there are no arrays of code
    unit plain // expect: error: 'plain' is already a global, declared in line 23
    real GetUnit // expect: error: 'GetUnit' is already a native
    handle unit // expect: error: 'unit' is already a type
    real later = soon // expect: error: there is no variable 'soon'; declare it first
    real soon = 2
    real self = self // expect: error: there is no variable 'self'
    GetUnit wrong // expect: error: 'GetUnit' is a native, not a type
    plain wrong_too // expect: error: 'plain' is a global, not a type
    nothing empty // expect: error: 'nothing' is not a type that a variable can have
    integer // expect: error: the name of a variable expected, found the end of the line
    local integer mine // expect: error: 'local' in the globals block
    integer two = 1 integer three // expect: error: the end of the line expected, found 'integer'
    real unset = plain // expect: error: 'plain' may have no value yet; give it one where it is declared, in line 23
    real whole = FIXED
    boolean truth = null // expect: error: the value must be boolean, found null
    integer zero = null
    string text = 1 // expect: error: the value must be string, found integer; convert it with I2S
endglobals

native Between takes nothing returns nothing

function Twice2 takes nothing returns nothing
endfunction

function Twice2 takes nothing returns nothing // expect: error: 'Twice2' is already a function, declared in line 50
endfunction

native Late takes nothing returns nothing // expect: error: natives are declared before the first function of a file
type late extends handle // expect: error: types come before the functions of a file
globals // expect: error: a file has one globals block
endglobals

call Twice2() // expect: error: 'call' outside of a function; here stand only types, globals, natives and functions
call Twice2()
constant integer stray // expect: error: 'function' or 'native' behind 'constant' expected, found 'integer'

function plain takes nothing returns nothing // expect: error: 'plain' is already a global
endfunction
function real takes nothing returns nothing // expect: error: 'real' is a built-in type
endfunction
function type takes nothing returns nothing // expect: error: 'type' is a word of the language and cannot name a function
endfunction
function alias takes nothing returns nothing // expect: error: 'alias' is a word of the language
endfunction
function f takes integer real returns nothing // expect: error: 'real' is a built-in type
endfunction
function of_no_type takes nothing returns 5 // expect: error: the type that it returns, or 'nothing', expected, found '5'
endfunction
function after_all takes nothing returns nothing
    loop
        exitwhen true true // expect: error: the end of the line expected, found 'true'
    endloop
endfunction
more of that // expect: error: 'more' outside of a function; here stand only types, globals, natives and functions
and so on
