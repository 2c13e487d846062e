// Globals get their values in order before main; locals in order where they are declared.
globals
    integer first = 2
    integer second = first * 3
    string label = "n" + I2S(second)
    boolean is_six = second == 6
    real share = first
    constant integer PALADIN = 'Hpal'
    integer later
    string text_later
    boolean flag_later
    real real_later
    trigger trigger_later
    integer counter = 0
endglobals

function next takes nothing returns integer
    set counter = counter + 1
    return counter
endfunction

function add takes integer amount returns integer
    set counter = counter + amount
    return counter
endfunction

function said takes boolean b returns string
    if b then
        return "true"
    endif
    return "false"
endfunction

function initialised takes nothing returns nothing
    call BJDebugMsg(I2S(first) + I2S(second) + label + said(is_six) + R2S(share)) // expect: 26n6true2.000
    call BJDebugMsg(I2S(PALADIN))                // expect: 1215324524
endfunction

function of_every_type takes nothing returns nothing
    local integer i = 5
    local integer j = i + 1
    local real r = i
    local string s = "s" + I2S(j)
    local boolean b = i < j
    local code c = null
    local trigger t = null
    local integer unset
    local integer k = next()
    local integer l = k + next()
    call BJDebugMsg(I2S(i) + I2S(j) + R2S(r) + s + said(b) + said(c == null) + said(t == null)) // expect: 565.000s6truetruetrue
    set unset = l
    call BJDebugMsg(I2S(k) + I2S(unset)) // expect: 13
endfunction

// A local variable's value is not kept from call to call, nor seen by another call.
function recursive takes integer depth returns string
    local integer mine = depth * 2
    local string below = ""
    if depth > 0 then
        set below = recursive(depth - 1)
    endif
    return I2S(mine) + below + I2S(mine)
endfunction

function parameters takes integer a, real r, string s returns string
    set a = a + 1
    set r = r * 2
    set s = s + "!"
    return I2S(a) + " " + R2S(r) + " " + s
endfunction

function on_their_own takes nothing returns nothing
    call BJDebugMsg(recursive(2))                // expect: 420024
    set first = 4
    call BJDebugMsg(parameters(first, first, "s")) // expect: 5 8.000 s!
    call BJDebugMsg(I2S(first))                  // expect: 4
endfunction

// What stands to the left is read first.
function in_order takes nothing returns nothing
    local integer x = 1
    set counter = 10
    call BJDebugMsg(I2S(counter + add(5)))          // expect: 25
    call BJDebugMsg(I2S(add(5) + counter))          // expect: 40
    call BJDebugMsg(I2S(counter - add(1) - counter)) // expect: -22
    call BJDebugMsg(I2S(counter) + " " + I2S(add(1)) + " " + I2S(counter)) // expect: 21 22 22
    set x = x + next() * x
    call BJDebugMsg(I2S(x))                         // expect: 24
    set x = next() - x
    call BJDebugMsg(I2S(x))                         // expect: 0
endfunction

// What is set on every way that leads there has a value.
function on_every_way takes boolean b returns integer
    local integer value
    local integer rounds = 0
    local integer found
    if b then
        set value = 1
    else
        set value = 2
    endif
    loop
        set found = value * 10
        exitwhen true
    endloop
    loop
        set rounds = rounds + 1
        exitwhen rounds == 3
    endloop
    return found + rounds
endfunction

function late takes nothing returns nothing
    set later = 7
    set text_later = "now"
    set flag_later = true
    set real_later = 0.5
    set trigger_later = null
    call BJDebugMsg(I2S(later) + text_later + said(flag_later) + R2S(real_later) + said(trigger_later == null))
endfunction

function main takes nothing returns nothing
    call initialised()
    call of_every_type()
    call on_their_own()
    call in_order()
    call BJDebugMsg(I2S(on_every_way(true)) + I2S(on_every_way(false))) // expect: 1323
    call late()                                  // expect: 7nowtrue0.500true
endfunction
