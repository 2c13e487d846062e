// Sorting: quicksort of 20,000 numbers, n times.
globals
    constant integer COUNT = 20000
    integer array values
    integer answer = 0
endglobals

function sort takes integer low, integer high returns nothing
    local integer left = low
    local integer right = high
    local integer pivot = values[low + (high - low) % 7]
    local integer held
    loop
        loop
            exitwhen values[left] >= pivot
            set left = left + 1
        endloop
        loop
            exitwhen values[right] <= pivot
            set right = right - 1
        endloop
        if left <= right then
            set held = values[left]
            set values[left] = values[right]
            set values[right] = held
            set left = left + 1
            set right = right - 1
        endif
        exitwhen left > right
    endloop
    if low < right then
        call sort(low, right)
    endif
    if left < high then
        call sort(left, high)
    endif
endfunction

function fill takes integer start returns nothing
    local integer seed = start
    local integer i = 1
    loop
        exitwhen i > COUNT
        set seed = (seed * 75 + 74) % 65537
        set values[i] = seed
        set i = i + 1
    endloop
endfunction

function check takes nothing returns integer
    local integer sum = 0
    local integer i = 1
    loop
        exitwhen i > COUNT
        if i > 1 and values[i] < values[i - 1] then
            return -1
        endif
        set sum = (sum * 3 + values[i]) % 1000003
        set i = i + 1
    endloop
    return sum
endfunction

function bench takes integer n returns nothing
    local integer round = 1
    loop
        exitwhen round > n
        call fill(round)
        call sort(1, COUNT)
        set round = round + 1
    endloop
    set answer = check()
endfunction
