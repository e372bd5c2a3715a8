# Moves chosen from menus, step by step. A line of a menu has at most 100 characters.

# Asks for the move, where one menu has them all.
picking-which-move = Which move?
# Asks for the piece, or for whatever else a move begins with.
picking-which-piece = Which piece?
# Said before the choices of now, where somebody wanted something of an earlier position.
picking-changed = The position has changed.
# The option that begins a drop.
picking-drop = Drop a hole
# The second line of the option that adds nothing more to a move.
picking-no-more = no further step
# The words over the first menu.
picking-first = Choose a move. You can preview it first.
# The same where the last choice plays the move.
picking-at-once = Choose a move. It is played at once.
# More options than one menu holds.
picking-more = More …
# A menu that was not made by the bot, or by one with other rules.
picking-no-such-step = That menu has expired. `{ COMMAND("move") }` opens a new one.
# A move whose name does not fit under a button.
picking-type-it = This move is too long to choose here. Type it after `{ COMMAND("move") }`.

# Which options a menu shows, of how many.
# $first (number): the first
# $last (number): the last
# $of (number): all there are
picking-page = { $first } to { $last } of { $of }
# What a menu asks, where it has several pages.
# $prompt: the question
# $page: which options it shows, as `1 to 24 of 30`
picking-paged = { $prompt } ({ $page })

# A piece on its square: `Knight g1`.
# $piece: the piece
# $square: the square
picking-on = { CAPITAL($piece) } { $square }
# What a move begins with, and how many there are: `Knight g1: 2 moves`.
# $origin: the piece on its square, or a drop
# $count (number): how many moves
picking-moves = { $count ->
    [one] { $origin }: { $count } move
   *[other] { $origin }: { $count } moves
}
# What a move begins with, where there is only one: `Knight g1: Nf3`.
# $origin: the piece on its square, or a drop
# $move: the move as players write it
picking-one-move-of = { $origin }: { $move }
# How many ways lead to the same end.
# $count (number): how many
picking-routes = { $count ->
    [one] { $count } route
   *[other] { $count } routes
}
# An option that leaves more to be picked: `e8: 4 ways`.
# $choice: what is picked by it: a square, or some words
# $count (number): in how many ways the move goes on
picking-ways-on = { $count ->
    [one] { $choice }: { $count } way
   *[other] { $choice }: { $count } ways
}

# A question about what has been picked: `Knight g1: where to?`
# $head: what has been picked
# $question: the question, with a small letter
picking-asks = { $head }: { $question }
picking-where-to = where to?
# What tells the moves between two squares from one another, as what a pawn becomes.
picking-how = how?

# The button that plays a move.
# $move: the move as players write it
picking-plays = Play { $move }
# A move that was played by an earlier press of the same button.
# $move: the move as players write it
picking-played-already = You have already played { $move }.
