-- Sorting: quicksort of 20,000 numbers, n times.
local COUNT = 20000
local values = {}

local function sort(values, low, high)
    local left = low
    local right = high
    local pivot = values[low + (high - low) % 7]
    repeat
        while values[left] < pivot do
            left = left + 1
        end
        while values[right] > pivot do
            right = right - 1
        end
        if left <= right then
            local held = values[left]
            values[left] = values[right]
            values[right] = held
            left = left + 1
            right = right - 1
        end
    until left > right
    if low < right then
        sort(values, low, right)
    end
    if left < high then
        sort(values, left, high)
    end
end

local function fill(values, start)
    local seed = start
    for i = 1, COUNT do
        seed = (seed * 75 + 74) % 65537
        values[i] = seed
    end
end

local function check(values)
    local sum = 0
    for i = 1, COUNT do
        if i > 1 and values[i] < values[i - 1] then
            return -1
        end
        sum = (sum * 3 + values[i]) % 1000003
    end
    return sum
end

function bench(n)
    for round = 1, n do
        fill(values, round)
        sort(values, 1, COUNT)
    end
    answer = check(values)
end
