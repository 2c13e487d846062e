// Scripts made to break the engine get defaults and errors, and the map goes on.
// ticks: 3
globals
    trigger again_and_again = null
    integer depth = 0
    boolexpr chain = null
    string long = "x"
    group g = CreateGroup()
endglobals
function again takes nothing returns boolean
    set depth = depth + 1
    call TriggerEvaluate(again_and_again)
    return true
endfunction
function nested takes nothing returns nothing
    set depth = depth + 1
    call ForGroup(g, function nested)
endfunction
function plain takes nothing returns boolean
    return true
endfunction
function forever takes nothing returns nothing
    loop
    endloop
endfunction
function endless takes nothing returns nothing
    call TimerStart(CreateTimer(), 0, true, null)
endfunction
function main takes nothing returns nothing
    local integer i = 0
    local unit u = CreateUnit(Player(0), 'hfoo', 0, 0, 0)
    set again_and_again = CreateTrigger()
    call TriggerAddCondition(again_and_again, Condition(function again))
    call TriggerEvaluate(again_and_again)
    call say_b("bounded", depth < 1000)                     // expect: bounded true
    // error: nested
    call GroupAddUnit(g, u)
    set depth = 0
    call ForGroup(g, function nested)
    call say_b("bounded", depth < 1000)                     // expect: bounded true
    // error: nested
    set chain = Condition(function plain)
    loop
        set chain = Not(chain)
        set i = i + 1
        exitwhen chain == null or i > 5000
    endloop
    call say_b("bounded", chain == null)                    // expect: bounded true
    call TriggerAddCondition(again_and_again, null)
    call TriggerAddAction(null, null)
    call TriggerExecute(null)
    call DestroyTrigger(null)
    call DestroyTimer(null)
    call TimerStart(null, 0, true, null)
    call SetUnitState(u, ConvertUnitState(-5), 1)
    call SetPlayerState(Player(0), ConvertPlayerState(999), 1)
    call SetCameraField(ConvertCameraField(2147483647), 1, 0)
    call SetUnitX(u, 1. / 0.0000000001 * 99999999999.)
    call UnitAddItem(u, null)
    call UnitItemInSlot(u, -1)
    call GetCameraMargin(-1)
    call LeaderboardSetItemValue(null, 99, 1)
    call ExecuteFunc("no such function")
    // error: no such function
    call ExecuteFunc("forever")
    // error: forever
    call ExecuteFunc("endless")
    call RemoveUnit(u)
    call RemoveUnit(u)
    call KillUnit(u)
    call say("alive")                                       // expect: alive
endfunction
