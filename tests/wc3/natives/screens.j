globals
    leaderboard lb = null
    multiboard mb = null
    multiboarditem cell = null
    quest q = null
    questitem qi = null
    texttag tag = null
    sound s = null
    camerasetup cam = null
    timerdialog td = null
    lightning bolt = null
endglobals
function main takes nothing returns nothing
    set lb = CreateLeaderboard()
    call LeaderboardAddItem(lb, "b", 2, Player(1))
    call LeaderboardAddItem(lb, "a", 5, Player(0))
    call LeaderboardAddItem(lb, "c", 1, Player(2))
    call LeaderboardSortItemsByValue(lb, true)
    call say_i("place", LeaderboardGetPlayerIndex(lb, Player(0)))  // expect: place 2
    call LeaderboardRemovePlayerItem(lb, Player(2))
    call say_i("place", LeaderboardGetPlayerIndex(lb, Player(0)))  // expect: place 1
    call say_i("items", LeaderboardGetItemCount(lb))               // expect: items 2
    call PlayerSetLeaderboard(Player(0), lb)
    call say_b("same", PlayerGetLeaderboard(Player(0)) == lb)      // expect: same true
    call LeaderboardSetLabel(lb, "Kills")
    call say(LeaderboardGetLabelText(lb))                          // expect: Kills
    set mb = CreateMultiboard()
    call MultiboardSetRowCount(mb, 3)
    call MultiboardSetColumnCount(mb, 2)
    call say_i("rows", MultiboardGetRowCount(mb))                  // expect: rows 3
    set cell = MultiboardGetItem(mb, 2, 1)
    call say_b("cell", cell != null)                               // expect: cell true
    call say_b("outside", MultiboardGetItem(mb, 3, 0) == null)     // expect: outside true
    call MultiboardSetItemsValue(mb, "x")
    call MultiboardReleaseItem(cell)
    call MultiboardDisplay(mb, true)
    call say_b("shown", IsMultiboardDisplayed(mb))                 // expect: shown true
    set q = CreateQuest()
    call QuestSetTitle(q, "The road")
    call QuestSetDiscovered(q, true)
    // expect: Quest discovered: The road
    call say_b("discovered", IsQuestDiscovered(q))                 // expect: discovered true
    call say_b("completed", IsQuestCompleted(q))                   // expect: completed false
    set qi = QuestCreateItem(q)
    call QuestItemSetCompleted(qi, true)
    call say_b("item", IsQuestItemCompleted(qi))                   // expect: item true
    call DestroyQuest(q)
    call say_b("gone", IsQuestItemCompleted(qi))                   // expect: gone false
    set tag = CreateTextTag()
    call SetTextTagText(tag, "+10", 0.02)
    call say_b("tag", GetHandleId(tag) < 100 and tag != null)      // expect: tag true
    set s = CreateSound("a.wav", false, false, false, 10, 10, "")
    call SetSoundDuration(s, 1500)
    call say_i("duration", GetSoundDuration(s))                    // expect: duration 1500
    call StartSound(s)
    call say_b("playing", GetSoundIsPlaying(s))                    // expect: playing true
    call StopSound(s, false, false)
    call say_b("playing", GetSoundIsPlaying(s))                    // expect: playing false
    set cam = CreateCameraSetup()
    call CameraSetupSetField(cam, CAMERA_FIELD_ROTATION, 45, 0)
    call CameraSetupSetDestPosition(cam, 100, 200, 0)
    call say_r("rotation", CameraSetupGetField(cam, CAMERA_FIELD_ROTATION)) // expect: rotation 45.000
    call CameraSetupApply(cam, true, false)
    call say_r("camera", GetCameraTargetPositionX())               // expect: camera 100.000
    call say_r("field", GetCameraField(CAMERA_FIELD_ROTATION))     // expect: field 45.000
    call PanCameraToTimed(300, 200, 10)
    call say_r("on its way", GetCameraTargetPositionX())           // expect: on its way 100.000
    set td = CreateTimerDialog(CreateTimer())
    call TimerDialogDisplay(td, true)
    call say_b("timer dialog", IsTimerDialogDisplayed(td))         // expect: timer dialog true
    set bolt = AddLightning("CLPB", false, 0, 0, 100, 100)
    call SetLightningColor(bolt, 0.5, 0, 0, 1)
    call say_r("red", GetLightningColorR(bolt))                    // expect: red 0.500
    call say_b("bolt", DestroyLightning(bolt))                     // expect: bolt true
    call say_b("bolt", MoveLightning(bolt, false, 0, 0, 0, 0))     // expect: bolt false
endfunction
