// ticks: 3
function main takes nothing returns nothing
    local unit u = CreateUnit(Player(3), 'hfoo', 64, 128, 90)
    local unit h = CreateUnit(Player(0), 'Hpal', 512, 512, 270)
    local item i = CreateItem('phea', 0, 0)
    local destructable d = CreateDestructable('LTlt', 1024, 1024, 0, 1, 0)
    call say_r("x", GetUnitX(u))                            // expect: x 64.000
    call say_r("facing", GetUnitFacing(u))                  // expect: facing 90.000
    call say_i("owner", GetPlayerId(GetOwningPlayer(u)))    // expect: owner 3
    call say(GetUnitName(u))                                // expect: Footman
    call say_r("life", GetUnitState(u, UNIT_STATE_LIFE))    // expect: life 420.000
    call SetUnitState(u, UNIT_STATE_LIFE, 100)
    call say_r("life", GetWidgetLife(u))                    // expect: life 100.000
    call SetUnitUserData(u, 42)
    call say_i("data", GetUnitUserData(u))                  // expect: data 42
    call say_b("ground", IsUnitType(u, UNIT_TYPE_GROUND))   // expect: ground true
    call say_b("hero", IsUnitType(u, UNIT_TYPE_HERO))       // expect: hero false
    call say_b("hero", IsUnitType(h, UNIT_TYPE_HERO))       // expect: hero true
    call say_b("id", IsHeroUnitId('Hpal'))                  // expect: id true
    call SetHeroLevel(h, 3, false)
    call say_i("level", GetHeroLevel(h))                    // expect: level 3
    call say_i("points", GetHeroSkillPoints(h))             // expect: points 3
    call SelectHeroSkill(h, 'AHhb')
    call say_i("rank", GetUnitAbilityLevel(h, 'AHhb'))      // expect: rank 1
    call say_b("add item", UnitAddItem(h, i))               // expect: add item true
    call say_b("carried", UnitItemInSlot(h, 0) == i)        // expect: carried true
    call say_b("owned", IsItemOwned(i))                     // expect: owned true
    call say_b("visible", IsItemVisible(i))                 // expect: visible false
    call say_i("charges", GetItemCharges(i))                // expect: charges 1
    call say_r("tree", GetDestructableLife(d))              // expect: tree 50.000
    call KillDestructable(d)
    call say_r("tree", GetDestructableLife(d))              // expect: tree 0.000
    call SetUnitOwner(u, Player(1), true)
    call say_b("enemy", IsUnitEnemy(u, Player(0)))          // expect: enemy true
    call SetPlayerAlliance(Player(0), Player(1), ALLIANCE_PASSIVE, true)
    call SetPlayerAlliance(Player(1), Player(0), ALLIANCE_PASSIVE, true)
    call say_b("ally", IsUnitAlly(u, Player(0)))            // expect: ally true
    call say_b("order", IssuePointOrder(u, "move", 500, 500)) // expect: order true
    call say_b("current", GetUnitCurrentOrder(u) == OrderId("move")) // expect: current true
    call say(OrderId2String(851971))                        // expect: smart
    call SetResourceAmount(u, 12500)
    call AddResourceAmount(u, -500)
    call say_i("gold", GetResourceAmount(u))                // expect: gold 12000
    call RemoveUnit(u)
    call say_b("removed", GetUnitTypeId(u) == 0 or IsUnitHidden(u)) // expect: removed true
    call say_b("null unit", GetUnitX(null) == 0 and GetOwningPlayer(null) == null) // expect: null unit true
endfunction
