// Integers have 32 bits and wrap; division truncates; literals come in five forms.
globals
    constant integer BIGGEST = 2147483647
    integer big = 2147483647
    integer small = -2147483648
    integer seven = 7
    integer three = 3
    integer zero = 0
endglobals

function literals takes nothing returns nothing
    call BJDebugMsg(I2S(0))           // expect: 0
    call BJDebugMsg(I2S(00))          // expect: 0
    call BJDebugMsg(I2S(42))          // expect: 42
    call BJDebugMsg(I2S(017))         // expect: 15
    call BJDebugMsg(I2S(0777))        // expect: 511
    call BJDebugMsg(I2S(0x1F))        // expect: 31
    call BJDebugMsg(I2S(0X1f))        // expect: 31
    call BJDebugMsg(I2S($1F))         // expect: 31
    call BJDebugMsg(I2S($abcDEF))     // expect: 11259375
    call BJDebugMsg(I2S(2147483647))  // expect: 2147483647
    call BJDebugMsg(I2S(-2147483648)) // expect: -2147483648
    // Digits past 32 bits are lost from above.
    call BJDebugMsg(I2S(2147483648))  // expect: -2147483648
    call BJDebugMsg(I2S(4294967295))  // expect: -1
    call BJDebugMsg(I2S(4294967296))  // expect: 0
    call BJDebugMsg(I2S(4294967298))  // expect: 2
    call BJDebugMsg(I2S(0xFFFFFFFF))  // expect: -1
    call BJDebugMsg(I2S(0x80000000))  // expect: -2147483648
    call BJDebugMsg(I2S(0x100000001)) // expect: 1
    call BJDebugMsg(I2S($7FFFFFFF))   // expect: 2147483647
    call BJDebugMsg(I2S(037777777777)) // expect: -1
    call BJDebugMsg(I2S(040000000001)) // expect: 1
endfunction

function wrapping takes nothing returns nothing
    call BJDebugMsg(I2S(big + 1))       // expect: -2147483648
    call BJDebugMsg(I2S(big + big))     // expect: -2
    call BJDebugMsg(I2S(small - 1))     // expect: 2147483647
    call BJDebugMsg(I2S(small - big))   // expect: 1
    call BJDebugMsg(I2S(big * 2))       // expect: -2
    call BJDebugMsg(I2S(big * big))     // expect: 1
    call BJDebugMsg(I2S(small * small)) // expect: 0
    call BJDebugMsg(I2S(-small))        // expect: -2147483648
    call BJDebugMsg(I2S(small * -1))    // expect: -2147483648
    call BJDebugMsg(I2S(small / -1))    // expect: -2147483648
    call BJDebugMsg(I2S(small % -1))    // expect: 0
    call BJDebugMsg(I2S(65536 * 65536)) // expect: 0
    call BJDebugMsg(I2S(46341 * 46341)) // expect: -2147479015
    // The same, known when the script is read.
    call BJDebugMsg(I2S(2147483647 + 1))       // expect: -2147483648
    call BJDebugMsg(I2S(-2147483648 - 1))      // expect: 2147483647
    call BJDebugMsg(I2S(2147483647 * 2147483647)) // expect: 1
    call BJDebugMsg(I2S(-(-2147483648)))       // expect: -2147483648
    call BJDebugMsg(I2S(-2147483648 / -1))     // expect: -2147483648
    call BJDebugMsg(I2S(-2147483648 % -1))     // expect: 0
    call BJDebugMsg(I2S(BIGGEST + 1))          // expect: -2147483648
endfunction

function dividing takes nothing returns nothing
    call BJDebugMsg(I2S(seven / three))   // expect: 2
    call BJDebugMsg(I2S(-seven / three))  // expect: -2
    call BJDebugMsg(I2S(seven / -three))  // expect: -2
    call BJDebugMsg(I2S(-seven / -three)) // expect: 2
    call BJDebugMsg(I2S(seven % three))   // expect: 1
    call BJDebugMsg(I2S(-seven % three))  // expect: -1
    call BJDebugMsg(I2S(seven % -three))  // expect: 1
    call BJDebugMsg(I2S(-seven % -three)) // expect: -1
    call BJDebugMsg(I2S(three / seven))   // expect: 0
    call BJDebugMsg(I2S(three % seven))   // expect: 3
    call BJDebugMsg(I2S(seven / 2))       // expect: 3
    call BJDebugMsg(I2S(-seven / 2))      // expect: -3
    call BJDebugMsg(I2S(seven / -2))      // expect: -3
    call BJDebugMsg(I2S(seven % 4))       // expect: 3
    call BJDebugMsg(I2S(-seven % 4))      // expect: -3
    call BJDebugMsg(I2S(seven % -4))      // expect: 3
    call BJDebugMsg(I2S(100 / seven))     // expect: 14
    call BJDebugMsg(I2S(100 % seven))     // expect: 2
    call BJDebugMsg(I2S(7 / 2))           // expect: 3
    call BJDebugMsg(I2S(-7 / 2))          // expect: -3
    call BJDebugMsg(I2S(-7 % 3))          // expect: -1
    call BJDebugMsg(I2S(7 % -3))          // expect: 1
    call BJDebugMsg(I2S(zero / seven))    // expect: 0
    call BJDebugMsg(I2S(zero % seven))    // expect: 0
