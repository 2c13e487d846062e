// loop, exitwhen, if, elseif, else, return; nested and empty ones.
function nested takes nothing returns string
    local integer i = 0
    local integer j
    local string s = ""
    loop
        exitwhen i == 3
        set j = 0
        loop
            exitwhen j > i
            if j == 0 then
                set s = s + "z"
            elseif j == 1 then
                set s = s + "o"
            else
                set s = s + "m"
            endif
            set j = j + 1
        endloop
        set s = s + " "
        set i = i + 1
    endloop
    return s + I2S(i) + I2S(j)
endfunction

function exits takes integer first, integer second returns string
    local integer i = 0
    local string s = ""
    loop
        set i = i + 1
        exitwhen i == first
        set s = s + "a"
        exitwhen i >= second
        set s = s + "b"
    endloop
    return s + I2S(i)
endfunction

function chosen takes integer n returns string
    if n < 0 then
        return "negative"
    elseif n == 0 then
        return "zero"
    elseif n < 10 then
        return "small"
    elseif n < 100 then
    else
        return "huge"
    endif
    return "middling"
endfunction

function out_of_two takes integer stop returns integer
    local integer i = 0
    local integer j = 0
    loop
        set i = i + 1
        set j = 0
        loop
            set j = j + 1
            if i * j == stop then
                return i * 100 + j
            endif
            exitwhen j == 5
        endloop
        exitwhen i == 5
    endloop
    return -1
endfunction

function counted_down takes integer from returns integer
    local integer rounds = 0
    loop
        exitwhen from <= 0
        set from = from - 1
        set rounds = rounds + 1
    endloop
    return rounds
endfunction

function skips takes nothing returns string
    local string s = "only"
    if false then
        set s = s + " not"
    endif
    if true then
        set s = s + " this"
    else
        set s = s + " not"
    endif
    if not true then
        set s = s + " not"
    elseif 1 > 2 then
        set s = s + " not"
    else
        set s = s + " and this"
    endif
    loop
        exitwhen true
        set s = s + " not"
    endloop
    loop
        if true then
            exitwhen true
        endif
        set s = s + " not"
    endloop
    debug set s = s + " unless debugging"
    return s
endfunction

function triangle takes integer n returns integer
    local integer sum = 0
    local integer i = 0
    loop
        exitwhen i > n
        set sum = sum + i
        set i = i + 1
    endloop
    return sum
endfunction

function squares takes nothing returns string
    local real r = 0.0
    local string s = ""
    loop
        exitwhen r >= 2.0
        set s = s + R2S(r * r) + " "
        set r = r + 0.5
    endloop
    loop
        exitwhen not (r > 0.75)
        set r = r - 0.5
    endloop
    return s + R2S(r)
endfunction

function after_return takes nothing returns nothing
    call BJDebugMsg("before")
    return
    call BJDebugMsg("after")
endfunction

function main takes nothing returns nothing
    call BJDebugMsg(nested())                 // expect: z zo zom 33
    call BJDebugMsg(exits(3, 9))              // expect: abab3
    call BJDebugMsg(exits(9, 2))              // expect: aba2
    call BJDebugMsg(exits(1, 1))              // expect: 1
    call BJDebugMsg(chosen(-1))               // expect: negative
    call BJDebugMsg(chosen(0))                // expect: zero
    call BJDebugMsg(chosen(9))                // expect: small
    call BJDebugMsg(chosen(10))               // expect: middling
    call BJDebugMsg(chosen(99))               // expect: middling
    call BJDebugMsg(chosen(100))              // expect: huge
    call BJDebugMsg(I2S(out_of_two(12)))      // expect: 304
    call BJDebugMsg(I2S(out_of_two(25)))      // expect: 505
    call BJDebugMsg(I2S(out_of_two(7)))       // expect: -1
    call BJDebugMsg(I2S(counted_down(3)))     // expect: 3
    call BJDebugMsg(I2S(counted_down(0)))     // expect: 0
    call BJDebugMsg(skips())                  // expect: only this and this
    call BJDebugMsg(I2S(triangle(100)))       // expect: 5050
    call BJDebugMsg(squares())                // expect: 0.000 0.250 1.000 2.250 0.500
    call after_return()                       // expect: before
endfunction
