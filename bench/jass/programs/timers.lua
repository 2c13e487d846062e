-- Timers and triggers: a hundred periodic timers with a callback each, and twenty triggers of a periodic event with two
-- conditions and an action, until n callbacks have run.
local CreateTimer, TimerStart, DestroyTimer, GetExpiredTimer = CreateTimer, TimerStart, DestroyTimer, GetExpiredTimer
local CreateTrigger, TriggerRegisterTimerEvent, DestroyTrigger = CreateTrigger, TriggerRegisterTimerEvent, DestroyTrigger
local TriggerAddCondition, TriggerAddAction, Condition = TriggerAddCondition, TriggerAddAction, Condition
local left = 0
local timers = {}
local triggers = {}
answer = 0

local function stop()
    for i = 1, 100 do
        DestroyTimer(timers[i])
        if i <= 20 then
            DestroyTrigger(triggers[i])
        end
    end
end

local function on_timer()
    if GetExpiredTimer() == timers[50] then
        answer = answer + 3
    else
        answer = answer + 1
    end
    left = left - 1
    if left == 0 then
        stop()
    end
end

local function is_even()
    answer = answer + 1
    return left % 2 == 0
end

local function is_late()
    return left > 10
end

local function on_trigger()
    answer = answer + 5
end

function bench(n)
    answer = 0
    left = n
    for i = 1, 100 do
        timers[i] = CreateTimer()
        TimerStart(timers[i], 0.5 + i * 0.25, true, on_timer)
        if i <= 20 then
            triggers[i] = CreateTrigger()
            TriggerRegisterTimerEvent(triggers[i], 0.25 * i, true)
            TriggerAddCondition(triggers[i], Condition(is_even))
            TriggerAddCondition(triggers[i], Condition(is_late))
            TriggerAddAction(triggers[i], on_trigger)
        end
    end
end
