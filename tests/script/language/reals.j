// Reals have 32 bits; == takes 0.001 for nothing, the other comparisons are exact.
globals
    real zero = 0.0
    real one = 1.0
    real third = 1.0 / 3.0
    integer two = 2
    constant real HALF = .5
endglobals

function said takes boolean b returns string
    if b then
        return "true"
    endif
    return "false"
endfunction

function literals takes nothing returns nothing
    call BJDebugMsg(R2S(1.))          // expect: 1.000
    call BJDebugMsg(R2S(.5))          // expect: 0.500
    call BJDebugMsg(R2S(1.5))         // expect: 1.500
    call BJDebugMsg(R2S(08.25))       // expect: 8.250
    call BJDebugMsg(R2S(HALF))        // expect: 0.500
    call BJDebugMsg(R2S(0.))          // expect: 0.000
    call BJDebugMsg(R2S(-.25))        // expect: -0.250
    call BJDebugMsg(R2SW(16777216., 0, 1)) // expect: 16777216.0
    call BJDebugMsg(R2SW(16777217., 0, 1)) // expect: 16777216.0
    call BJDebugMsg(R2SW(16777219., 0, 1)) // expect: 16777220.0
    call BJDebugMsg(R2SW(0.1, 0, 10)) // expect: 0.1000000015
    call BJDebugMsg(R2SW(3000000000., 0, 1)) // expect: 3000000000.0
endfunction

// An integer beside a real becomes one; between integers division stays one of integers.
function mixing takes nothing returns nothing
    local real r = 1.5
    local integer i = 7
    call BJDebugMsg(R2S(r * i))          // expect: 10.500
    call BJDebugMsg(R2S(i * r))          // expect: 10.500
    call BJDebugMsg(R2S(r + i))          // expect: 8.500
    call BJDebugMsg(R2S(i - r))          // expect: 5.500
    call BJDebugMsg(R2S(i / 2))          // expect: 3.000
    call BJDebugMsg(R2S(i / 2.0))        // expect: 3.500
    call BJDebugMsg(R2S(i / 2 + r))      // expect: 4.500
    call BJDebugMsg(R2S(1.0 * i / two))  // expect: 3.500
    call BJDebugMsg(R2S(7 / 2 * 1.0))    // expect: 3.000
    call BJDebugMsg(R2S(1.0 * 7 / 2))    // expect: 3.500
    set r = i
    call BJDebugMsg(R2S(r))              // expect: 7.000
    set r = 3
    call BJDebugMsg(R2S(r))              // expect: 3.000
    set r = 16777217
    call BJDebugMsg(R2SW(r, 0, 1))       // expect: 16777216.0
    call BJDebugMsg(said(1 < 1.5) + said(i > 6.5) + said(i == 7.0) + said(7.0005 == i)) // expect: truetruetruetrue
endfunction

function arithmetic takes real a, real b returns nothing
    call BJDebugMsg(R2S(a + b))   // expect: 3.750
    call BJDebugMsg(R2S(a - b))   // expect: 1.250
    call BJDebugMsg(R2S(a * b))   // expect: 3.125
    call BJDebugMsg(R2S(a / b))   // expect: 2.000
    call BJDebugMsg(R2S(-a))      // expect: -2.500
    call BJDebugMsg(R2S(+a))      // expect: 2.500
    call BJDebugMsg(R2S(a + 0.5)) // expect: 3.000
    call BJDebugMsg(R2S(a - 0.5)) // expect: 2.000
    call BJDebugMsg(R2S(a * 0.5)) // expect: 1.250
    call BJDebugMsg(R2S(a / 0.5)) // expect: 5.000
    call BJDebugMsg(R2S(0.5 - a)) // expect: -2.000
    call BJDebugMsg(R2S(5.0 / a)) // expect: 2.000
    call BJDebugMsg(R2S(a - b - b)) // expect: 0.000
    call BJDebugMsg(R2S(a / b / b)) // expect: 1.600
    call BJDebugMsg(R2S(1.5 + 2.5 * 2.0 - 1.0 / 4.0)) // expect: 6.250
    call BJDebugMsg(R2S(-(1.5 - 2.0)))                // expect: 0.500
endfunction

// Each operation rounds to 32 bits.
function rounding takes nothing returns nothing
    local real r = 16777216.0
    local integer i = 0
    local real sum = 0.0
    call BJDebugMsg(said(r + 1.0 - r == 0.0))        // expect: true
    call BJDebugMsg(said(r + 2.0 - r == 2.0))        // expect: true
    call BJDebugMsg(R2SW(third, 0, 9))               // expect: 0.333333343
    call BJDebugMsg(R2SW(third * 3.0, 0, 9))         // expect: 1.000000000
    loop
        exitwhen i == 10
        set sum = sum + 0.1
        set i = i + 1
    endloop
    call BJDebugMsg(R2SW(sum, 0, 9))                 // expect: 1.000000119
    call BJDebugMsg(said(sum == 1.0) + said(sum != 1.0)) // expect: truetrue
