# Answers to questions about a position.

# What can be asked: a list follows, of what is typed and what it asks for.
answers-can-ask = You can ask:
# $typed: what was asked
answers-not-understood = I don't understand "{ $typed }". You can ask:
# In that list, beside `last move`; what stands beside the others is in choices.ftl.
answers-last-move = what it did

# What stands on a square.

# $square: the square
# $piece: with its side
answers-square = { $square }: { $piece }.
# A beam, behind it.
# $side: whose beam it is
answers-beam-ends-there = { $side }'s beam ends there.
# $side: whose beam it is
answers-beam-deflected-there = { $side }'s beam is deflected there.
# $side: whose beam it is
# $count (number): how often
answers-beam-crosses = { $count ->
    [one] { $side }'s beam crosses it.
   *[other] { $side }'s beam crosses it { $count } times.
}

# Which pieces attack a square.

# $side: a side
# $square: the square
# $pieces: its pieces with their squares: "queen d1 and knight f3"
answers-attacks = { $side } attacks { $square } with { $pieces }.
# A piece of the same side stands there.
# $side: a side
# $square: the square
# $pieces: its pieces with their squares
answers-guards = { $side } guards { $square } with { $pieces }.
# $piece: the kind
# $square: where it stands
answers-piece = { $piece } { $square }
# $square: the square
answers-nothing-attacks = Nothing attacks { $square }.

# A beam.
# $side: whose it is
# $end: how it ends, as "stops on d8 (Red queen)"
# $squares (number): how long it is
# $deflected: how often it is deflected, one of the clauses below
# $way: squares on its way, with what it meets
answers-beam = **{ $side }'s beam** { $end }. { $squares } squares, { $deflected }: { $way }.
# $count (number): how often
answers-deflected = { $count ->
    [0] not deflected
    [one] deflected once
   *[other] deflected { $count } times
}
answers-no-beams = This game has no beams.

# To the question what the last move did.
answers-no-last-move = No moves yet.

# Who is in check.

answers-no-check-any-more = There is no check any more: the kings are rooks.
answers-has-no-check = This game has no check.
answers-nobody-in-check = Nobody is in check.
# $count (number): how many sides
# $sides: their names
answers-in-check = { $count ->
    [one] { $sides } is in check.
   *[other] { $sides } are in check.
}

# The points and what they are given for: several sentences behind one another.

# Three-way chess without beams.
# $sides: the sides that are left
answers-no-points-of-three = This game has no points: the last side with a king wins. Still in the game: { $sides }.
# Three-way chess with beams.
# $points: of all sides
# $sides: the sides that are left
answers-points-of-three = { $points }. A lasermate scores 277 (once for each beam and heel), capturing a king 500. Still in the game: { $sides }.
# $winning: what wins, as checkmate
answers-no-points = This game has no points: { $winning } wins.
# What has been scored, then what scores.
# $points: of all sides
answers-points = { $points }.
# How the points of a lasermate add up.
# $side: who has scored it
# $sum: the sum
answers-lasermate-sum = { $side }'s lasermate: { $sum }.
answers-scores-checkmate = Checkmate scores 277 and turns both kings into rooks; the first lasermate scores 500 and ends the game.
# Where the way of the beam counts.
# $winning: what else scores, as checkmate
answers-scores-by-way = A lasermate scores 200 plus 25 for each time a piece deflected the beam (450 at most), once for each side. After the opponent's own move it scores 100 less. { CAPITAL($winning) } scores 500 and ends the game.
# $winning: what else scores, as checkmate
answers-scores = A lasermate scores 277, once for each side; { $winning } scores 500 and ends the game.
answers-higher-wins = The higher score wins.
