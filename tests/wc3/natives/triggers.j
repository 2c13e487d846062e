// ticks: 70
globals
    trigger t = null
    integer count = 0
    unit victim = null
endglobals
function yes takes nothing returns boolean
    set count = count + 1
    return true
endfunction
function no takes nothing returns boolean
    set count = count + 1
    return false
endfunction
function crash takes nothing returns boolean
    local integer i = 1 / (count - count)
    return true
endfunction
function first takes nothing returns nothing
    call say("first")
    call TriggerSleepAction(1)
    call say("woken by " + GetUnitName(GetTriggerUnit()))
endfunction
function second takes nothing returns nothing
    call say("second after first")
endfunction
function died takes nothing returns nothing
    call say_b("dying", GetDyingUnit() == victim)
    call say_b("this trigger", GetTriggeringTrigger() == t)
    call say_b("event", GetTriggerEventId() == EVENT_PLAYER_UNIT_DEATH)
    call say_i("player", GetPlayerId(GetTriggerPlayer()))
    call say_b("no attacker", GetAttacker() == null)
endfunction
function named takes nothing returns nothing
    call say("named function")
endfunction
function main takes nothing returns nothing
    local trigger other = CreateTrigger()
    call TriggerAddCondition(other, Condition(function no))
    call TriggerAddCondition(other, Condition(function yes))
    call say_b("all run", TriggerEvaluate(other))         // expect: all run false
    call say_i("conditions", count)                       // expect: conditions 2
    call say_b("same boolexpr", Condition(function yes) == Condition(function yes)) // expect: same boolexpr true
    call TriggerClearConditions(other)
    call say_b("or", TriggerEvaluate(other))              // expect: or true
    call TriggerAddCondition(other, Or(Condition(function no), Not(Condition(function no))))
    call say_b("or", TriggerEvaluate(other))              // expect: or true
    call TriggerAddCondition(other, Condition(function crash))
    call say_b("crash is false", TriggerEvaluate(other))  // expect: crash is false false
    // error: crash
    call say_i("eval", GetTriggerEvalCount(other))        // expect: eval 4
    call DestroyTrigger(other)
    call say_b("destroyed", TriggerEvaluate(other))       // expect: destroyed false

    set t = CreateTrigger()
    set victim = CreateUnit(Player(0), 'hfoo', 0, 0, 0)
    call TriggerRegisterPlayerUnitEvent(t, Player(0), EVENT_PLAYER_UNIT_DEATH, null)
    call TriggerAddAction(t, function died)
    call KillUnit(victim)
    // expect: dying true
    // expect: this trigger true
    // expect: event true
    // expect: player 0
    // expect: no attacker true
    call DisableTrigger(t)
    call KillUnit(CreateUnit(Player(0), 'hfoo', 0, 0, 0))
    call say_b("enabled", IsTriggerEnabled(t))            // expect: enabled false

    set other = CreateTrigger()
    call TriggerRegisterUnitEvent(other, CreateUnit(Player(1), 'hpea', 500, 0, 0), EVENT_UNIT_DEATH)
    call TriggerAddAction(other, function first)
    call TriggerAddAction(other, function second)
    call KillUnit(FirstOfGroup(null))
    call ExecuteFunc("named")                             // expect: named function
    set victim = CreateUnit(Player(1), 'hpea', 800, 0, 0)
    call TriggerRegisterUnitEvent(other, victim, EVENT_UNIT_DEATH)
    call KillUnit(victim)
    // expect: first
    call say("main ends")                                 // expect: main ends
    // expect: woken by Peasant
    // expect: second after first
endfunction
