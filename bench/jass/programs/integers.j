// An integer loop: a generator of numbers that walks a counter up and down.
globals
    integer answer = 0
endglobals

function bench takes integer n returns nothing
    local integer i = 1
    local integer seed = 1
    local integer walk = 0
    loop
        exitwhen i > n
        set seed = (seed * 75 + i) % 65537
        if seed < 32768 then
            set walk = walk + seed - i
        else
            set walk = walk - seed + i
        endif
        if walk > 1000000 or walk < -1000000 then
            set walk = 0
        endif
        set i = i + 1
    endloop
    set answer = walk * 3 + seed
endfunction
