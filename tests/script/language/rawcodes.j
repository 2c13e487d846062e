// Four characters between ' make an integer, the first one highest; one makes its byte.
function main takes nothing returns nothing
    call BJDebugMsg(I2S('Hpal'))          // expect: 1215324524
    call BJDebugMsg(I2S('A'))             // expect: 65
    call BJDebugMsg(I2S('0'))             // expect: 48
    call BJDebugMsg(I2S(' '))             // expect: 32
    call BJDebugMsg(I2S('"'))             // expect: 34
    call BJDebugMsg(I2S('\\'))            // expect: 92
    call BJDebugMsg(I2S('\n'))            // expect: 10
    call BJDebugMsg(I2S('\r'))            // expect: 13
    call BJDebugMsg(I2S('\t'))            // expect: 9
    call BJDebugMsg(I2S('\b'))            // expect: 8
    call BJDebugMsg(I2S('\f'))            // expect: 12
    call BJDebugMsg(I2S('    '))          // expect: 538976288
    call BJDebugMsg(I2S('//ab'))          // expect: 791634274
    // The bytes count, not what they show: two letters of two bytes.
    call BJDebugMsg(I2S('éé'))            // expect: -1012284503
    call BJDebugMsg(I2S('hfoo' - 'hfon')) // expect: 1
    call BJDebugMsg(I2S('A' + 1))         // expect: 66
    if 'Hpal' == 0x4870616C and 'Hpal' == $4870616c then
        call BJDebugMsg("big-endian")     // expect: big-endian
    endif
    if 'hpea' != 'hpeA' then
        call BJDebugMsg("case counts")    // expect: case counts
    endif
endfunction
