globals
    group g = CreateGroup()
    integer seen = 0
    force f = CreateForce()
endglobals
function count takes nothing returns nothing
    set seen = seen + 1
    if seen == 1 then
        call say_i("first", GetUnitTypeId(GetEnumUnit()) - 'hfoo')
    endif
endfunction
function is_footman takes nothing returns boolean
    return GetUnitTypeId(GetFilterUnit()) == 'hfoo'
endfunction
function each_player takes nothing returns nothing
    call say_i("player", GetPlayerId(GetEnumPlayer()))
endfunction
function main takes nothing returns nothing
    local unit u = CreateUnit(Player(0), 'hfoo', 0, 0, 0)
    local unit w = CreateUnit(Player(0), 'hpea', 100, 0, 0)
    local unit v = CreateUnit(Player(1), 'hfoo', 200, 0, 0)
    call say_b("added", GroupAddUnit(g, u))        // expect: added true
    call say_b("twice", GroupAddUnit(g, u))        // expect: twice false
    call GroupAddUnit(g, w)
    call ForGroup(g, function count)               // expect: first 0
    call say_i("seen", seen)                       // expect: seen 2
    call say_b("outside", GetEnumUnit() == null)   // expect: outside true
    call RemoveUnit(u)
    call say_b("ghost", FirstOfGroup(g) == u)      // expect: ghost true
    call GroupEnumUnitsInRange(g, 0, 0, 1000, Filter(function is_footman))
    call say_b("of the other", IsUnitInGroup(v, g)) // expect: of the other true
    call say_b("worker", IsUnitInGroup(w, g))      // expect: worker false
    call GroupEnumUnitsOfPlayer(g, Player(0), null)
    call say_b("worker", IsUnitInGroup(w, g))      // expect: worker true
    call GroupRemoveUnit(g, w)
    call GroupClear(g)
    call say_b("empty", FirstOfGroup(g) == null)   // expect: empty true
    call DestroyGroup(g)
    call say_b("destroyed", GroupAddUnit(g, w))    // expect: destroyed false
    call ForceAddPlayer(f, Player(5))
    call ForceAddPlayer(f, Player(2))
    call ForForce(f, function each_player)         // expect: player 2
    // expect: player 5
    call say_b("in force", IsPlayerInForce(Player(5), f)) // expect: in force true
    call ForceClear(f)
    call say_b("in force", IsPlayerInForce(Player(5), f)) // expect: in force false
endfunction
