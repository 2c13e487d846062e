// Groups: units near a moving point are taken through a filter and put on the other side by a callback, n times.
globals
    integer answer = 0
    integer moved = 0
    boolean ready = false
    group near = null
    real center = 0.0
endglobals

function is_east takes nothing returns boolean
    return GetUnitX(GetFilterUnit()) > center
endfunction

function move takes nothing returns nothing
    local unit u = GetEnumUnit()
    set moved = moved + 1
    call SetUnitX(u, 144.0 - GetUnitX(u))
endfunction

function make_units takes nothing returns nothing
    local integer i = 0
    loop
        exitwhen i == 100
        call CreateUnit(Player(0), 'hfoo', (i % 10) * 16.0, (i / 10) * 16.0, 0.0)
        set i = i + 1
    endloop
    set near = CreateGroup()
    set ready = true
endfunction

function bench takes integer n returns nothing
    local integer i = 1
    if not ready then
        call make_units()
    endif
    set moved = 0
    loop
        exitwhen i > n
        set center = (i % 10) * 16.0
        call GroupEnumUnitsInRange(near, center, 64.0, 80.0, Filter(function is_east))
        call ForGroup(near, function move)
        set i = i + 1
    endloop
    set answer = moved
endfunction
