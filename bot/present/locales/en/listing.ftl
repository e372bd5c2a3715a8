# Lists: the moves of a game, the games of a server.

# In a list of moves, a right to deny that was used.
# $side: whose
listing-denies = { $side } denies
# In a list of moves, what is no move.
# $side: whose
# $deed: one of the next ones
listing-deed = { $side }: { $deed }
listing-resign = resign
listing-draw-offer = draw offer
listing-draw-accept = draw accept
listing-draw-decline = draw decline
listing-draw-claim = draw claim
listing-billi = billi
listing-accept-defeat = accept defeat
# A move was not denied.
listing-allow = allow
# $which: as it is typed: pass, reflect, stop or none
listing-lifeline = lifeline { $which }
# In a list of moves without turns, a move that was made and is not done yet.
# $step: time, side and move
listing-pending = { $step } (pending)
# The same of one that never happened.
# $step: time, side and move
listing-cancelled = ~~{ $step }~~ (cancelled)
# In a list of moves, what was scored with one.
# $side: whose beam it was
# $points: how many
listing-lasermate = LASERMATE { $side } +{ $points }
# In a list of moves, points without a lasermate.
# $side: whose
# $points: how many
listing-scored = { $side } +{ $points }
# In a list of moves.
# $side: who plays no longer
listing-out = { $side } is out

# The state of a game in a list.
listing-archived = archived
listing-in-progress = in progress
# How far a game in a list is, and whose turn it is.
# $number: which move it is
# $turn: who is asked for what, as "White to move"
listing-turn = { $number }, { $turn }
# $number (number): which move it is
listing-move-number = move { $number }
# The same among three, where each move of all is a round.
# $number (number): which round it is
listing-round-number = round { $number }
# $number (number): which move of the Billi phase it is
listing-billi-number = billi phase, move { $number }
# Where a game in a list is played.
listing-here = here
# $room: another room of the server
listing-in-a-room = in { $room }
listing-at-this-table = at this table

listing-no-games = No games here. `{ COMMAND("challenge") }` starts one.
# The end of a list that is not whole.
# $count (number): how many games are left out
listing-and-more =
    { $count ->
        [one] and { $count } more.
       *[other] and { $count } more.
    }
listing-to-follow = To follow a game here: `{ COMMAND("watch") }` and its code.

listing-no-moves = No moves yet.
# Who had hints, under a list of moves.
# $hints: each who and before what, with commas between them
listing-hints = Hints from the computer: { $hints }.
# $who: a player
# $san: a move as the game writes it
listing-hint-before = { $who } before { $san }
# $who: a player
listing-hint-latest = { $who } in the latest position

# With the animation of a game.
# $head: the game and who plays
# $count (number): how many moves
# $end: how it ended
listing-replay =
    { $count ->
        [one] { $head }; { $count } move, { $end }.
       *[other] { $head }; { $count } moves, { $end }.
    }
# How a game ended that goes on.
listing-unfinished = unfinished
