-- An integer loop: a generator of numbers that walks a counter up and down.
function bench(n)
    local seed = 1
    local walk = 0
    for i = 1, n do
        seed = (seed * 75 + i) % 65537
        if seed < 32768 then
            walk = walk + seed - i
        else
            walk = walk - seed + i
        end
        if walk > 1000000 or walk < -1000000 then
            walk = 0
        end
    end
    answer = walk * 3 + seed
end
