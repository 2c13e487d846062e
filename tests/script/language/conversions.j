// What the conversion natives answer, at the edges too.
function show takes string s returns nothing
    call BJDebugMsg("<" + s + ">")
endfunction

function reals_to_text takes nothing returns nothing
    call show(R2S(0.0))                // expect: <0.000>
    call show(R2S(1.12))               // expect: <1.120>
    call show(R2S(-0.1))               // expect: <-0.100>
    call show(R2S(1.0004))             // expect: <1.000>
    call show(R2S(1.0006))             // expect: <1.001>
    call show(R2S(0.0625))             // expect: <0.062>
    call show(R2S(0.1875))             // expect: <0.188>
    call show(R2S(0.9999))             // expect: <1.000>
    call show(R2S(-0.0001))            // expect: <-0.000>
    call show(R2S(123456.789))         // expect: <123456.789>
    call show(R2S(1234567.0 * 1000.0)) // expect: <1234567040.000>
    call show(R2S(Pow(10.0, 20.0)))    // expect: <100000002004087734272.000>
    call show(R2SW(3.14159, 0, 2))     // expect: <3.14>
    call show(R2SW(3.14159, 8, 2))     // expect: <    3.14>
    call show(R2SW(3.14159, 4, 2))     // expect: <3.14>
    call show(R2SW(3.14159, 5, 2))     // expect: < 3.14>
    call show(R2SW(-3.14159, 8, 4))    // expect: < -3.1416>
    call show(R2SW(3.14159, 0, 0))     // expect: <3.1>
    call show(R2SW(3.14159, 0, -5))    // expect: <3.1>
    call show(R2SW(3.14159, -9, 1))    // expect: <3.1>
    call show(R2SW(1, 5, 0))           // expect: <  1.0>
    call show(R2SW(2.5, 0, 3))         // expect: <2.500>
    call show(I2S(StringLength(R2SW(1.0, 1000, 1))))   // expect: <1000>
    call show(I2S(StringLength(R2SW(1.0, 2147483647, 1)))) // expect: <1000>
    call show(I2S(StringLength(R2SW(1.0, 0, 100))))    // expect: <102>
    call show(I2S(StringLength(R2SW(1.0, 0, 2147483647)))) // expect: <102>
endfunction

function text_to_integers takes nothing returns nothing
    call show(I2S(S2I("42")))            // expect: <42>
    call show(I2S(S2I("-17")))           // expect: <-17>
    call show(I2S(S2I("+5")))            // expect: <5>
    call show(I2S(S2I("123abc")))        // expect: <123>
    call show(I2S(S2I("abc123")))        // expect: <0>
    call show(I2S(S2I("")))              // expect: <0>
    call show(I2S(S2I(null)))            // expect: <0>
    call show(I2S(S2I("-")))             // expect: <0>
    call show(I2S(S2I("--5")))           // expect: <0>
    call show(I2S(S2I(" 7")))            // expect: <7>
    call show(I2S(S2I("\t\r\n -7")))     // expect: <-7>
    call show(I2S(S2I("- 7")))           // expect: <0>
    call show(I2S(S2I("3.9")))           // expect: <3>
    call show(I2S(S2I("010")))           // expect: <10>
    call show(I2S(S2I("0x10")))          // expect: <0>
    call show(I2S(S2I("09/:")))          // expect: <9>
    call show(I2S(S2I("2147483647")))    // expect: <2147483647>
    call show(I2S(S2I("2147483648")))    // expect: <2147483647>
    call show(I2S(S2I("-2147483648")))   // expect: <-2147483648>
    call show(I2S(S2I("-2147483649")))   // expect: <-2147483648>
    call show(I2S(S2I("99999999999999999999999"))) // expect: <2147483647>
    call show(I2S(S2I("-99999999999999999999999"))) // expect: <-2147483648>
endfunction

function text_to_reals takes nothing returns nothing
    call show(R2S(S2R("1.5")))       // expect: <1.500>
    call show(R2S(S2R("-1.5")))      // expect: <-1.500>
    call show(R2S(S2R("+1.5")))      // expect: <1.500>
    call show(R2S(S2R(".5")))        // expect: <0.500>
    call show(R2S(S2R("-.5")))       // expect: <-0.500>
    call show(R2S(S2R("5.")))        // expect: <5.000>
    call show(R2S(S2R("5")))         // expect: <5.000>
    call show(R2S(S2R(".123asd")))   // expect: <0.123>
    call show(R2S(S2R("1.5.5")))     // expect: <1.500>
    call show(R2S(S2R("1,5")))       // expect: <1.000>
    call show(R2S(S2R("1e3")))       // expect: <1.000>
    call show(R2S(S2R(" 2.5")))      // expect: <2.500>
    call show(R2S(S2R("")))          // expect: <0.000>
    call show(R2S(S2R(null)))        // expect: <0.000>
    call show(R2S(S2R(".")))         // expect: <0.000>
    call show(R2S(S2R("-")))         // expect: <0.000>
    call show(R2S(S2R("-.")))        // expect: <0.000>
    call show(R2S(S2R(".x")))        // expect: <0.000>
    call show(R2S(S2R("--1")))       // expect: <0.000>
    call show(R2S(S2R("inf")))       // expect: <0.000>
    call show(R2S(S2R("nan")))       // expect: <0.000>
    call show(R2S(S2R("0x10")))      // expect: <0.000>
    call show(R2SW(S2R("300000000000000000000000000000000000000"), 0, 1)) // expect: <300000000549775575777803994281145270272.0>
    call show(R2S(S2R("400000000000000000000000000000000000000"))) // expect: <0.000>
    call show(R2S(S2R("-400000000000000000000000000000000000000"))) // expect: <0.000>
