// Natives over a hashtable: a system that keeps numbers by unit and key.
globals
    integer answer = 0
endglobals

function bench takes integer n returns nothing
    local hashtable store = InitHashtable()
    local integer unit_id
    local integer found = 0
    local integer i = 1
    loop
        exitwhen i > n
        set unit_id = i * 7 % 200
        if HaveSavedInteger(store, unit_id, i % 32) then
            set found = found + LoadInteger(store, unit_id, i % 32) % 10
        endif
        call SaveInteger(store, unit_id, i % 32, i)
        if i % 97 == 0 then
            call FlushChildHashtable(store, unit_id)
        endif
        set i = i + 1
    endloop
    call FlushParentHashtable(store)
    set answer = found
endfunction
