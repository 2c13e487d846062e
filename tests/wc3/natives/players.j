function rich takes nothing returns nothing
    call say_i("gold reached", GetPlayerState(GetTriggerPlayer(), PLAYER_STATE_RESOURCE_GOLD))
    call say_b("state", GetEventPlayerState() == PLAYER_STATE_RESOURCE_GOLD)
endfunction
function main takes nothing returns nothing
    local trigger t = CreateTrigger()
    call SetPlayerName(Player(0), "Ann")
    call say(GetPlayerName(Player(0)))                    // expect: Ann
    call say_b("none", Player(99) == null)                // expect: none true
    call say_i("neutral", GetPlayerId(Player(PLAYER_NEUTRAL_PASSIVE))) // expect: neutral 27
    call TriggerRegisterPlayerStateEvent(t, Player(0), PLAYER_STATE_RESOURCE_GOLD, GREATER_THAN_OR_EQUAL, 500)
    call TriggerAddAction(t, function rich)
    call SetPlayerState(Player(0), PLAYER_STATE_RESOURCE_GOLD, 499)
    call SetPlayerState(Player(0), PLAYER_STATE_RESOURCE_GOLD, 600)
    // expect: gold reached 600
    // expect: state true
    call SetPlayerState(Player(0), PLAYER_STATE_RESOURCE_GOLD, 700)
    call SetPlayerTechMaxAllowed(Player(0), 'hfoo', 3)
    call say_i("tech", GetPlayerTechMaxAllowed(Player(0), 'hfoo')) // expect: tech 3
    call say_b("ally", IsPlayerAlly(Player(0), Player(1))) // expect: ally false
    call SetPlayerColor(Player(0), PLAYER_COLOR_CYAN)
    call say_b("colour", GetPlayerColor(Player(0)) == PLAYER_COLOR_CYAN) // expect: colour true
endfunction
