// null stands for every type but boolean; "" is no null.
globals
    integer number = null
    real share = null
    string text = null
    trigger made = null
    code callback = null
    integer array list
endglobals

function said takes boolean b returns string
    if b then
        return "true"
    endif
    return "false"
endfunction

function takes_all takes integer i, real r, string s, trigger t, code c returns string
    return I2S(i) + R2S(r) + said(s == null) + said(t == null) + said(c == null)
endfunction

function no_trigger takes nothing returns trigger
    return null
endfunction

function no_text takes nothing returns string
    return null
endfunction

function main takes nothing returns nothing
    local integer i = null
    local trigger t = CreateTrigger()
    call BJDebugMsg(I2S(number) + R2S(share) + said(text == null) + said(made == null) + said(callback == null)) // expect: 00.000truetruetrue
    call BJDebugMsg(takes_all(null, null, null, null, null)) // expect: 00.000truetruetrue
    call BJDebugMsg(said(i == null) + said(i == 0) + said(1 == null) + said(null == 0)) // expect: truetruefalsetrue
    call BJDebugMsg(said(share == null) + said(0.0005 == null) + said(0.5 != null)) // expect: truetruetrue
    call BJDebugMsg(said(i < null) + said(null <= 0) + said(1 > null) + said(null >= 1.5)) // expect: falsetruetruefalse
    call BJDebugMsg(said(null == null) + said(null != null)) // expect: truefalse
    call BJDebugMsg(said(no_trigger() == null) + said(no_text() == null) + said(no_text() == "")) // expect: truetruefalse
    call BJDebugMsg(said("" == null) + said(null != "")) // expect: falsetrue
    set list[null] = 7
    call BJDebugMsg(I2S(list[0]) + I2S(list[null])) // expect: 77
    call BJDebugMsg(said(t == null) + said(null != t)) // expect: falsetrue
    set t = null
    call BJDebugMsg(said(t == null)) // expect: true
    set text = ""
    call BJDebugMsg(said(text == null)) // expect: false
    set text = null
    call BJDebugMsg(said(text == null) + "<" + text + ">") // expect: true<>
    // Natives take null for what is not there.
    call DestroyTrigger(null)
    call BJDebugMsg(I2S(StringLength(null)) + I2S(S2I(null)) + I2S(GetHandleId(null))) // expect: 000
endfunction
