-- Arrays: the primes below 32,000, found n times.
local LIMIT = 32000
local composite = {}
for i = 1, LIMIT do composite[i] = false end

local function sieve(composite)
    local count = 0
    for i = 2, LIMIT do
        composite[i] = false
    end
    for i = 2, LIMIT do
        if not composite[i] then
            count = count + 1
            for k = i + i, LIMIT, i do
                composite[k] = true
            end
        end
    end
    return count
end

function bench(n)
    answer = 0
    for _ = 1, n do
        answer = answer + sieve(composite)
    end
end
