// Arrays: an element without a value reads as its type's default, also outside of the bounds, where writes are lost.
globals
    integer array numbers
    real array shares
    string array words
    boolean array flags
    trigger array triggers
    integer index = 2
endglobals

function said takes boolean b returns string
    if b then
        return "true"
    endif
    return "false"
endfunction

function defaults takes nothing returns nothing
    local integer array n
    local real array r
    local string array s
    local boolean array b
    local trigger array t
    call BJDebugMsg(I2S(numbers[5]) + R2S(shares[5]) + said(flags[5])) // expect: 00.000false
    call BJDebugMsg(said(words[5] == null) + said(words[5] == "") + said(triggers[5] == null)) // expect: truefalsetrue
    call BJDebugMsg(I2S(n[5]) + R2S(r[5]) + said(b[5]))                // expect: 00.000false
    call BJDebugMsg(said(s[5] == null) + said(t[5] == null))           // expect: truetrue
endfunction

function bounds takes nothing returns nothing
    local integer array mine
    set numbers[0] = 10
    set numbers[15] = 15
    set numbers[16] = 16
    set numbers[32767] = 7
    set numbers[32768] = 8
    set numbers[-1] = 9
    set numbers[-2147483648] = 9
    set numbers[2147483647] = 9
    call BJDebugMsg(I2S(numbers[0]))           // expect: 10
    call BJDebugMsg(I2S(numbers[14]))          // expect: 0
    call BJDebugMsg(I2S(numbers[15]))          // expect: 15
    call BJDebugMsg(I2S(numbers[16]))          // expect: 16
    call BJDebugMsg(I2S(numbers[17]))          // expect: 0
    call BJDebugMsg(I2S(numbers[32766]))       // expect: 0
    call BJDebugMsg(I2S(numbers[32767]))       // expect: 7
    call BJDebugMsg(I2S(numbers[32768]))       // expect: 0
    call BJDebugMsg(I2S(numbers[-1]))          // expect: 0
    call BJDebugMsg(I2S(numbers[2147483647]))  // expect: 0
    set mine[0] = 1
    set mine[15] = 2
    set mine[16] = 3
    set mine[32767] = 4
    set mine[32768] = 5
    set mine[-1] = 6
    call BJDebugMsg(I2S(mine[0]) + I2S(mine[14]) + I2S(mine[15]) + I2S(mine[16]) + I2S(mine[17])) // expect: 10230
    call BJDebugMsg(I2S(mine[32767]) + I2S(mine[32768]) + I2S(mine[-1]))                  // expect: 400
    set words[32768] = "lost"
    set words[-1] = "lost"
    set words[32767] = "kept"
    call BJDebugMsg(words[32767] + words[32768] + words[-1]) // expect: kept
endfunction

function elements takes nothing returns nothing
    local string array s
    local integer i = 0
    set numbers[1] = 3
    set numbers[numbers[1]] = numbers[1] + 1
    call BJDebugMsg(I2S(numbers[3]))                // expect: 4
    set numbers[index] = index
    set numbers[index + 1] = numbers[index] * 10
    call BJDebugMsg(I2S(numbers[numbers[index] + 1])) // expect: 20
    set shares[0] = 1
    set shares[1] = shares[0] / 2
    call BJDebugMsg(R2S(shares[0] + shares[1]))     // expect: 1.500
    set words[1] = "x" + "y"
    set words[2] = words[1] + words[1]
    set words[1] = null
    call BJDebugMsg(words[2] + said(words[1] == null)) // expect: xyxytrue
    set words[1] = ""
    call BJDebugMsg(said(words[1] == null))         // expect: false
    set flags[3] = true
    set flags[4] = not flags[3]
    call BJDebugMsg(said(flags[3]) + said(flags[4])) // expect: truefalse
    loop
        exitwhen i == 20
        set s[i] = "#" + I2S(i)
        set i = i + 1
    endloop
    call BJDebugMsg(s[0] + s[15] + s[16] + s[19])   // expect: #0#15#16#19
    set numbers[15] = 0
    call BJDebugMsg(I2S(numbers[15]))               // expect: 0
endfunction

// Each call has local arrays of its own.
function own takes integer depth returns integer
    local integer array mine
    local integer before = mine[0]
    set mine[0] = depth
    if depth > 0 then
        return own(depth - 1) * 10 + mine[0] + before
    endif
    return mine[0]
endfunction

// A local array forgets; a global one keeps.
function forgetful takes nothing returns nothing
    local integer array mine
    set mine[7] = mine[7] + 1
    set numbers[7] = numbers[7] + 1
    call BJDebugMsg(I2S(mine[7]) + I2S(numbers[7]))
endfunction

function main takes nothing returns nothing
    call defaults()
    call bounds()
    call elements()
    call BJDebugMsg(I2S(own(3)))  // expect: 123
    set numbers[7] = 0
    call forgetful()              // expect: 11
    call forgetful()              // expect: 12
    call forgetful()              // expect: 13
endfunction
