// * / % before + -, then the order comparisons, then == and !=, then `or`, then `and`; `not` takes what is arithmetic.
function said takes boolean b returns string
    if b then
        return "true"
    endif
    return "false"
endfunction

// Tells that it was asked.
function ask takes string name, boolean answer returns boolean
    call BJDebugMsg(name)
    return answer
endfunction

function numbers takes nothing returns nothing
    call BJDebugMsg(I2S(2 + 3 * 4 - 6 / 2))     // expect: 11
    call BJDebugMsg(I2S((2 + 3) * (4 - 6) / 2)) // expect: -5
    call BJDebugMsg(I2S(2 - 3 - 4))             // expect: -5
    call BJDebugMsg(I2S(2 - (3 - 4)))           // expect: 3
    call BJDebugMsg(I2S(100 / 10 / 5))          // expect: 2
    call BJDebugMsg(I2S(100 / (10 / 5)))        // expect: 50
    call BJDebugMsg(I2S(-2 * 3))                // expect: -6
    call BJDebugMsg(I2S(-2 - -3))               // expect: 1
    call BJDebugMsg("a" + I2S(1 + 2) + "b")     // expect: a3b
endfunction

function mixes takes boolean t, boolean f returns nothing
    // `or` binds tighter than `and`: (t or f) and f.
    call BJDebugMsg(said(t or f and f))       // expect: false
    call BJDebugMsg(said(f and f or t))       // expect: false
    call BJDebugMsg(said(t or (f and f)))     // expect: true
    call BJDebugMsg(said((f and f) or t))     // expect: true
    call BJDebugMsg(said(t and f or t))       // expect: true
    call BJDebugMsg(said(f or t and t or f))  // expect: true
    call BJDebugMsg(said(f or f and t or t))  // expect: false
    call BJDebugMsg(said(not t or t))         // expect: true
    call BJDebugMsg(said(not (t or t)))       // expect: false
    call BJDebugMsg(said(not f and f))        // expect: false
    call BJDebugMsg(said(not f == t))         // expect: true
    call BJDebugMsg(said(not t == t))         // expect: false
    call BJDebugMsg(said(not not t))          // expect: true
    call BJDebugMsg(said(t == not f))         // expect: true
    call BJDebugMsg(said(t == f == f))        // expect: true
    call BJDebugMsg(said(f == f != t))        // expect: false
    call BJDebugMsg(said(t != f == t))        // expect: true
    call BJDebugMsg(said(1 < 2 == t))         // expect: true
    call BJDebugMsg(said(t == 1 < 2))         // expect: true
    call BJDebugMsg(said(1 + 1 < 2 * 2 and 7 - 2 >= 5)) // expect: true
    call BJDebugMsg(said(true or false and false)) // expect: false
    call BJDebugMsg(said(not true or not false))   // expect: true
endfunction

// What the left side settles asks no further.
function short_cuts takes nothing returns nothing
    call BJDebugMsg(said(ask("a", false) and ask("b", true)))
    // expect: a
    // expect: false
    call BJDebugMsg(said(ask("c", true) and ask("d", true)))
    // expect: c
    // expect: d
    // expect: true
    call BJDebugMsg(said(ask("e", true) or ask("f", false)))
    // expect: e
    // expect: true
    call BJDebugMsg(said(ask("g", false) or ask("h", false)))
    // expect: g
    // expect: h
    // expect: false
    call BJDebugMsg(said(not ask("i", true) or not ask("j", false)))
    // expect: i
    // expect: j
    // expect: true
    if ask("k", false) and ask("l", true) or ask("m", true) then
        call BJDebugMsg("not reached")
    elseif not (ask("n", true) and ask("o", false)) then
        call BJDebugMsg("by not")
    endif
    // expect: k
    // expect: n
    // expect: o
    // expect: by not
    // == has no short cut.
    call BJDebugMsg(said(ask("p", false) == ask("q", true)))
    // expect: p
    // expect: q
    // expect: false
endfunction

function main takes nothing returns nothing
    call numbers()
    call mixes(true, false)
    call short_cuts()
endfunction
