// Strings are bytes; "" and null differ; escapes; joining.
globals
    string null_text = null
    string empty = ""
    string ab = "ab"
endglobals

function said takes boolean b returns string
    if b then
        return "true"
    endif
    return "false"
endfunction

function joined takes string a, string b returns string
    return a + b
endfunction

function literals takes nothing returns nothing
    call BJDebugMsg("plain")                          // expect: plain
    call BJDebugMsg("a \"quoted\" and a back\\slash")  // expect: a "quoted" and a back\slash
    call BJDebugMsg("// no comment")                  // expect: // no comment
    call BJDebugMsg("äöü")                            // expect: äöü
    call BJDebugMsg(I2S(StringLength("\b\t\r\n\f\"\\"))) // expect: 7
    call BJDebugMsg(I2S(StringLength("ä")))           // expect: 2
    call BJDebugMsg(said("\\" == SubString("a\\b", 1, 2))) // expect: true
    call BJDebugMsg(said("\n" == "
"))
    // expect: true
    call BJDebugMsg(I2S(StringLength("one
two")))
    // expect: 7
    call BJDebugMsg(said("\t" == "	") + said("\r" == "\n") + said("\b" == "\f")) // expect: truefalsefalse
endfunction

function joining takes nothing returns nothing
    local string s = "x"
    call BJDebugMsg(ab + "c" + ab)          // expect: abcab
    call BJDebugMsg(joined("a" + "b", "c") + joined("d", "e" + "f")) // expect: abcdef
    set s = s + s
    set s = s + s + s
    call BJDebugMsg(s)                      // expect: xxxxxx
    set s = ab + s
    call BJDebugMsg(s + "!" + I2S(StringLength(s))) // expect: abxxxxxx!8
    call BJDebugMsg("<" + empty + ">")      // expect: <>
    call BJDebugMsg("<" + null_text + ">")  // expect: <>
    call BJDebugMsg(null_text + "b" + null_text) // expect: b
    call BJDebugMsg(empty + "b" + empty)    // expect: b
    call BJDebugMsg("a" + ("b" + ("c" + "d"))) // expect: abcd
endfunction

function comparing takes nothing returns nothing
    local string s = "a"
    local string nothing_yet = null
    set s = s + "b"
    call BJDebugMsg(said(s == ab) + said(s != ab))                 // expect: truefalse
    call BJDebugMsg(said(s == "ab") + said("ab" == s) + said(s == "aB")) // expect: truetruefalse
    call BJDebugMsg(said(s == "abc") + said(s != "abc"))           // expect: falsetrue
    call BJDebugMsg(said(empty == "") + said(empty != ""))         // expect: truefalse
    call BJDebugMsg(said(null_text == null) + said(null_text != null)) // expect: truefalse
    call BJDebugMsg(said(empty == null) + said(empty != null))     // expect: falsetrue
    call BJDebugMsg(said(null_text == "") + said(null_text != "")) // expect: falsetrue
    call BJDebugMsg(said(null_text == empty) + said(nothing_yet == null_text)) // expect: falsetrue
    call BJDebugMsg(said(null_text + null_text == null))           // expect: true
    call BJDebugMsg(said(null_text + empty == ""))                 // expect: true
    call BJDebugMsg(said(empty + null_text == "") + said(empty + empty == "")) // expect: truetrue
    call BJDebugMsg(said(SubString(s, 0, 1) + "b" == s))           // expect: true
    // The same, known when the script is read.
    call BJDebugMsg(said("a" + "b" == "ab") + said("a" != "ab") + said("" == "") + said("" != "")) // expect: truetruetruefalse
    call BJDebugMsg(said("a" + "" == "a") + said("" + "" == ""))   // expect: truetrue
    if s == ab then
        call BJDebugMsg("equal")                                   // expect: equal
    endif
    if s != ab then
        call BJDebugMsg("different")
    endif
endfunction

// What is stored stays the same while what it was made of goes on.
function storing takes nothing returns nothing
    local integer i = 0
    local string s = ""
    local string first = null
    set ab = "start"
    loop
        set s = s + I2S(i)
        if i == 3 then
            set ab = s
            set first = s
        endif
        set i = i + 1
        exitwhen i == 12
    endloop
    call BJDebugMsg(ab + " " + first + " " + s) // expect: 0123 0123 01234567891011
    set ab = s
    call BJDebugMsg(said(ab == s) + said(ab != first)) // expect: truetrue
    set ab = null
    call BJDebugMsg(said(ab == null))       // expect: true
    set ab = ""
    call BJDebugMsg(said(ab == null) + said(ab == "")) // expect: falsetrue
endfunction

function main takes nothing returns nothing
    call literals()
    call joining()
    call comparing()
    call storing()
endfunction
