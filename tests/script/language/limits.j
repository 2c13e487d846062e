// Every script comes to an end, and its neighbours go on.
globals
    integer rounds = 0
    string grown = ""
endglobals

// So that this many functions are called within each other: depth and this one's caller.
function down takes integer depth returns nothing
    if depth > 0 then
        call down(depth - 1) // error: too many functions call each other: 10000 deep
    endif
endfunction

// main, this function, and 9,998 calls of down.
function deepest takes nothing returns nothing
    call down(9997)
    call BJDebugMsg("10,000 functions")
endfunction

function too_deep takes nothing returns nothing
    call down(9998)
    call BJDebugMsg("not reached")
endfunction

function for_ever takes nothing returns nothing
    loop // error: the instruction limit of 300000 is reached: the thread is ended
    endloop
    call BJDebugMsg("not reached")
endfunction

function counts takes nothing returns nothing
    local integer i = 0
    loop
        exitwhen i == 20000
        set i = i + 1
    endloop
    set rounds = rounds + i
endfunction

// Each thread has its own limit, and a new one after a sleep.
function counts_in_threads takes nothing returns nothing
    local integer i = 0
    loop
        exitwhen i == 50
        call ExecuteFunc("counts")
        set i = i + 1
    endloop
    call BJDebugMsg(I2S(rounds))
endfunction

function counts_between_sleeps takes nothing returns nothing
    local integer i = 0
    set rounds = 0
    loop
        exitwhen i == 50
        call counts()
        call TriggerSleepAction(0.1)
        set i = i + 1
    endloop
    call BJDebugMsg(I2S(rounds))
endfunction

function starts_itself takes nothing returns nothing
    set rounds = rounds + 1
    call ExecuteFunc("starts_itself") // error: callbacks are nested 100 deep: a function started from a callback may not start itself again without end
endfunction

function longest_text takes nothing returns nothing
    local string s = "0123456789abcdef"
    local integer i = 0
    loop
        exitwhen i == 16
        set s = s + s
        set i = i + 1
    endloop
    call BJDebugMsg(I2S(StringLength(s)))
    set grown = SubString(s, 1048570, 1048576)
    set s = s + "!" // error: a string would be longer than 1048576 bytes
    call BJDebugMsg("not reached")
endfunction

// The largest whole numbers that each form of call can name.
function thirty_one takes integer a, integer b, integer c, integer d, integer e, integer f, integer g, integer h, integer i, integer j, integer k, integer l, integer m, integer n, integer o, integer p, integer q, integer r, integer s, integer t, integer u, integer v, integer w, integer x, integer y, integer z, integer aa, integer bb, integer cc, integer dd, integer ee returns integer
    return a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t + u + v + w + x + y + z + aa + bb + cc + dd + ee * 1000
endfunction

function main takes nothing returns nothing
    call ExecuteFunc("deepest")              // expect: 10,000 functions
    call ExecuteFunc("too_deep")
    call ExecuteFunc("for_ever")
    call ExecuteFunc("counts_in_threads")    // expect: 1000000
    set rounds = 0
    // main is the first, so 99 more are started.
    call ExecuteFunc("starts_itself")
    call BJDebugMsg(I2S(rounds))             // expect: 99
    call ExecuteFunc("longest_text")         // expect: 1048576
    call BJDebugMsg(grown)                   // expect: abcdef
    call BJDebugMsg(I2S(thirty_one(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31))) // expect: 31465
    call ExecuteFunc("counts_between_sleeps") // expect: 1000000
endfunction
