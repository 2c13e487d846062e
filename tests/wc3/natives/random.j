// One seed, one sequence.
globals
    integer array first
    real array share
    integer i = 0
    integer same = 0
    integer low = 0
    integer high = 0
    integer other = 0
endglobals
function main takes nothing returns nothing
    call SetRandomSeed(42)
    loop
        exitwhen i == 50
        set first[i] = GetRandomInt(-1000, 1000)
        set share[i] = GetRandomReal(-1, 1)
        set i = i + 1
    endloop
    call SetRandomSeed(42)
    set i = 0
    loop
        exitwhen i == 50
        if GetRandomInt(-1000, 1000) == first[i] then
            set same = same + 1
        endif
        if not (GetRandomReal(-1, 1) != share[i]) then
            set same = same + 1
        endif
        set i = i + 1
    endloop
    call say_i("same", same)                      // expect: same 100
    call SetRandomSeed(43)
    set i = 0
    loop
        exitwhen i == 50
        if GetRandomInt(-1000, 1000) != first[i] then
            set other = other + 1
        endif
        if GetRandomReal(0, 1) >= 1 then
            set high = high + 1
        endif
        set i = i + 1
    endloop
    call say_b("another seed", other > 40)        // expect: another seed true
    set i = 0
    set high = 0
    loop
        exitwhen i == 400
        set other = GetRandomInt(3, 1)
        if other == 1 then
            set low = low + 1
        elseif other == 3 then
            set high = high + 1
        elseif other != 2 then
            call say("out of bounds")
        endif
        set i = i + 1
    endloop
    call say_b("both bounds, also turned", low > 50 and high > 50) // expect: both bounds, also turned true
    call say_i("one", GetRandomInt(-7, -7))       // expect: one -7
    call say_r("one", GetRandomReal(2.5, 2.5))    // expect: one 2.500
endfunction
