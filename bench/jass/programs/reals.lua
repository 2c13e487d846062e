-- A real loop: a ball bounces in a square, and we count how often it is within a circle. Every number is a multiple
-- of 1/16 below 2^19, so that 32 and 64 bits give the same answer.
function bench(n)
    local within = 0
    local x = 3.5
    local y = -7.25
    local vx = 1.25
    local vy = 0.75
    for _ = 1, n do
        x = x + vx
        y = y + vy
        if x > 100.0 or x < -100.0 then
            vx = -vx
        end
        if y > 100.0 or y < -100.0 then
            vy = -vy
        end
        if x * x + y * y < 4900.0 then
            within = within + 1
        end
    end
    answer = within
end