endfunction

function comparing takes real a, real b returns string
    local string s = ""
    if a < b then
        set s = s + "<"
    endif
    if a <= b then
        set s = s + "<="
    endif
    if a > b then
        set s = s + ">"
    endif
    if a >= b then
        set s = s + ">="
    endif
    if a == b then
        set s = s + "=="
    endif
    if a != b then
        set s = s + "!="
    endif
    if not (a < b) then
        set s = s + " not<"
    endif
    if not (a <= b) then
        set s = s + " not<="
    endif
    return s + " " + said(a < b) + said(a <= b) + said(a > b) + said(a >= b) + said(a == b) + said(a != b)
endfunction

// Real division by zero ends nothing: it gives infinity, which is greater than all, or what is not a number, which
// is neither less nor equal nor more.
function beyond takes nothing returns nothing
    local real infinite = one / zero
    local real undefined = zero / zero
    call BJDebugMsg(R2S(infinite))      // expect: inf
    call BJDebugMsg(R2S(-infinite))     // expect: -inf
    call BJDebugMsg(R2S(undefined))     // expect: nan
    call BJDebugMsg(R2S(-undefined))    // expect: nan
    call BJDebugMsg(R2S(1.0 / 0.0))     // expect: inf
    call BJDebugMsg(R2SW(-undefined, 5, 2) + R2SW(infinite, 5, 2)) // expect:   nan  inf
    call BJDebugMsg(I2S(R2I(infinite))) // expect: 2147483647
    call BJDebugMsg(I2S(R2I(-infinite))) // expect: -2147483648
    call BJDebugMsg(I2S(R2I(undefined))) // expect: 0
    call BJDebugMsg(comparing(infinite, 1.0)) // expect: >>=!= not< not<= falsefalsetruetruefalsetrue
    call BJDebugMsg(comparing(infinite, infinite)) // expect: <=>=== not< falsetruefalsetruetruefalse
    call BJDebugMsg(comparing(undefined, 1.0)) // expect: != not< not<= falsefalsefalsefalsefalsetrue
    call BJDebugMsg(comparing(undefined, undefined)) // expect: != not< not<= falsefalsefalsefalsefalsetrue
endfunction

function main takes nothing returns nothing
    call literals()
    call mixing()
    call arithmetic(2.5, 1.25)
    call rounding()
    call beyond()
    call BJDebugMsg(comparing(1.0, 2.0))       // expect: <<=!= truetruefalsefalsefalsetrue
    call BJDebugMsg(comparing(2.0, 2.0))       // expect: <=>=== not< falsetruefalsetruetruefalse
    call BJDebugMsg(comparing(3.0, 2.0))       // expect: >>=!= not< not<= falsefalsetruetruefalsetrue
    call BJDebugMsg(comparing(0.0, 0.0009))    // expect: <<===!= truetruefalsefalsetruetrue
    call BJDebugMsg(comparing(0.0009, 0.0))    // expect: >>===!= not< not<= falsefalsetruetruetruetrue
    call BJDebugMsg(comparing(0.0, 0.001))     // expect: <<=!= truetruefalsefalsefalsetrue
    call BJDebugMsg(comparing(0.0, 0.00099))   // expect: <<===!= truetruefalsefalsetruetrue
    call BJDebugMsg(comparing(-1.0, 1.0))      // expect: <<=!= truetruefalsefalsefalsetrue
    call BJDebugMsg(comparing(0.0, -0.0))      // expect: <=>=== not< falsetruefalsetruetruefalse
    // The same, known when the script is read.
    call BJDebugMsg(said(0.0 == 0.0009) + said(0.0 != 0.0009)) // expect: truetrue
    call BJDebugMsg(said(0.0 == 0.001) + said(0.0 != 0.001))   // expect: falsetrue
    call BJDebugMsg(said(0.0 < 0.0009) + said(0.0 >= 0.0009))  // expect: truefalse
    call BJDebugMsg(said(1.0 > 0.5) + said(1.0 <= 1.0) + said(1.0 < 1.0) + said(0.5 >= 1.0)) // expect: truetruefalsefalse
    call BJDebugMsg(said(1 == 1.0) + said(1 != 1.0))           // expect: truefalse
endfunction