endfunction

function chains takes nothing returns nothing
    local integer a = 20
    call BJDebugMsg(I2S(a - 5 - 3))   // expect: 12
    call BJDebugMsg(I2S(5 - a))       // expect: -15
    call BJDebugMsg(I2S(a - seven))   // expect: 13
    call BJDebugMsg(I2S(a / 3 / 2))   // expect: 3
    call BJDebugMsg(I2S(a / 3 * 3))   // expect: 18
    call BJDebugMsg(I2S(a * 3 / 7))   // expect: 8
    call BJDebugMsg(I2S(a % 7 * 2))   // expect: 12
    call BJDebugMsg(I2S(2 + a * 3))   // expect: 62
    call BJDebugMsg(I2S((2 + a) * 3)) // expect: 66
    call BJDebugMsg(I2S(3 * a))       // expect: 60
    call BJDebugMsg(I2S(3 + a))       // expect: 23
    call BJDebugMsg(I2S(a + 3))       // expect: 23
    call BJDebugMsg(I2S(a * a + a))   // expect: 420
    call BJDebugMsg(I2S(+a))          // expect: 20
    call BJDebugMsg(I2S(- -a))        // expect: 20
    call BJDebugMsg(I2S(-a + 1))      // expect: -19
    call BJDebugMsg(I2S(a - -1))      // expect: 21
    call BJDebugMsg(I2S(1 + 2 * 3 - 8 / 4 % 3)) // expect: 5
    call BJDebugMsg(I2S(2 * -3))      // expect: -6
    set a = a + 1
    set a = a * a
    call BJDebugMsg(I2S(a))           // expect: 441
    set a = 1000 - a
    call BJDebugMsg(I2S(a))           // expect: 559
endfunction

function said takes boolean b returns string
    if b then
        return "true"
    endif
    return "false"
endfunction

// Each comparison as a value and as a condition, with variables and with constants.
function comparing takes integer a, integer b returns string
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
    return s + " " + said(a < b) + said(a <= b) + said(a > b) + said(a >= b) + said(a == b) + said(a != b)
endfunction

function against_five takes integer a returns string
    local string s = ""
    if a < 5 then
        set s = s + "<"
    endif
    if a <= 5 then
        set s = s + "<="
    endif
    if a > 5 then
        set s = s + ">"
    endif
    if a >= 5 then
        set s = s + ">="
    endif
    if a == 5 then
        set s = s + "=="
    endif
    if a != 5 then
        set s = s + "!="
    endif
    if 5 < a then
        set s = s + " <"
    endif
    if 5 <= a then
        set s = s + " <="
    endif
    if 5 > a then
        set s = s + " >"
    endif
    if 5 >= a then
        set s = s + " >="
    endif
    if 5 == a then
        set s = s + " =="
    endif
    if 5 != a then
        set s = s + " !="
    endif
    return s
endfunction

function main takes nothing returns nothing
    call literals()
    call wrapping()
    call dividing()
    call chains()
    call BJDebugMsg(comparing(1, 2))          // expect: <<=!= truetruefalsefalsefalsetrue
    call BJDebugMsg(comparing(2, 2))          // expect: <=>=== falsetruefalsetruetruefalse
    call BJDebugMsg(comparing(3, 2))          // expect: >>=!= falsefalsetruetruefalsetrue
    call BJDebugMsg(comparing(small, big))    // expect: <<=!= truetruefalsefalsefalsetrue
    call BJDebugMsg(comparing(big, small))    // expect: >>=!= falsefalsetruetruefalsetrue
    call BJDebugMsg(comparing(-1, 0))         // expect: <<=!= truetruefalsefalsefalsetrue
    call BJDebugMsg(comparing(small, -1))     // expect: <<=!= truetruefalsefalsefalsetrue
    call BJDebugMsg(against_five(4))          // expect: <<=!= > >= !=
    call BJDebugMsg(against_five(5))          // expect: <=>=== <= >= ==
    call BJDebugMsg(against_five(6))          // expect: >>=!= < <= !=
    call BJDebugMsg(against_five(small))      // expect: <<=!= > >= !=
    call BJDebugMsg(said(3 < 4) + said(4 <= 3) + said(3 > 4) + said(4 >= 4)) // expect: truefalsefalsetrue
    call BJDebugMsg(said(4 < 4) + said(4 <= 4) + said(4 > 4) + said(3 >= 4)) // expect: falsetruefalsefalse
    call BJDebugMsg(said(4 == 4) + said(4 != 4) + said(3 == 4) + said(3 != 4)) // expect: truefalsefalsetrue
    call BJDebugMsg(said(-1 < 0) + said(-2147483648 < 2147483647)) // expect: truetrue
endfunction
