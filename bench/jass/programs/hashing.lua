-- Natives over strings: keys are hashed and cut. Hashes are compared, not added, as only one language's numbers wrap.
local StringHash, SubString = StringHash, SubString

function bench(n)
    local last = 0
    local rises = 0
    for i = 1, n do
        local key = "unit-" .. i % 5000
        local hash = StringHash(key)
        if SubString(key, 5, 6) == "7" then
            hash = StringHash(SubString(key, 2, 8))
        end
        if hash > last then
            rises = rises + 1
        end
        last = hash
    end
    answer = rises
end
