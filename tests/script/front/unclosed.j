function a takes nothing returns nothing
    if true then // expect: error: this 'if' has no 'endif'; it is missing before line 5
        loop
        endloop
endfunction

function b takes nothing returns nothing
    loop
        if true then // expect: error: this 'if' has no 'endif'; it is missing before line 10
    endloop
endfunction

function c takes nothing returns nothing
    if true then
        loop // expect: error: this 'loop' has no 'endloop'; it is missing before line 16
    endif
endfunction

function d takes nothing returns nothing // expect: error: function 'd' has no 'endfunction'
    call a()

constant function e takes nothing returns integer // expect: error: function 'e' has no 'endfunction'
    return 1

function f takes nothing returns nothing
    if true then
        if true then // expect: error: this 'if' has no 'endif'; it is missing before line 30
            loop
            endloop