endfunction

function between_numbers takes nothing returns nothing
    call show(I2S(R2I(1.9)))              // expect: <1>
    call show(I2S(R2I(-1.9)))             // expect: <-1>
    call show(I2S(R2I(0.5)))              // expect: <0>
    call show(I2S(R2I(2147483520.0)))     // expect: <2147483520>
    call show(I2S(R2I(2147483648.0)))     // expect: <2147483647>
    call show(I2S(R2I(5000000000.0)))     // expect: <2147483647>
    call show(I2S(R2I(-2147483648.0)))    // expect: <-2147483648>
    call show(I2S(R2I(-2147483904.0)))    // expect: <-2147483648>
    call show(R2S(I2R(7)))                // expect: <7.000>
    call show(R2SW(I2R(2147483647), 0, 1)) // expect: <2147483648.0>
    call show(R2SW(I2R(-2147483648), 0, 1)) // expect: <-2147483648.0>
    call show(I2S(-0))                    // expect: <0>
    call show(I2S(MathRound(2.5)))        // expect: <3>
    call show(I2S(MathRound(2.4)))        // expect: <2>
    call show(I2S(MathRound(-2.5)))       // expect: <-3>
    call show(I2S(MathRound(-2.4)))       // expect: <-2>
    call show(I2S(MathRound(0.0)))        // expect: <0>
endfunction

function parts takes nothing returns nothing
    local string s = "abcdef"
    call show(SubString(s, 0, 0))     // expect: <>
    call show(SubString(s, 0, 1))     // expect: <a>
    call show(SubString(s, 2, 3))     // expect: <c>
    call show(SubString(s, 0, 6))     // expect: <abcdef>
    call show(SubString(s, 1, 5))     // expect: <bcde>
    call show(SubString(s, 5, 6))     // expect: <f>
    call show(SubString(s, 4, 99))    // expect: <ef>
    call show(SubString(s, 4, 2147483647)) // expect: <ef>
    call show(SubString(s, 2, 1))     // expect: <cdef>
    call show(SubString(s, 2, 0))     // expect: <cdef>
    call show(SubString(s, 2, -1))    // expect: <cdef>
    call show(SubString(s, 2, 2))     // expect: <>
    call show(SubString(s, 6, 7))     // expect: <>
    call show(SubString(s, 6, 2))     // expect: <>
    call show(SubString(s, 99, 100))  // expect: <>
    call show(SubString(s, 2147483647, 0)) // expect: <>
    call show(SubString(s, -1, 2))    // expect: <>
    call show(SubString(s, -2147483648, 2147483647)) // expect: <>
    call show(SubString("", 0, 1))    // expect: <>
    call show(SubString(null, 0, 1))  // expect: <>
    call show(SubString("äb", 0, 2))  // expect: <ä>
    call show(I2S(StringLength("")))  // expect: <0>
    call show(I2S(StringLength(null))) // expect: <0>
    call show(I2S(StringLength("äb"))) // expect: <3>
    call show(SubStringBJ(s, 1, 3))   // expect: <abc>
endfunction

// Only the letters of ASCII have a case.
function cases takes nothing returns nothing
    call show(StringCase("aBz", true))        // expect: <ABZ>
    call show(StringCase("AbZ", false))       // expect: <abz>
    call show(StringCase("@AZ[`az{ 19", true)) // expect: <@AZ[`AZ{ 19>
    call show(StringCase("@AZ[`az{ 19", false)) // expect: <@az[`az{ 19>
    call show(StringCase("äÖ", true))         // expect: <äÖ>
    call show(StringCase("äÖ", false))        // expect: <äÖ>
    call show(StringCase("", true))           // expect: <>
    if StringCase(null, true) == null and StringCase("", false) != null then
        call show("null stays null")          // expect: <null stays null>
    endif
endfunction

function main takes nothing returns nothing
    call reals_to_text()
    call text_to_integers()
    call text_to_reals()
    call between_numbers()
    call parts()
    call cases()
endfunction
