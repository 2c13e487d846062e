globals
    integer total = 0
    integer array list
    constant integer LIMIT = 10
endglobals

function next takes integer i returns integer
    return i + 1
endfunction

function good takes integer start returns integer
    local integer i = start
    local integer array seen
    debug set i = 0
    loop
        exitwhen i >= LIMIT
        set seen[i] = next(i)
        if seen[i] > 3 then
            set list[i] = seen[i]
        elseif seen[i] == 2 then
            call next(i)
        else
            return 0
        endif
        set i = i + 1
    endloop
    return i
endfunction

function bad takes integer start returns nothing
    local integer i
    local integer i // expect: error: 'i' is already a local of this function
    local real start // expect: error: 'start' is already a parameter of this function
    local constant integer c = 1 // expect: error: a local cannot be constant
    constant local integer d = 1 // expect: error: only globals can be constant; remove 'constant'
    local integer array a = 1 // expect: error: an array cannot be given a value here
    local wrong w // expect: error: there is no type 'wrong'
    local integer again = bad() // expect: error: a function cannot call itself where it declares locals | error: 'bad' takes 1 argument, found 0: integer start | error: 'bad' returns nothing and so has no value
    set LIMIT = 3 // expect: error: 'LIMIT' is a constant, declared in line 4; it cannot be set
    local integer late // expect: error: locals come before the first statement of a function
    exitwhen true // expect: error: 'exitwhen' leaves a loop, but none is open here
    set list = 1 // expect: error: 'list' is an array; say which element: list[...]
    set total[0] = 1 // expect: error: 'total' is no array; remove the brackets
    set next(1) // expect: error: a function is called with 'call', not 'set'
    set integer total = 1 // expect: error: only the variable's name stands behind 'set'
    set total 1 // expect: error: '=' expected, found '1'
    set = 1 // expect: error: the name of a variable expected, found '='
    set total = // expect: error: a value expected, found the end of the line
    call next // expect: error: '(' behind the function's name expected, found the end of the line
    call next(1 // expect: error: this '(' is not closed; ',' or ')' expected
    call next(1) call next(2) // expect: error: the end of the line expected, found 'call'
    next(1) // expect: error: a call begins with 'call'
    total = 1 // expect: error: an assignment begins with 'set'
    list[1] = 1 // expect: error: an assignment begins with 'set'
    real r = 1 // expect: error: a local variable begins with 'local'
    clal next(1) // expect: error: 'clal' begins no statement; did you mean 'call'?
    retunr // expect: error: 'retunr' begins no statement; did you mean 'return'?
    total // expect: error: 'total' begins no statement; write 'set', 'call' or 'local' before it
    type t extends handle // expect: error: types cannot be declared in a function
    debug // expect: error: a statement expected, found the end of the line
    1 + 1 // expect: error: a statement expected, found '1'
    endif // expect: error: 'endif' but no 'if' is open here
    endloop // expect: error: 'endloop' but no 'loop' is open here
    if true // expect: error: 'then' expected, found the end of the line
        set total = 1
    else
    else // expect: error: 'else' is the last branch of an 'if'; move this one up
    endif
    if total then // expect: error: the condition of an 'if' must be boolean, found integer
    elseif 1.5 then // expect: error: the condition of an 'if' must be boolean, found real
    endif
    loop
        exitwhen total // expect: error: the condition of 'exitwhen' must be boolean, found integer
    endloop
    return 3 // expect: error: 'bad' returns nothing; remove the value
endfunction

// What a wrong line declares is known below.
function recovers takes nothing returns nothing
    real r = 1 // expect: error: a local variable begins with 'local'
    integer array a // expect: error: a local variable begins with 'local'
    set r = 2
    set a[1] = 2
    set r = a[1]
endfunction
