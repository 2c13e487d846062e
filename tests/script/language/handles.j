// Handles: equality, ids, what keeps an id taken.
globals
    trigger kept = null
    trigger array list
    integer kept_id = 0
    integer listed_id = 0
    integer local_id = 0
    integer highest = 0
    boolean seen_kept = false
    boolean seen_listed = false
    boolean seen_local = false
endglobals

function said takes boolean b returns string
    if b then
        return "true"
    endif
    return "false"
endfunction

// The same handle, seen as a kind of it.
function as_agent takes agent a returns handle
    return a
endfunction

// Makes and destroys; notes whether one of the ids that are looked for is given again.
function churn takes nothing returns nothing
    local integer i = 0
    local trigger t
    local integer id
    loop
        exitwhen i == 200
        set t = CreateTrigger()
        set id = GetHandleId(t)
        set seen_kept = seen_kept or id == kept_id
        set seen_listed = seen_listed or id == listed_id
        set seen_local = seen_local or id == local_id
        set highest = IMaxBJ(highest, id)
        call DestroyTrigger(t)
        set i = i + 1
    endloop
    set t = null
endfunction

function seen takes nothing returns string
    return said(seen_kept) + said(seen_listed) + said(seen_local)
endfunction

// Holds a destroyed trigger in a local variable while it sleeps.
function holder takes nothing returns nothing
    local trigger mine = CreateTrigger()
    set local_id = GetHandleId(mine)
    call DestroyTrigger(mine)
    call TriggerSleepAction(5.0)
    call BJDebugMsg("still " + said(GetHandleId(mine) == local_id))
endfunction

function main takes nothing returns nothing
    local trigger a = CreateTrigger()
    local trigger b = CreateTrigger()
    local trigger c = a
    local agent d = a
    local handle e = a
    call BJDebugMsg(said(a == b) + said(a != b) + said(a == c) + said(a != c)) // expect: falsetruetruefalse
    call BJDebugMsg(said(d == a) + said(a == e) + said(as_agent(b) == b)) // expect: truetruetrue
    call BJDebugMsg(said(a == null) + said(null == a) + said(a != null)) // expect: falsefalsetrue
    call BJDebugMsg(I2S(GetHandleId(b) - GetHandleId(a)))  // expect: 1
    call BJDebugMsg(said(GetHandleId(a) > 0x100000) + said(GetHandleId(a) < 0x200000)) // expect: truetrue
    call BJDebugMsg(I2S(GetHandleId(null)))                // expect: 0
    call BJDebugMsg(I2S(GetHandleId(Player(0))))           // expect: 1048584
    call BJDebugMsg(I2S(GetHandleId(Player(11)) - GetHandleId(Player(0)))) // expect: 11
    call BJDebugMsg(said(Player(3) == Player(3)) + said(Player(3) == Player(4))) // expect: truefalse
    set c = null
    call BJDebugMsg(said(a == null) + said(c == null))     // expect: falsetrue
    call DestroyTrigger(a)
    // A variable still holds what was destroyed.
    call BJDebugMsg(said(a == null) + said(a == d))        // expect: falsetrue
    call DestroyTrigger(a)
    call ExecuteFunc("tests")
endfunction

function tests takes nothing returns nothing
    local integer before
    set kept = CreateTrigger()
    set kept_id = GetHandleId(kept)
    call DestroyTrigger(kept)
    set list[5] = CreateTrigger()
    set listed_id = GetHandleId(list[5])
    call DestroyTrigger(list[5])
    call ExecuteFunc("holder")
    call churn()
    call TriggerSleepAction(1.0)
    call churn()
    call TriggerSleepAction(1.0)
    call churn()
    call BJDebugMsg("while referred to " + seen())      // expect: while referred to falsefalsefalse
    call BJDebugMsg("kept " + said(GetHandleId(kept) == kept_id)) // expect: kept true
    set kept = null
    set list[5] = null
    call TriggerSleepAction(5.0)                        // expect: still true
    // Those that nothing refers to are given again: the ids do not grow without end.
    set before = highest
    call churn()
    call TriggerSleepAction(1.0)
    call churn()
    call churn()
    call churn()
    call churn()
    call churn()
    call churn()
    call BJDebugMsg("free again " + seen())             // expect: free again truetruetrue
    call BJDebugMsg("bounded " + said(highest - before < 1000)) // expect: bounded true
endfunction
