type widget extends handle
type unit extends widget
type item extends widget

globals
    unit u = null
    item it = null
    widget w = null
    integer i = 0
    real r = 0
    string s = null
    boolean b = false
    code c = null
    integer array ints
endglobals

native Take takes unit u, real r, string s, boolean b, code c returns nothing
native Give takes nothing returns unit

function nothing_at_all takes nothing returns nothing
endfunction

function fine takes nothing returns nothing
    set w = u
    set r = i
    set r = 1 + 2.5
    set i = null
    set r = null
    set b = u == it
    set b = u == null
    set b = null != s
    set b = i == r
    set b = c == null
    set b = true == false
    set b = null == null
    set b = i < null
    set b = 1 == 2 != false
    set s = "a" + "b"
    set i = ints[null]
    call Take(null, 1, null, true, function nothing_at_all)
    set u = Give()
endfunction

function wrong takes integer p returns nothing
    set u = w // expect: error: the value must be unit, found widget; not every widget is a unit
    set u = it // expect: error: the value must be unit, found item
    set i = r // expect: error: the value must be integer, found real; convert it with R2I
    set i = "1" // expect: error: the value must be integer, found string; convert it with S2I
    set r = "1" // expect: error: the value must be real, found string; convert it with S2R
    set s = r // expect: error: the value must be string, found real; convert it with R2S
    set i = u // expect: error: the value must be integer, found unit; convert it with GetHandleId
    set b = null // expect: error: the value must be boolean, found null
    set b = 1 // expect: error: the value must be boolean, found integer
    set i = nothing_at_all() // expect: error: 'nothing_at_all' returns nothing and so has no value
    set i = 1 + nothing_at_all() // expect: error: 'nothing_at_all' returns nothing and so has no value
    set s = s + 1 // expect: error: '+' between string and integer; it adds numbers or joins strings
    set s = s + null // expect: error: '+' between string and null; write "" instead of null
    set i = null * 2 // expect: error: '*' between integer and null; write 0 instead of null
    set u = u + null // expect: error: '+' between unit and null; it adds numbers
    set s = s - s // expect: error: '-' between string and string; it needs numbers
    set i = b * 2 // expect: error: '*' between boolean and integer
    set i = 7 % 2.0 // expect: error: '%' between integer and real; it needs integers; call ModuloReal
    set i = 7.0 % 2 // expect: error: '%' between real and integer
    set i = 7.0 % 2.0 // expect: error: '%' between real and real
    set i = -s // expect: error: '-' needs a number, found string
    set i = +b // expect: error: '+' needs a number, found boolean
    set b = not i // expect: error: the operand of 'not' must be boolean, found integer
    set b = i and b // expect: error: an operand of 'and' must be boolean, found integer
    set b = b or u // expect: error: an operand of 'or' must be boolean, found unit
    set b = s < s // expect: error: '<' between string and string; only numbers have an order
    set b = u >= u // expect: error: '>=' between unit and unit
    set b = null <= null // expect: error: '<=' between null and null
    set b = s == i // expect: error: '==' between string and integer; only values of one kind can be equal
    set b = u != c // expect: error: '!=' between unit and code
    set b = b == 1 // expect: error: '==' between boolean and integer
    set i = ints // expect: error: 'ints' is an array; say which element: ints[...]
    set i = ints[1.5] // expect: error: the place in an array must be integer, found real
    set i = i[1] // expect: error: 'i' is no array; remove the brackets
    set c = function wrong // expect: error: 'wrong' takes parameters and so cannot be code
    set c = function Give // expect: error: the native 'Give' cannot be code; write a function that calls it
    set c = function nothing_at_all() // expect: error: 'function' names a function without calling it
    set c = function missing // expect: error: there is no function 'missing'
    set c = fine // expect: error: 'fine' is a function; call it with parentheses behind its name
    set i = unit // expect: error: 'unit' is a type, not a variable
    call i() // expect: error: 'i' is a variable, not a function
    call widget() // expect: error: 'widget' is a type, not a function
    call Take(u, r, s, b) // expect: error: 'Take' takes 5 arguments, found 4: unit u, real r, string s, boolean b, code c
    call Give(1) // expect: error: 'Give' takes 0 arguments, found 1
    call Take(w, s, r, i, null) // expect: error: 'u' of 'Take' must be unit, found widget | error: 'r' of 'Take' must be real, found string | error: 's' of 'Take' must be string, found real | error: 'b' of 'Take' must be boolean, found integer
    call Takee(u) // expect: error: there is no function 'Takee'; did you mean 'Take'?
    call Takee(u)
    set undeclared = other // expect: error: there is no variable 'undeclared' | error: there is no variable 'other'
    set undeclared = other
    call below() // expect: error: 'below' is declared only in line 103; move it above its first use, or call it by ExecuteFunc
    if i = 1 then // expect: error: '=' assigns; write '==' to compare
    endif
    set i = (1 + 2 // expect: error: this '(' is not closed; ')' expected, found the end of the line
    set i = ints[1 // expect: error: this '[' is not closed; ']' expected
    set i = 1 + * 2 // expect: error: a value expected, found '*'
    set b = not // expect: error: a value expected, found the end of the line
endfunction

function below takes nothing returns nothing
endfunction

function more_signs takes nothing returns nothing
    set i = s / 2 // expect: error: '/' between string and integer; it needs numbers
    set i = 2 % b // expect: error: '%' between integer and boolean; it needs numbers
    set b = s > s // expect: error: '>' between string and string; only numbers have an order
    set b = u <= it // expect: error: '<=' between unit and item; only numbers have an order
    set b = s != b // expect: error: '!=' between string and boolean; only values of one kind can be equal
    set b = not s // expect: error: the operand of 'not' must be boolean, found string
    set b = null and b // expect: error: an operand of 'and' must be boolean, found null
    set b = b or null // expect: error: an operand of 'or' must be boolean, found null
endfunction
