globals
    hashtable h = InitHashtable()
endglobals
function main takes nothing returns nothing
    local unit u = CreateUnit(Player(0), 'hfoo', 0, 0, 0)
    call SaveInteger(h, 1, 2, 7)
    call SaveReal(h, 1, 2, 2.5)
    call SaveBoolean(h, 1, 2, true)
    call SaveStr(h, 1, 2, "text")
    call SaveUnitHandle(h, 1, 2, u)
    call say_i("integer", LoadInteger(h, 1, 2))            // expect: integer 7
    call say_r("real", LoadReal(h, 1, 2))                  // expect: real 2.500
    call say_b("boolean", LoadBoolean(h, 1, 2))            // expect: boolean true
    call say(LoadStr(h, 1, 2))                             // expect: text
    call say_b("unit", LoadUnitHandle(h, 1, 2) == u)       // expect: unit true
    call say_b("of another type", LoadTimerHandle(h, 1, 2) == null) // expect: of another type true
    call say_b("as a widget", LoadWidgetHandle(h, 1, 2) == u) // expect: as a widget true
    call say_b("missing text", LoadStr(h, 9, 9) == null)   // expect: missing text true
    call say_i("missing", LoadInteger(h, -1, 2))           // expect: missing 0
    call RemoveSavedInteger(h, 1, 2)
    call say_b("removed", HaveSavedInteger(h, 1, 2))       // expect: removed false
    call say_b("kept", HaveSavedReal(h, 1, 2))             // expect: kept true
    call SaveInteger(h, 2, 1, 1)
    call FlushChildHashtable(h, 1)
    call say_b("flushed", HaveSavedReal(h, 1, 2))          // expect: flushed false
    call say_b("other family", HaveSavedInteger(h, 2, 1))  // expect: other family true
    call FlushParentHashtable(h)
    call say_i("gone", LoadInteger(h, 2, 1))               // expect: gone 0
    call SaveInteger(h, 1, 1, 1)
    call say_b("no table", HaveSavedInteger(null, 1, 1))   // expect: no table false
endfunction
