// Threads that sleep in loops, in calls within expressions, with locals of every kind.
globals
  integer count = 0
  integer array squares
  string kept = ""
endglobals

function after takes integer x returns integer
  call Sleep(1)
  return x
endfunction

function said takes string x returns string
  call Sleep(2)
  return x + "!"
endfunction

function walker takes nothing returns nothing
  local integer me = count
  local integer array seen
  local string name = "w" + I2S(me)
  local real share = 1. / (me + 1)
  local integer unset
  local thing held = MakeThing()
  local code c = function walker
  set count = count + 1
  loop
    exitwhen seen[me] >= 3
    set seen[me] = seen[me] + after(1) * (me + after(2)) / (me + 2)
    set squares[me] = squares[me] + seen[me] * after(me)
    if squares[me] > 3 and not (share < 0.2) or said(name) == "w2!" then
      call Trace(name + said(I2S(squares[me])) + R2S(share * after(3)))
    endif
    set kept = kept + said(name)
  endloop
  if IsThing(held) == 0 then
    call Trace(name + " ends")
  endif
  set unset = 1 - me
  if unset >= after(0) then
    call Trace(I2S(after(unset) % 2 - -me))
  endif
endfunction

function main takes nothing returns nothing
  local integer i = 0
  loop
    exitwhen i == 5
    call Start("walker")
    set i = i + 1
  endloop
endfunction
