// Function calls: Fibonacci numbers without any memory.
globals
    integer answer = 0
endglobals

function fib takes integer n returns integer
    if n < 2 then
        return n
    endif
    return fib(n - 1) + fib(n - 2)
endfunction

function bench takes integer n returns nothing
    set answer = fib(n)
endfunction
