# Holidays. $until is a day.

holiday-choose = Say for how many days, from 1 to 30: `{ COMMAND("holiday") } 7`. `{ COMMAND("holiday") } off` ends a holiday.
# A holiday that is not on is to end.
holiday-not-away = You are not on holiday here. `{ COMMAND("holiday") } 7` begins one of 7 days.
# More days than are left.
# $left (number): how many days are left
holiday-too-long =
    { $left ->
        [one] You have { $left } day left here this year.
       *[other] You have { $left } days left here this year.
    }
# $until: its last day
# $left (number): how many days are left
holiday-is-on =
    You are on holiday here until { $until }. { $left ->
        [one] { $left } day left this year.
       *[other] { $left } days left this year.
    } `{ COMMAND("holiday") } off` ends it.
# $left (number): how many days are left
holiday-is-off =
    You are not on holiday here. { $left ->
        [one] { $left } day left this year.
       *[other] { $left } days left this year.
    } `{ COMMAND("holiday") } 7` begins one of 7 days.
# $until: its last day
# $left (number): how many days are left
holiday-begins =
    You are on holiday here until { $until }. Your time stops in correspondence games here, but not in tournaments. You can still move. { $left ->
        [one] { $left } day left this year.
       *[other] { $left } days left this year.
    }
# In some games the time had run out before.
# $until: its last day
# $games: the codes of these games
# $left (number): how many days are left
holiday-begins-late =
    You are on holiday here until { $until }. Your time stops in correspondence games here, but not in tournaments. Your time in { $games } had already run out, so the holiday doesn't help there. You can still move. { $left ->
        [one] { $left } day left this year.
       *[other] { $left } days left this year.
    }
# $left (number): how many days are left
holiday-ends =
    Your holiday is over, and your time runs again. { $left ->
        [one] { $left } day left this year.
       *[other] { $left } days left this year.
    }

## What a game's room is told.

# $player: who is away
# $until: the last day
# $game: the game's code
holiday-player-away = { $player } is on holiday until { $until }. Their time in game { $game } stops until then.
# $player: who is away
# $until: the last day
# $game: the game's code
holiday-player-away-late = { $player } is on holiday until { $until }. Their time in game { $game } had already run out, so the holiday doesn't help there.
# $player: who was away
# $game: the game's code
holiday-player-back = { $player } is back from holiday. Their time in game { $game } runs again.
# The time had run out before.
# $player: who was away
holiday-player-back-late = { $player } is back from holiday.
