// What units do reaches the right triggers with the right answers.
// ticks: 3
globals
    unit hero = null
    unit foot = null
    item potion = null
endglobals
function level takes nothing returns nothing
    call say_i("level", GetHeroLevel(GetLevelingUnit()))
endfunction
function skill takes nothing returns nothing
    call say_b("learned", GetLearnedSkill() == 'AHhb' and GetLearningUnit() == hero)
    call say_i("rank", GetLearnedSkillLevel())
endfunction
function picked takes nothing returns nothing
    call say_b("picked", GetManipulatedItem() == potion and GetManipulatingUnit() == hero)
endfunction
function dropped takes nothing returns nothing
    call say_b("dropped", GetManipulatedItem() == potion)
endfunction
function ordered takes nothing returns nothing
    call say_i("order", GetIssuedOrderId())
    call say_r("to", GetOrderPointX())
endfunction
function ordered_target takes nothing returns nothing
    call say_b("target", GetOrderTargetUnit() == foot and GetOrderTarget() == foot)
endfunction
function hurt takes nothing returns nothing
    call say_b("damage", GetEventDamage() > 5 and GetEventDamage() < 10)
    call say_b("by hero", GetEventDamageSource() == hero)
endfunction
function low takes nothing returns nothing
    call say("low life")
endfunction
function owner takes nothing returns nothing
    call say_i("was of", GetPlayerId(GetChangingUnitPrevOwner()))
endfunction
function listen takes playerunitevent what, code action returns nothing
    local trigger t = CreateTrigger()
    call TriggerRegisterPlayerUnitEvent(t, Player(0), what, null)
    call TriggerAddAction(t, action)
endfunction
function main takes nothing returns nothing
    local trigger t = CreateTrigger()
    set hero = CreateUnit(Player(0), 'Hpal', 0, 0, 0)
    set foot = CreateUnit(Player(1), 'hfoo', 900, 900, 0)
    set potion = CreateItem('phea', 0, 0)
    call listen(EVENT_PLAYER_HERO_LEVEL, function level)
    call listen(EVENT_PLAYER_HERO_SKILL, function skill)
    call listen(EVENT_PLAYER_UNIT_PICKUP_ITEM, function picked)
    call listen(EVENT_PLAYER_UNIT_DROP_ITEM, function dropped)
    call listen(EVENT_PLAYER_UNIT_ISSUED_POINT_ORDER, function ordered)
    call listen(EVENT_PLAYER_UNIT_ISSUED_TARGET_ORDER, function ordered_target)
    call TriggerRegisterUnitEvent(t, foot, EVENT_UNIT_DAMAGED)
    call TriggerAddAction(t, function hurt)
    set t = CreateTrigger()
    call TriggerRegisterUnitStateEvent(t, foot, UNIT_STATE_LIFE, LESS_THAN, 100)
    call TriggerAddAction(t, function low)
    set t = CreateTrigger()
    call TriggerRegisterUnitEvent(t, foot, EVENT_UNIT_CHANGE_OWNER)
    call TriggerAddAction(t, function owner)

    call SetHeroLevel(hero, 2, false)          // expect: level 2
    call SelectHeroSkill(hero, 'AHhb')         // expect: learned true
    // expect: rank 1
    call UnitAddItem(hero, potion)             // expect: picked true
    call UnitRemoveItem(hero, potion)          // expect: dropped true
    call IssuePointOrder(hero, "move", 256, 0) // expect: order 851986
    // expect: to 256.000
    call IssueTargetOrder(hero, "attack", foot) // expect: target true
    call UnitDamageTarget(hero, foot, 10, true, false, ATTACK_TYPE_CHAOS, DAMAGE_TYPE_NORMAL, null)
    // expect: damage true
    // expect: by hero true
    call SetUnitState(foot, UNIT_STATE_LIFE, 50) // expect: low life
    call SetUnitOwner(foot, Player(0), true)   // expect: was of 1
    call say_b("outside", GetLevelingUnit() == null and GetManipulatedItem() == null) // expect: outside true
endfunction
