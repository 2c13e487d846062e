// Strings: names are put together of words and numbers, compared, and collected in lines.
globals
    string array words
    integer answer = 0
endglobals

function name takes integer i returns string
    return words[i % 5 + 1] + "-" + I2S(i % 1000)
endfunction

function bench takes integer n returns nothing
    local string line = ""
    local string one
    local integer found = 0
    local integer i = 1
    set words[1] = "ford"
    set words[2] = "abbey"
    set words[3] = "lantern"
    set words[4] = "mill"
    set words[5] = "watchtower"
    loop
        exitwhen i > n
        set one = name(i)
        if one == "mill-373" or one == "abbey-506" then
            set found = found + 1
        endif
        if i % 16 == 0 then
            set line = ""
        endif
        set line = line + one + ", "
        set i = i + 1
    endloop
    set answer = StringHash(line) + found
endfunction
