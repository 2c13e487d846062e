-- Natives over a hashtable: a system that keeps numbers by unit and key.
local InitHashtable, HaveSavedInteger, LoadInteger = InitHashtable, HaveSavedInteger, LoadInteger
local SaveInteger, FlushChildHashtable, FlushParentHashtable = SaveInteger, FlushChildHashtable, FlushParentHashtable

function bench(n)
    local store = InitHashtable()
    local found = 0
    for i = 1, n do
        local unit_id = i * 7 % 200
        if HaveSavedInteger(store, unit_id, i % 32) then
            found = found + LoadInteger(store, unit_id, i % 32) % 10
        end
        SaveInteger(store, unit_id, i % 32, i)
        if i % 97 == 0 then
            FlushChildHashtable(store, unit_id)
        end
    end
    FlushParentHashtable(store)
    answer = found
end
