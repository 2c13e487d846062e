"""Writes map scripts for bench/jass/run: one as large as a campaign's, and maps of many timers and sleepers."""

from pathlib import Path

CALLBACK = '''function callback takes nothing returns nothing
    set udg_count = udg_count + 1
endfunction
'''

GLOBALS = '''globals
    integer udg_count = 0
endglobals
'''

TRIGGER = '''//===========================================================================
// Trigger: Ambush at gate {n}
//===========================================================================
function Trig_{t}_Conditions takes nothing returns boolean
    if ( not ( GetUnitTypeId(GetTriggerUnit()) == 'h{code}' ) ) then
        return false
    endif
    if ( not ( IsUnitInGroup(GetTriggerUnit(), {raiders}[{slot}]) == false ) ) then
        return false
    endif
    return true
endfunction

function Trig_{t}_Func003A takes nothing returns nothing
    call IssuePointOrder(GetEnumUnit(), "attack", GetUnitX({hero}) + 128.00, GetUnitY({hero}) - 64.00)
    set {marching}[{slot}] = {marching}[{slot}] + 1
endfunction

function Trig_{t}_Actions takes nothing returns nothing
    local integer i = 0
    local real x = GetUnitX(GetTriggerUnit())
    local real y = GetUnitY(GetTriggerUnit())
    set {hero} = GetTriggerUnit()
    call DisplayTextToPlayer(Player(0), 0.00, 0.00, "TRIGSTR_{n}" + I2S({marching}[{slot}]) + " raiders come!")
    loop
        exitwhen i > {slot} % 8 + 2
        if ( {alive} and not ( x > 1024.00 or y > 2048.00 ) ) then
            call GroupAddUnit({raiders}[{slot}], CreateUnit(Player(i), 'h{code}', x + i * 32.00, y, bj_UNIT_FACING))
        else
            call SetUnitPosition({hero}, x - 0.50 * i, RMaxBJ(y, -512.00))
        endif
        set i = i + 1
    endloop
    call ForGroup({raiders}[{slot}], function Trig_{t}_Func003A)
    call TriggerSleepAction(2.00)
    set {alive} = GetUnitState({hero}, UNIT_STATE_LIFE) > 0.405
    call DisableTrigger(gg_trg_{t})
endfunction

function InitTrig_{t} takes nothing returns nothing
    set gg_trg_{t} = CreateTrigger()
    call TriggerRegisterTimerEvent(gg_trg_{t}, {slot}.00, true)
    call TriggerAddCondition(gg_trg_{t}, Condition(function Trig_{t}_Conditions))
    call TriggerAddAction(gg_trg_{t}, function Trig_{t}_Actions)
endfunction

'''

MAIN = '''function config takes nothing returns nothing
    call SetMapName("bench")
    call SetPlayers(1)
    call SetTeams(1)
    call DefineStartLocation(0, 0.0, 0.0)
    call SetPlayerStartLocation(Player(0), 0)
    call SetPlayerController(Player(0), MAP_CONTROL_USER)
endfunction

function main takes nothing returns nothing
    local integer i = 0
    loop
        exitwhen i == {rounds}
        call {start}
        set i = i + 1
    endloop
endfunction
'''

SLEEPER = '''function sleeper takes nothing returns nothing
    loop
        call TriggerSleepAction(0.03125)
        call callback()
    endloop
endfunction
'''

LOOP = '''function all_callbacks takes nothing returns nothing
    local integer i = 0
    loop
        exitwhen i == {count}
        call callback()
        set i = i + 1
    endloop
endfunction
'''


def campaign(triggers):
    """A script as the original editor writes them: globals, then four functions a trigger, then what starts them."""
    raiders, marching = 'udg_Raiders_that_march_to_the_abbey', 'udg_Number_of_raiders'
    names = [f'Raiders_leave_the_old_gate_of_the_abbey_{n}' for n in range(triggers)]
    heroes = [f'udg_Hero_at_the_old_gate_{n}' for n in range(triggers)]
    alive = [f'udg_Hero_is_alive_{n}' for n in range(triggers)]
    parts = [f'globals\n    group array {raiders}\n    integer array {marching}\n']
    for n in range(triggers):
        parts.append(f'    trigger gg_trg_{names[n]} = null\n    unit {heroes[n]} = null\n'
                     f'    boolean {alive[n]} = true\n')
    parts.append('endglobals\n\n')
    for n in range(triggers):
        code = chr(97 + n % 26) + chr(97 + n // 26 % 26) + chr(97 + n // 676 % 26)
        parts.append(TRIGGER.format(n=n, slot=n % 100, code=code, t=names[n], hero=heroes[n], alive=alive[n],
                                    raiders=raiders, marching=marching))
    parts.append('function main takes nothing returns nothing\n')
    parts += [f'    call InitTrig_{name}()\n' for name in names]
    parts.append('endfunction\n')
    return ''.join(parts)


def write_map(folder, kind, count):
    """A map that calls a function `count` times a tick: from a timer or a sleeping thread each, or in a loop."""
    middle, rounds, start = {
        'timers': ('', count, 'TimerStart(CreateTimer(), 0.03125, true, function callback)'),
        'sleepers': (SLEEPER, count, 'ExecuteFunc("sleeper")'),
        'loop': (LOOP.format(count=count), 1, 'TimerStart(CreateTimer(), 0.03125, true, function all_callbacks)'),
        'nothing': ('', 0, 'callback()'),
    }[kind]
    path = Path(folder) / kind
    path.mkdir()
    script = GLOBALS + CALLBACK + middle + MAIN.format(rounds=rounds, start=start)
    (path / 'war3map.j').write_text(script, encoding='ascii')
    return str(path)
