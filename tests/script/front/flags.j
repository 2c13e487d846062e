type effect extends handle
type boolexpr extends handle
native Filter takes code c returns boolexpr
native Condition takes code c returns boolexpr
native StringHash takes string s returns integer
native GetObjectName takes integer id returns string
native UnitId2String takes integer id returns string
native CreateRegion takes nothing returns handle
native OrderId takes string s returns integer
native OrderId2String takes integer id returns string
native CreateQuest takes nothing returns handle
native CreateMultiboard takes nothing returns handle
native CreateLeaderboard takes nothing returns handle

globals
    integer i
    string early = GetObjectName('hpea') // expect: error: 'GetObjectName' in the globals block crashes the game; call it in a function
    string unread = UnitId2String('hpea') // expect: error: 'UnitId2String' in the globals block answers null
    handle area = CreateRegion() // expect: error: 'CreateRegion' in the globals block crashes the game when it saves
    integer order = OrderId("move") // expect: error: 'OrderId' in the globals block answers 0
    string move = OrderId2String(851986) // expect: error: 'OrderId2String' in the globals block answers null
    handle quest = CreateQuest() // expect: error: 'CreateQuest' in the globals block crashes the game
    handle board = CreateMultiboard() // expect: error: 'CreateMultiboard' in the globals block crashes the game
    handle list = CreateLeaderboard() // expect: error: 'CreateLeaderboard' in the globals block crashes the game
endglobals

function none takes nothing returns nothing
endfunction

function truth takes nothing returns boolean
    return true
endfunction

//# +shadow
function shadowing takes effect effect returns nothing // expect: error: 'effect' hides a type of that name, declared in line 1
    local integer i = 0 // expect: error: 'i' hides a global of that name, declared in line 16
    local integer none = 0 // expect: error: 'none' hides a function of that name
endfunction

function not_shadowing takes effect effect returns nothing
    local integer i = 0
endfunction

//# +shadow
function itself takes integer itself returns nothing // expect: error: 'itself' hides a function of that name
endfunction

//# +filter
function filtering takes nothing returns nothing
    call Filter(function none) // expect: error: 'Filter' takes a function that returns boolean; 'none' returns nothing
    call Condition(function truth)
    call Condition(function none) // expect: error: 'Condition' takes a function that returns boolean
endfunction

//# +checkglobalsinit
function global_unset takes nothing returns integer
    local integer first = i // expect: error: 'i' may have no value yet
    return i
endfunction

//# +checkglobalsinit
function global_set takes nothing returns integer
    set i = 3
    return i
endfunction

//# +checkstringhash
function hashing takes nothing returns nothing
    call StringHash("unit")
    call StringHash("UNIT") // expect: error: this string has the same hash as 'unit'; change one of them
    call StringHash("unit")
    call StringHash("/")
    call StringHash("\\") // expect: error: this string has the same hash as '/'
endfunction

//# +nomodulooperator
function modulo takes nothing returns integer
    return 7 % 2 // expect: error: games before 1.29 do not know '%'; call ModuloInteger
endfunction

//# +checknumberliterals
function big_numbers takes nothing returns nothing
    local integer a = 2147483647
    local integer b = 2147483648 // expect: error: this number does not fit 32 bits
    local integer c = 0x7fffffff
    local integer d = $100000000 // expect: error: this number does not fit 32 bits
    local integer e = 017777777777
    local integer f = 0500000000000 // expect: error: this number does not fit 32 bits
    local real g = 2147483647.5
    local real h = 10000000000.0 // expect: error: this number does not fit 32 bits
    local real j = 0.1234567891 // expect: error: this number does not fit 32 bits
    local real k = 0.0000000000000
endfunction

//# +nosemanticerror
function no_semantics takes nothing returns nothing
    set unknown = 1
    call unknown( // expect: error: a value expected, found the end of the line
endfunction

//# +nosyntaxerror
function no_syntax takes nothing returns nothing
    set = 1
    set unknown = 1 // expect: error: there is no variable 'unknown'
endfunction

//# +noruntimeerror
function no_run_time takes nothing returns code
    return function Filter2 // expect: error: there is no function 'Filter2'; did you mean 'Filter'?
endfunction

//# +shadow -shadow +no_such_flag // expect: warning: there is no check 'no_such_flag'
function last takes effect effect returns nothing
endfunction

//# +shadow

function annotation_too_far_above takes effect effect returns nothing
endfunction
