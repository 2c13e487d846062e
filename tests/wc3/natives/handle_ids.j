// Ids of handles: where they begin, what keeps one taken, how many there can be.
// ticks: 40
globals
    unit kept = null
    integer kept_id = 0
    texttag array tags
    hashtable table = null
    integer i = 0
endglobals
function main takes nothing returns nothing
    call say_i("player", GetHandleId(Player(0)))             // expect: player 1048584
    call say_i("last player", GetHandleId(Player(27)) - GetHandleId(Player(0))) // expect: last player 27
    call say_i("null", GetHandleId(null))                    // expect: null 0
    call say_i("constant", GetHandleId(PLAYER_COLOR_BLUE))   // expect: constant 1
    set kept = CreateUnit(Player(0), 'hfoo', 0, 0, 0)
    set kept_id = GetHandleId(kept)
    call say_b("above the players", kept_id > GetHandleId(Player(27))) // expect: above the players true
    // Text tags have the ids 0 to 99.
    loop
        exitwhen i == 100
        set tags[i] = CreateTextTag()
        set i = i + 1
    endloop
    call say_i("first tag", GetHandleId(tags[0]))            // expect: first tag 99
    call say_i("second tag", GetHandleId(tags[1]))           // expect: second tag 98
    call say_i("last but one", GetHandleId(tags[98]))        // expect: last but one 1
    call say_i("last tag", GetHandleId(tags[99]))            // expect: last tag 0
    call say_b("no more", CreateTextTag() == null)           // expect: no more true
    call DestroyTextTag(tags[40])
    // 255 hashtables.
    set i = 0
    loop
        set table = InitHashtable()
        exitwhen table == null
        set i = i + 1
    endloop
    call say_i("hashtables", i)                              // expect: hashtables 255
    call RemoveUnit(kept)
    call ExecuteFunc("wait")
endfunction
function later takes nothing returns nothing
    local unit u = CreateUnit(Player(0), 'hfoo', 0, 0, 0)
    call say_b("id of a removed unit", GetHandleId(kept) == kept_id) // expect: id of a removed unit true
    call say_b("taken", GetHandleId(u) != kept_id)           // expect: taken true
    call say_b("not the new unit", kept != u)                // expect: not the new unit true
    call say_i("its type", GetUnitTypeId(kept))              // expect: its type 0
    call say_b("a free tag", CreateTextTag() == tags[40])    // expect: a free tag true
endfunction
function wait takes nothing returns nothing
    call TriggerSleepAction(1)
    call later()
endfunction
