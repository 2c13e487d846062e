// Arrays: the primes below 32,000, found n times.
globals
    constant integer LIMIT = 32000
    boolean array composite
    integer answer = 0
endglobals

function sieve takes nothing returns integer
    local integer i = 2
    local integer k
    local integer count = 0
    loop
        exitwhen i > LIMIT
        set composite[i] = false
        set i = i + 1
    endloop
    set i = 2
    loop
        exitwhen i > LIMIT
        if not composite[i] then
            set count = count + 1
            set k = i + i
            loop
                exitwhen k > LIMIT
                set composite[k] = true
                set k = k + i
            endloop
        endif
        set i = i + 1
    endloop
    return count
endfunction

function bench takes integer n returns nothing
    local integer round = 1
    set answer = 0
    loop
        exitwhen round > n
        set answer = answer + sieve()
        set round = round + 1
    endloop
endfunction
