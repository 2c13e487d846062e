// Calls: arguments from left to right, values back, functions that call themselves.
globals
    string trail = ""
endglobals

function mark takes string s, integer value returns integer
    set trail = trail + s
    return value
endfunction

function three takes integer a, integer b, integer c returns integer
    return a * 100 + b * 10 + c
endfunction

function fib takes integer n returns integer
    if n < 2 then
        return n
    endif
    return fib(n - 1) + fib(n - 2)
endfunction

function greatest takes integer a, integer b returns integer
    if b == 0 then
        return a
    endif
    return greatest(b, a % b)
endfunction

function deep takes integer n returns integer
    if n == 0 then
        return 0
    endif
    return deep(n - 1) + 1
endfunction

function hanoi takes integer n, string from, string to, string over returns string
    if n == 0 then
        return ""
    endif
    return hanoi(n - 1, from, over, to) + from + to + " " + hanoi(n - 1, over, to, from)
endfunction

function wide takes integer a, real b, string c, boolean d, code e, trigger f, integer g, integer h returns string
    local string s = I2S(a) + R2S(b) + c
    if d and e == null and f == null then
        set s = s + "!"
    endif
    return s + I2S(g - h)
endfunction

function early takes integer n returns string
    loop
        if n > 10 then
            return "over"
        endif
        exitwhen n == 5
        set n = n + 3
    endloop
    return "five"
endfunction

function nothing_back takes nothing returns nothing
    set trail = trail + "n"
    return
endfunction

function passes takes real r returns real
    return r
endfunction

function larger takes real a, real b returns real
    if a > b then
        return a
    endif
    return b
endfunction

function main takes nothing returns nothing
    local integer x = 4
    call BJDebugMsg(I2S(three(mark("a", 1), mark("b", 2), mark("c", 3))) + trail) // expect: 123abc
    set trail = ""
    call BJDebugMsg(I2S(mark("a", 1) + mark("b", 2) * mark("c", 3)) + trail) // expect: 7abc
    call BJDebugMsg(I2S(three(three(0, 0, 1), three(0, 0, 2), three(0, 0, 3)))) // expect: 123
    set x = three(x, three(0, 0, x), x - 1)
    call BJDebugMsg(I2S(x))                          // expect: 443
    call BJDebugMsg(I2S(fib(15)))                    // expect: 610
    call BJDebugMsg(I2S(greatest(1071, 462)))        // expect: 21
    call BJDebugMsg(I2S(deep(1000)))                 // expect: 1000
    call BJDebugMsg(hanoi(3, "a", "c", "b") + ".")   // expect: ac ab cb ac ba bc ac .
    call BJDebugMsg(wide(1, 2, "3", true, null, null, 9, 2)) // expect: 12.0003!7
    call BJDebugMsg(early(5) + early(2) + early(3) + early(100)) // expect: fivefiveoverover
    set trail = ""
    call nothing_back()
    call nothing_back()
    call BJDebugMsg(trail)                           // expect: nn
    call BJDebugMsg(R2S(passes(3) + larger(x, 2)))   // expect: 446.000
    call BJDebugMsg(R2S(larger(passes(1), larger(2.5, passes(2))))) // expect: 2.500
    // A value that nobody takes.
    call mark("x", 1)
    call BJDebugMsg(trail)                           // expect: nnx
endfunction
