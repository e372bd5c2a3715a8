# The words beside the choices of completion: at most 100 characters with what is typed.

# The start position, as a text to change.
# $position: the text
choices-start-position = start position: { $position }
# A pact with both others.
choices-both = all three (both others must agree)

# What each question about a position asks for; it stands beside the question as it is typed.
choices-who = whose turn it is
choices-last-move = what the last move did
choices-beams-go = where the beams go
# The beam of one side.
choices-beam = where it goes
choices-score = the points and what they mean
choices-check = who is in check
# A square.
choices-square = what is on it
# The attackers of a square, where there are beams and where there are none.
choices-attackers-and-beams = which pieces attack it and which beams cross it
choices-attackers-alone = which pieces attack it

# A piece that can move.
# $piece: the piece
# $count (number): how many moves it has
choices-piece = { $count ->
    [one] { $piece }, { $count } move
   *[other] { $piece }, { $count } moves
}
# The same where it is not known which piece it is.
# $count (number): how many moves it has
choices-some-piece = { $count ->
    [one] piece, { $count } move
   *[other] piece, { $count } moves
}

# A game with its code, what it is and who plays.
# $id: its code, as `G12`
# $game: what is played
# $players: their names, with dashes between them
choices-one-game = { $id }: { $game }, { $players }

# How fast a game can be played, beside what is typed for it.
choices-no-limit = no time limit
# A clock, as `5+0`.
# $minutes (number): what each has at the start
choices-clock = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}
# A clock, as `5+3`.
# $clock: the minutes at the start, as `5 minutes each`
# $seconds (number): what each move adds
choices-clock-with-increment = { $seconds ->
    [one] { $clock } and { $seconds } second per move
   *[other] { $clock } and { $seconds } seconds per move
}
# A clock, as `5d3`.
# $clock: the minutes at the start, as `5 minutes each`
# $seconds (number): how long the time of a move does not run
choices-clock-with-delay = { $seconds ->
    [one] { $clock } with { $seconds } second delay
   *[other] { $clock } with { $seconds } seconds delay
}
# $hours (number): how long a move may take
choices-hours-per-move = { $hours ->
    [one] { $hours } hour per move
   *[other] { $hours } hours per move
}
# $days (number): how long a move may take
choices-days-per-move = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
