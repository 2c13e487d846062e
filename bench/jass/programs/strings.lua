-- Strings: names are put together of words and numbers, compared, and collected in lines.
local words = {}

local function name(words, i)
    return words[i % 5 + 1] .. "-" .. i % 1000
end

function bench(n)
    local words = words
    local line = ""
    local found = 0
    words[1] = "ford"
    words[2] = "abbey"
    words[3] = "lantern"
    words[4] = "mill"
    words[5] = "watchtower"
    for i = 1, n do
        local one = name(words, i)
        if one == "mill-373" or one == "abbey-506" then
            found = found + 1
        end
        if i % 16 == 0 then
            line = ""
        end
        line = line .. one .. ", "
    end
    answer = StringHash(line) + found
end
