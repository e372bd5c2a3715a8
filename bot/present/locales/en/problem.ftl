# Chess problems: what is asked for, and the solution. A stipulation is written like \#2 or h\#2.5; Markdown wants the backslashes.

# Nobody said in which position.
problem-which = In which position? Set one up with `{ COMMAND("setup") }`, or add `position:` with its text (FEN) and `game:` if it isn't chess.
# The search took too long.
problem-too-long = That took too long. Try fewer moves.
# No stipulation.
# $typed: what was typed, in quotation marks
problem-unreadable = I don't understand the stipulation { $typed }. Write it like mate in 2, or \#2, h\#2.5, s\#2, ser\-\#3, ser\-h\#3, lm2, hlm2.5, ser\-lm3, pg4.0.
problem-needs-a-move = A stipulation needs at least one move.
problem-no-half-moves = Only help play and games to a position have half moves \(h\#2.5, pg4.5\).
# $count (number): how many
problem-too-many-moves = At most { $count } moves can be solved.
# A problem that cannot be looked at.
problem-not-in-turns = Problems are for games that two players play in turns.
problem-no-beams = This game has no beams, so there is no lasermate in it.
problem-is-over = The game is over in this position.
problem-which-target = Which position should the game reach? Add `target:` with its text (FEN).
problem-target-unasked = Only a game to a position (pg) needs that position.
problem-reached = This position already is what the problem asks for.

# What a problem that is posed begins with; what to do follows.
# $stipulation: as it is written
# $game: which game it is, a title
problem-head = **{ $stipulation }**, { $game }.
# $stipulation: as it is written
# $game: which game it is, a title
# $options: what is not as usual in it, as it is typed
problem-head-with-options = **{ $stipulation }**, { $game } with { $options }.
# Behind what to do.
# $stipulation: the one that was typed
problem-fewer-moves = (It takes fewer moves than { $stipulation }.)
# What to do. A number of moves behind "in" is written in letters: one to four.
# $side: a side
# $aim: mate, or what wins in its place
# $number: in how many moves
problem-direct-mate = { $side } to play: { $aim } in { $number }.
# $side: a side
# $aim: another aim, as below
# $number: in how many moves
problem-direct = { $side } to play: force { $aim } in { $number }.
# $side: a side
# $other: the opponent
# $aim: mate or another aim
# $number: in how many moves
problem-selfplay = { $side } to play and force { $other } to { $aim } in { $number }.
# $side: a side
# $aim: mate or another aim
# $moves: so many half-moves
problem-help = { $side } begins, both sides help: { $aim } after exactly { $moves }.
# $side: a side
# $moves: so many moves
# $aim: mate or another aim
problem-series = { $side } plays { $moves } in a row: { $aim } with the last.
# $side: a side
# $moves: so many moves
# $other: the opponent
# $aim: mate or another aim
problem-series-help = { $side } plays { $moves } in a row, then { $other } plays one: { $aim }.
# $moves: so many half-moves
# $aim: this position, as below
problem-game = A game of exactly { $moves } leads to { $aim }.
# Aims other than mate.
problem-stalemate = stalemate
problem-a-lasermate = a lasermate
# The one that is set up.
problem-this-position = this position
# $count (number): how many
problem-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
# A half-move is the move of one side.
# $count (number): how many
problem-half-moves = { $count ->
    [one] one half-move
   *[other] { $count } half-moves
}

# The solution: moves of which each does it.
# $before: one move, or several
# $next: one more, or several
problem-or = { $before } or { $next }
# A dual: there should be only one move.
# $line: the moves before, with numbers
# $moves: moves of which each does it
problem-dual = After { $line }: { $moves }
# Lines of the solution that are not shown.
# $count (number): how many
problem-more-lines = The solution has { $count } more lines.
# What there is to say about it as a whole.
problem-no-solution = No solution.
problem-nothing-found = Nothing found so far.
# A key is the first move of a forced solution.
# $count (number): how many
problem-keys = { $count ->
    [one] One key.
   *[other] { $count } keys.
}
# $count (number): how many
problem-solutions = { $count ->
    [one] One solution.
   *[other] { $count } solutions.
}
problem-duals-in-one-place = Duals in one place.
problem-duals-in-several-places = Duals in several places.
problem-not-all-listed = Not all of it is listed.
problem-not-all-tried = Not everything was tried, so there may be more.
