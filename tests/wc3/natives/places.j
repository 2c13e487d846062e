// ticks: 40
globals
    region r = null
    rect area = null
    unit walker = null
endglobals
function entered takes nothing returns nothing
    call say_b("entered", GetEnteringUnit() == walker and GetTriggeringRegion() == r)
endfunction
function main takes nothing returns nothing
    local location l = Location(10, 20)
    local trigger t = CreateTrigger()
    set area = Rect(0, 0, 256, 128)
    set r = CreateRegion()
    call say_r("x", GetLocationX(l))                      // expect: x 10.000
    call MoveLocation(l, 30, 40)
    call say_r("y", GetLocationY(l))                      // expect: y 40.000
    call RemoveLocation(l)
    call say_r("gone", GetLocationX(l))                   // expect: gone 0.000
    call say_r("centre", GetRectCenterX(area))            // expect: centre 128.000
    call MoveRectTo(area, 0, 0)
    call say_r("left", GetRectMinX(area))                 // expect: left -128.000
    call RegionAddRect(r, area)
    call say_b("inside", IsPointInRegion(r, 0, 0))        // expect: inside true
    call say_b("outside", IsPointInRegion(r, 1000, 0))    // expect: outside false
    call TriggerRegisterEnterRegion(t, r, null)
    call TriggerAddAction(t, function entered)
    set walker = CreateUnit(Player(0), 'hfoo', 400, 0, 180)
    call IssuePointOrder(walker, "move", 0, 0)
    call SetBlight(Player(0), 0, 0, 200, true)
    call say_b("blight", IsPointBlighted(0, 0))           // expect: blight true
    call say_b("blight", IsPointBlighted(900, 0))         // expect: blight false
    call say_b("pathable", IsTerrainPathable(0, 0, PATHING_TYPE_WALKABILITY)) // expect: pathable false
    // expect: entered true
endfunction
