# Tournaments: announced, joined, run and ended. Standings are in standings.ftl.

## Refusals and short answers.

tournament-managers-only = Only people who can manage this room can do that with a tournament.
tournament-choose = Use `{ COMMAND("tournament") }` with join, leave, standings, create, start or end.
# What belongs to a new tournament alone was given with something else.
tournament-for-create-alone = Only `{ COMMAND("tournament") } create` takes a format, a game and the like. `{ COMMAND("tournament") }` alone shows the standings; join, leave, start and end take nothing else.
tournament-not-in-a-thread = A thread has one game. Create the tournament in the room it belongs to.
# A room has one tournament at a time.
tournament-one-at-a-time = This room has a tournament already. `{ COMMAND("tournament") } end` ends it.
tournament-which-format = Which format? `arena`, `swiss`, `knockout` or `league`.
tournament-which-ties = What decides drawn games? `rematch`, `seed` or `second`.
# No such number of rounds.
tournament-how-many-rounds = A tournament has 1 to 30 rounds.
tournament-how-long = The length is `5m` to `30d`, for example `45m` or `2h`.
# No such time for the first move.
tournament-how-long-first = The time for the first move is `1m` to `14d`, for example `10m`.
# A game without a limit could last for ever.
tournament-needs-a-time = Tournament games need a time limit: a clock like `10+5`, or `1d` per move.
tournament-too-slow = Tournaments without turns need a time unit below an hour.
tournament-created = Tournament created.
tournament-started = The tournament starts.
tournament-ended = Tournament ended.
tournament-started-already = The tournament has started already.
tournament-over-already = That tournament is over.
# A tournament is managed and joined where it was created.
tournament-in-its-room = Do that in the tournament's room.
tournament-you-take-part = You are in. `{ COMMAND("tournament") } leave` withdraws.
# The asker does not take part.
tournament-you-do-not-take-part = You are not in this tournament. `{ COMMAND("tournament") } join` joins it.
# Whoever is late loses without a claim.
tournament-nothing-to-claim = There is nothing to claim: in a tournament, whoever runs out of time loses.
# There is no place left.
tournament-full = The tournament is full.
tournament-called-off = The tournament is called off.
# Games follow each other in the room.
tournament-room-is-taken = Tournament games are played in this room one after another. Use another room for your game.
# Computers help nobody in a tournament.
tournament-no-hints = There are no hints in tournament games.
# Computers help nobody in a tournament.
tournament-no-computers = Computers don't take over in tournament games.
tournament-no-rematch = Tournament games have no rematch while the tournament is on.
# The tournament of a game has ended before it.
tournament-goes-on-alone = The tournament has ended. This game continues as an ordinary one.
tournament-none-here = There is no tournament here.
# The same for somebody who can create one.
tournament-none-here-yet = There is no tournament here. `{ COMMAND("tournament") } create` announces one.
# A format that is played by another number of people.
# $game: the game's title
tournament-league-is-for-three = A league is for games of three, and { $game } is for two. Use `swiss`, `arena` or `knockout`.
# $game: the game's title
tournament-three-need-a-league = { $game } is for three players. Use `league`.
# $players (number): how many have joined
# $least (number): how many are needed
tournament-too-few = At least { $least } players are needed ({ $players } so far).

## A tournament that people can join: a line with what is played, then how it is played, then what to do.

# $format: as "Swiss tournament"
# $what: the game, its time, whether it is rated and how long the tournament is, with commas between
tournament-announced = **{ $format }**: { $what }.
# Fills $what of the line above; so does the next one.
tournament-rated = rated
# $count (number): how many
tournament-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
# Behind that line in a knockout.
tournament-ties-rematch = A drawn game is replayed. After two more draws the higher seed goes through.
tournament-ties-seed = After a drawn game the higher seed goes through.
tournament-ties-second = After a drawn game the side that moved second goes through.
# $within: a length of time
tournament-late-first-move = You have { $within } for your first move. Miss two games in a row and you are out.
# The same in games without turns.
# $within: a length of time
tournament-late-idle = Do nothing for { $within } and you lose. Miss two games in a row and you are out.
tournament-how-to-join = Choose **Join** to play. A manager starts it with `{ COMMAND("tournament") } start`.

## It begins.

# $begun: one of the next four
# $players: tournament-players
# $lasts: a number of rounds, or a length of time
tournament-starts = **{ $begun }**: { $players }, { $lasts }.
tournament-begun-arena = The arena has started
tournament-begun-swiss = The Swiss tournament has started
tournament-begun-knockout = The knockout has started
tournament-begun-league = The league has started
# $count (number): how many
tournament-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
# Behind that line.
# $asked (number): how many rounds were asked for
# $rounds (number): how many are played, which are fewer
tournament-fewer-rounds = { $asked } rounds were asked for, but after { $rounds } everybody has played everybody.

## Joining and leaving.

