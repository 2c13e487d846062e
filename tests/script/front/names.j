type effect extends handle
type sound extends handle

globals
    integer i = 1
    integer never
endglobals

function use takes effect e returns nothing
endfunction

// A local may hide a global, a type or a function.
function hide takes effect effect returns nothing
    local string i = "s"
    local integer sound = 1
    local integer use = 2
    set i = "t"
    set sound = use
    call use(effect)
endfunction

function hidden_type takes nothing returns nothing
    local effect effect = null
    local effect other = null // expect: error: the type 'effect' is hidden by a variable of that name
endfunction

function unset takes nothing returns nothing
    local integer a
    local integer b
    local integer array list
    local integer own = own // expect: error: 'own' has no value yet
    set i = a // expect: error: 'a' has no value yet; set it first, or give it one where it is declared
    set i = a
    set b = b + 1 // expect: error: 'b' has no value yet
    set i = list[0]
    set i = never
endfunction

function set_in_a_branch takes boolean c returns integer
    local integer a
    if c then
        set a = 1
    endif
    return a
endfunction

native Volatile takes nothing returns integer // expect: error: natives are declared before the first function
constant native Pure takes nothing returns integer // expect: error: natives are declared before the first function

constant function keeps takes nothing returns integer
    local integer i = Pure()
    set i = 2
    set never = 3 // expect: error: a constant function cannot set the global 'never'; remove 'constant' from 'keeps'
    return Volatile() // expect: error: a constant function calls only constant ones; remove 'constant' from 'keeps'
endfunction
