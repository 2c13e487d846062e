// A local variable or a parameter may hide a global, a function, a native or a type; elsewhere they are still seen.
globals
    integer number = 10
    string text = "global"
endglobals

function helper takes nothing returns integer
    return 7
endfunction

function hides_globals takes nothing returns nothing
    local integer number = 1
    local string text = "local"
    set number = number + 1
    call BJDebugMsg(I2S(number) + text)
endfunction

function hides_by_parameter takes integer number returns nothing
    set number = number + 1
    call BJDebugMsg(I2S(number))
endfunction

function hides_of_another_type takes nothing returns nothing
    local real number = 2.5
    call BJDebugMsg(R2S(number))
endfunction

function hides_by_an_array takes nothing returns nothing
    local integer array number
    set number[3] = 4
    call BJDebugMsg(I2S(number[3] + number[2]))
endfunction

// A call looks among functions alone.
function hides_a_function takes nothing returns nothing
    local integer helper = helper() + 1
    set helper = helper + helper()
    call BJDebugMsg(I2S(helper))
endfunction

function hides_a_native takes nothing returns nothing
    local string I2S = I2S(5)
    call BJDebugMsg(I2S + I2S(6))
endfunction

function hides_a_type takes trigger trigger returns nothing
    if trigger == null then
        call BJDebugMsg("type")
    endif
endfunction

function hides_itself takes integer hides_itself returns integer
    if hides_itself > 0 then
        return hides_itself(hides_itself - 1) + 1
    endif
    return hides_itself
endfunction

function sees takes nothing returns nothing
    call BJDebugMsg(I2S(number) + text)
endfunction

function main takes nothing returns nothing
    call hides_globals()           // expect: 2local
    call sees()                    // expect: 10global
    call hides_by_parameter(number) // expect: 11
    call sees()                    // expect: 10global
    call hides_of_another_type()   // expect: 2.500
    call hides_by_an_array()       // expect: 4
    call hides_a_function()        // expect: 15
    call hides_a_native()          // expect: 56
    call hides_a_type(null)        // expect: type
    call BJDebugMsg(I2S(hides_itself(3))) // expect: 3
    call sees()                    // expect: 10global
endfunction