tournament-too-late-knockout = The knockout has started, so nobody can join any more.
tournament-too-late-arena = The arena's time is over, so nobody can join any more.
# In the other formats.
tournament-too-late-rounds = The last round is being played, so nobody can join any more.
# $count (number): how many take part
tournament-you-are-in =
    { $count ->
        [one] You are in ({ $count } player so far).
       *[other] You are in ({ $count } players so far).
    }
# It has begun.
tournament-you-are-in-later = You are in, from the next pairing on.
tournament-you-have-withdrawn = You have withdrawn.
# A game of theirs is on.
tournament-you-have-withdrawn-playing = You have withdrawn. Your game is still on; resign it if you can't play.
tournament-nobody-yet = Nobody has joined yet.
# $count (number): how many take part
# $names: their names, or the first ones and how many more
tournament-takes-part =
    { $count ->
        [one] **{ $count } player** so far: { $names }.
       *[other] **{ $count } players** so far: { $names }.
    }
# The end of a list of names.
# $count (number): how many are not named
tournament-more = { $count } more

## Who plays whom.

# $game: the code of the reader's game
tournament-your-game = Your game is { $game }.
# $boards: the games that are played, with semicolons between
tournament-playing = Playing: { $boards }.
# $boards: the games that are to come, with semicolons between
tournament-next = Next: { $boards }.
# Behind these: games that are not named.
# $count (number): how many
tournament-more-boards = And { $count } more.
# Over the list of a round's games.
# $round (number): which round
# $rounds (number): of how many
tournament-round = **Round { $round } of { $rounds }**
# $round (number): which round
# $rounds (number): of how many
tournament-round-again = **Round { $round } of { $rounds }**: drawn games are played again
# A line of that list: who has nobody to play with, in a knockout.
# $who: the player
tournament-bye-through = { $who } has no opponent and goes through.
# $who: the player
tournament-bye-point = { $who } has no opponent and gets a point.
# The last line of that list: games that are not named.
# $count (number): how many
tournament-and-more = and { $count } more
tournament-in-this-order = Games are played here one after the other, in this order.

## Decisions without a won game.

# $through: who goes through
# $other: whom they drew with
tournament-through-by-seed = { $through } goes through as the higher seed after a draw with { $other }.
# $through: who goes through
# $other: whom they drew with
tournament-through-by-moving-second = { $through } goes through as the side that moved second after a draw with { $other }.
# Some have withdrawn before their game began. What the others get follows.
# $count (number): how many
# $names: their names
tournament-withdrawn =
    { $count ->
        [one] { $names } has withdrawn.
       *[other] { $names } have withdrawn.
    }
# Nobody else was to play in that game of a knockout.
# $count (number): how many
# $names: their names
tournament-withdrawn-nobody-through =
    { $count ->
        [one] { $names } has withdrawn, so nobody goes through.
       *[other] { $names } have withdrawn, so nobody goes through.
    }
# $count (number): how many
# $names: their names
tournament-withdrawn-nobody-scores =
    { $count ->
        [one] { $names } has withdrawn, so nobody gets the point.
       *[other] { $names } have withdrawn, so nobody gets the point.
    }
# $count (number): how many go through
# $names: their names
tournament-go-through =
    { $count ->
        [one] { $names } goes through.
       *[other] { $names } go through.
    }
# $who: the opponent of one who has withdrawn
tournament-gets-the-point = { $who } gets the point.
# $who: the opponent of two who have withdrawn
# $points: as "1½ points"
tournament-gets-points = { $who } gets { $points }.
# $names: the opponents of one who has withdrawn
# $points: as "1½ points"
tournament-get-points-each = { $names } get { $points } each.

## Its end.

# Games that are played on.
# $count (number): how many
# $games: their codes
tournament-games-go-on =
    { $count ->
        [one] { $games } goes on, but doesn't count for the tournament.
       *[other] { $games } go on, but don't count for the tournament.
    }
tournament-over-undecided = **The tournament is over.** No game was finished.
tournament-over-nobody = **The tournament is over.** Everybody has withdrawn, so nobody wins.
# $winner: who has won
tournament-over-won = **The tournament is over. { $winner } wins!**
# $names: who have most points
tournament-over-shared = **The tournament is over.** { $names } share first place.
# $round (number): the last round
# $rounds (number): how many were planned
tournament-ends-early-few = It ends after round { $round } of { $rounds }, because too few players are left.
# $round (number): the last round
# $rounds (number): how many were planned
tournament-ends-early-all-played = It ends after round { $round } of { $rounds }, because everybody who is left has played everybody else.

## Somebody did not move in time.

tournament-nobody-moved = Nobody moved in time, so nobody gets the point.
# $player: who is late
tournament-late-no-winner = { $player } is out of time, but nobody can win any more.
# $player: who is late
tournament-late-first = { $player } didn't make the first move in time and loses.
# $player: who is late
tournament-late = { $player } is out of time and loses.
