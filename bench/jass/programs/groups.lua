-- Groups: units near a moving point are taken through a filter and put on the other side by a callback, n times.
local CreateUnit, Player, CreateGroup, GetUnitX, SetUnitX = CreateUnit, Player, CreateGroup, GetUnitX, SetUnitX
local GroupEnumUnitsInRange, Filter, ForGroup = GroupEnumUnitsInRange, Filter, ForGroup
local GetFilterUnit, GetEnumUnit = GetFilterUnit, GetEnumUnit
local moved = 0
local near = nil
local center = 0.0

local function is_east()
    return GetUnitX(GetFilterUnit()) > center
end

local function move()
    local u = GetEnumUnit()
    moved = moved + 1
    SetUnitX(u, 144.0 - GetUnitX(u))
end

local function make_units()
    for i = 0, 99 do
        CreateUnit(Player(0), 0x68666f6f, (i % 10) * 16.0, (i - i % 10) / 10 * 16.0, 0.0)
    end
    near = CreateGroup()
end

function bench(n)
    if not near then
        make_units()
    end
    moved = 0
    for i = 1, n do
        center = (i % 10) * 16.0
        GroupEnumUnitsInRange(near, center, 64.0, 80.0, Filter(is_east))
        ForGroup(near, move)
    end
    answer = moved
end
