// Natives over strings: keys are hashed and cut. Hashes are compared, not added, as only one language's numbers wrap.
globals
    integer answer = 0
endglobals

function bench takes integer n returns nothing
    local string key
    local integer hash
    local integer last = 0
    local integer rises = 0
    local integer i = 1
    loop
        exitwhen i > n
        set key = "unit-" + I2S(i % 5000)
        set hash = StringHash(key)
        if SubString(key, 5, 6) == "7" then
            set hash = StringHash(SubString(key, 2, 8))
        endif
        if hash > last then
            set rises = rises + 1
        endif
        set last = hash
        set i = i + 1
    endloop
    set answer = rises
endfunction
