// A real loop: a ball bounces in a square, and we count how often it is within a circle. Every number is a multiple
// of 1/16 below 2^19, so that 32 and 64 bits give the same answer.
globals
    integer answer = 0
endglobals

function bench takes integer n returns nothing
    local integer i = 1
    local integer within = 0
    local real x = 3.5
    local real y = -7.25
    local real vx = 1.25
    local real vy = 0.75
    loop
        exitwhen i > n
        set x = x + vx
        set y = y + vy
        if x > 100.0 or x < -100.0 then
            set vx = -vx
        endif
        if y > 100.0 or y < -100.0 then
            set vy = -vy
        endif
        if x * x + y * y < 4900.0 then
            set within = within + 1
        endif
        set i = i + 1
    endloop
    set answer = within
endfunction
