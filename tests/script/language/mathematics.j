// What the mathematical natives answer.
function show takes real r returns nothing
    call BJDebugMsg(R2SW(r, 0, 4))
endfunction

function main takes nothing returns nothing
    call show(SquareRoot(2.0))            // expect: 1.4142
    call show(SquareRoot(0.25))           // expect: 0.5000
    call show(SquareRoot(0.0))            // expect: 0.0000
    call show(SquareRoot(-1.0))           // expect: 0.0000
    call show(Pow(2.0, 10.0))             // expect: 1024.0000
    call show(Pow(2.0, -1.0))             // expect: 0.5000
    call show(Pow(2.0, 0.5))              // expect: 1.4142
    call show(Pow(7.0, 0.0))              // expect: 1.0000
    call show(Pow(0.0, 0.0))              // expect: 1.0000
    call show(Pow(0.0, -1.0))             // expect: 0.0000
    call show(Pow(0.0, 2.0))              // expect: 0.0000
    call show(Pow(-2.0, 3.0))             // expect: -8.0000
    call show(Pow(-8.0, 0.5))             // expect: 0.0000
    call show(Sin(0.0))                   // expect: 0.0000
    call show(Sin(1.0))                   // expect: 0.8415
    call show(Cos(0.0))                   // expect: 1.0000
    call show(Cos(1.0))                   // expect: 0.5403
    call show(Tan(1.0))                   // expect: 1.5574
    call show(Asin(1.0))                  // expect: 1.5708
    call show(Asin(2.0))                  // expect: 0.0000
    call show(Acos(0.0))                  // expect: 1.5708
    call show(Acos(-2.0))                 // expect: 0.0000
    call show(Atan(1.0))                  // expect: 0.7854
    call show(Atan2(1.0, 1.0))            // expect: 0.7854
    call show(Atan2(1.0, -1.0))           // expect: 2.3562
    call show(Atan2(-1.0, 1.0))           // expect: -0.7854
    call show(Atan2(0.0, 0.0))            // expect: 0.0000
    call show(Deg2Rad(180.0))             // expect: 3.1416
    call show(Rad2Deg(1.0))               // expect: 57.2958
    call show(Rad2Deg(Atan2(1.0, 0.0)))   // expect: 90.0000
    call BJDebugMsg(I2S(BlzBitAnd(12, 10)))          // expect: 8
    call BJDebugMsg(I2S(BlzBitOr(12, 10)))           // expect: 14
    call BJDebugMsg(I2S(BlzBitXor(12, 10)))          // expect: 6
    call BJDebugMsg(I2S(BlzBitAnd(-1, 0x80000000)))  // expect: -2147483648
    call BJDebugMsg(I2S(BlzBitXor(-1, 1)))           // expect: -2
endfunction
