// Maps of the first years turn values into others by a return of the wrong type: it keeps the bits. A checker objects.
//# +rb
function H2I takes handle h returns integer
    return h
    return 0
endfunction

//# +rb
function I2T takes integer i returns trigger
    return i
    return null
endfunction

//# +rb
function real_bits takes real r returns integer
    return r
    return 0
endfunction

//# +rb
function bits_to_real takes integer i returns real
    return i
    return 0.0
endfunction

//# +rb
function text_number takes string s returns integer
    return s
    return 0
endfunction

//# +rb
function number_text takes integer i returns string
    return i
    return null
endfunction

//# +rb
function truth takes integer i returns boolean
    return i
    return false
endfunction

//# +rb
function downcast takes agent a returns trigger
    return a
    return null
endfunction

function said takes boolean b returns string
    if b then
        return "true"
    endif
    return "false"
endfunction

function main takes nothing returns nothing
    local trigger t = CreateTrigger()
    local integer id = H2I(t)
    local string s = "a" + I2S(1)
    local integer n
    call BJDebugMsg(said(id == GetHandleId(t)) + said(I2T(id) == t)) // expect: truetrue
    call BJDebugMsg(I2S(H2I(null)) + said(I2T(0) == null))           // expect: 0true
    call BJDebugMsg(I2S(real_bits(1.0)))                             // expect: 1065353216
    call BJDebugMsg(I2S(real_bits(-2.0)))                            // expect: -1073741824
    call BJDebugMsg(R2S(bits_to_real(0x40490FDB)))                   // expect: 3.142
    call BJDebugMsg(R2S(bits_to_real(real_bits(0.25))))              // expect: 0.250
    set n = text_number(s)
    call BJDebugMsg(number_text(n) + number_text(text_number("b" + "c")) + said(number_text(n) == s)) // expect: a1bctrue
    call BJDebugMsg(said(text_number("x" + I2S(2)) == text_number("x2"))) // expect: true
    call BJDebugMsg(said(number_text(123456789) == null) + said(number_text(-5) == null) + said(number_text(0) == null)) // expect: truetruetrue
    call BJDebugMsg(I2S(text_number(null)))                          // expect: 0
    call BJDebugMsg(said(truth(1)) + said(truth(0)))                 // expect: truefalse
    call BJDebugMsg(said(downcast(t) == t))                          // expect: true
endfunction
