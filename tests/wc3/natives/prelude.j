// What the test scripts share, in the place of the stock library.
function say takes string text returns nothing
    call DisplayTextToPlayer(GetLocalPlayer(), 0, 0, text)
endfunction
function say_i takes string text, integer value returns nothing
    call say(text + " " + I2S(value))
endfunction
function say_r takes string text, real value returns nothing
    call say(text + " " + R2S(value))
endfunction
function say_b takes string text, boolean value returns nothing
    if value then
        call say(text + " true")
    else
        call say(text + " false")
    endif
endfunction
