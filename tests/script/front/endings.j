type odd extends 5 // expect: error: the name of the type that it extends expected, found '5'
type set2 extends set // expect: error: 'set' is a word of the language and cannot name the type that it extends

globals // expect: error: this globals block has no 'endglobals'
    integer i = 1

function f takes nothing returns nothing
endfunction

function g takes nothing returns string
    return "never closed // expect: error: this string is never closed; put a
endfunction

function h takes nothing returns integer
    return i
endfunction
