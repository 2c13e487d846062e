// The operator takes integers and keeps the dividend's sign; the library's functions add the divisor to what is
// below zero.
function main takes nothing returns nothing
    local integer a = -7
    call BJDebugMsg(I2S(7 % 3))                     // expect: 1
    call BJDebugMsg(I2S(a % 3))                     // expect: -1
    call BJDebugMsg(I2S(a % -3))                    // expect: -1
    call BJDebugMsg(I2S(6 % 3))                     // expect: 0
    call BJDebugMsg(I2S(ModuloInteger(7, 3)))       // expect: 1
    call BJDebugMsg(I2S(ModuloInteger(-7, 3)))      // expect: 2
    call BJDebugMsg(I2S(ModuloInteger(7, -3)))      // expect: 1
    call BJDebugMsg(I2S(ModuloInteger(-7, -3)))     // expect: -4
    call BJDebugMsg(I2S(ModuloInteger(6, 3)))       // expect: 0
    call BJDebugMsg(I2S(ModuloInteger(-6, 3)))      // expect: 0
    call BJDebugMsg(R2S(ModuloReal(7.5, 2.0)))      // expect: 1.500
    call BJDebugMsg(R2S(ModuloReal(-7.5, 2.0)))     // expect: 0.500
    call BJDebugMsg(R2S(ModuloReal(7.5, -2.0)))     // expect: 1.500
    call BJDebugMsg(R2S(ModuloReal(-7.5, -2.0)))    // expect: -3.500
    // % binds as * and / do, from the left.
    call BJDebugMsg(I2S(20 % 7 * 2))                // expect: 12
    call BJDebugMsg(I2S(2 * 20 % 7))                // expect: 5
    call BJDebugMsg(I2S(1 + 20 % 7))                // expect: 7
    call BJDebugMsg(I2S(100 % 30 % 7))              // expect: 3
endfunction
