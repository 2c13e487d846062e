type widget extends handle
type unit extends widget

function up takes unit u returns widget
    return u
endfunction

function down takes widget w returns unit
    return w // expect: error: the returned value must be unit, found widget; not every widget is a unit
endfunction

function whole takes nothing returns real
    return 1 // expect: error: the returned value must be real, found integer
endfunction

function null_handle takes nothing returns unit
    return null
endfunction

function null_string takes nothing returns string
    return null
endfunction

function null_code takes nothing returns code
    return null // expect: error: the returned value must be code, found null
endfunction

function null_integer takes nothing returns integer
    return null // expect: error: the returned value must be integer, found null
endfunction

function null_real takes nothing returns real
    return null // expect: error: the returned value must be real, found null
endfunction

function empty takes nothing returns integer
    return // expect: error: 'empty' returns integer; put a value behind 'return'
endfunction

function missing takes nothing returns integer
endfunction // expect: error: 'missing' can end without a return; return a value of type integer

function half takes boolean b returns integer
    if b then
        return 1
    elseif not b then
        return 2
    endif
endfunction // expect: error: 'half' can end without a return

function both takes boolean b returns integer
    if b then
        return 1
    elseif not b then
        return 2
    else
        return 3
    endif
endfunction

function in_loop takes nothing returns integer
    loop
        return 1
    endloop
endfunction

function in_debug takes nothing returns integer
    debug return 1
endfunction // expect: error: 'in_debug' can end without a return

function bug takes handle h returns integer
    return h // expect: error: the returned value must be integer, found handle; convert it with GetHandleId
    return 0
endfunction

//# +rb
function bug_allowed takes handle h returns integer
    return h
    return 0
endfunction

//# +rb
function bug_at_the_end takes handle h returns integer
    return 0
    return h // expect: error: the returned value must be integer, found handle
endfunction

// A comment between the flag and the function takes the flag back.
//# +rb
// so
function bug_again takes handle h returns integer
    return h // expect: error: the returned value must be integer, found handle
    return 0
endfunction
