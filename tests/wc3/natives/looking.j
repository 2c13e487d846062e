// What is looked at once a tick: units that come near, globals that come to a limit.
// ticks: 60
globals
    real meter = 0
    unit tower = null
endglobals
function near takes nothing returns nothing
    call say(GetUnitName(GetTriggerUnit()) + " came near")
endfunction
function full takes nothing returns nothing
    call say_r("meter", meter)
endfunction
function fill takes nothing returns nothing
    set meter = meter + 1
endfunction
function main takes nothing returns nothing
    local trigger t = CreateTrigger()
    local unit walker = CreateUnit(Player(0), 'hfoo', 700, 0, 180)
    set tower = CreateUnit(Player(0), 'hpea', 0, 0, 0)
    call TriggerRegisterUnitInRange(t, tower, 500, null)
    call TriggerAddAction(t, function near)
    call IssuePointOrder(walker, "move", 300, 0)
    set t = CreateTrigger()
    call TriggerRegisterVariableEvent(t, "meter", GREATER_THAN_OR_EQUAL, 3)
    call TriggerAddAction(t, function full)
    call TimerStart(CreateTimer(), 0.5, true, function fill)
    // expect: Footman came near
    // expect: meter 3.000
endfunction
