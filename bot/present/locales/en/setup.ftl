# The position editor.

# Over its picture.
# $game: what is played
setup-title = Position editor: { $game }
# How it stands.
# $game: what is played
# $position: the position as text
setup-editor = **Position editor**: { $game }: `{ $position }`
# $game: what is played
# $options: the options that are not as usual
# $position: the position as text
setup-editor-with = **Position editor**: { $game } with { $options }: `{ $position }`
# $side: who begins
setup-to-play = { $side } to play.
# What can be done with it.
setup-next = Next: `{ COMMAND("setup") } moves`, `{ COMMAND("setup") } evaluation`, or `{ COMMAND("setup") } play`.
# The same where it could be a problem: between two, in turns.
setup-next-or-solve = Next: `{ COMMAND("setup") } moves`, `{ COMMAND("setup") } evaluation`, `{ COMMAND("setup") } play`, or `{ COMMAND("solve") }`.
# No game can stand so.
# $why: why
setup-not-playable = This position can't be played yet: { $why }.

# Pieces are put up in a game whose positions are texts alone.
setup-as-text = In this game, set up the position as text: `{ COMMAND("setup") } position` and the text.
# $typed: what was typed
setup-not-understood = I don't understand { $typed }.
# $typed: what was typed
setup-not-here = { $typed }: this game has no such square or piece.
# A text is no position.
# $why: what is wrong with it
setup-wrong = { CAPITAL($why) }.
setup-too-long = That is longer than any position.
# How pieces are put and taken off.
setup-example = For example `{ COMMAND("setup") } put Ke1 Qd1 kg8`, capitals for the side that begins, or `{ COMMAND("setup") } remove d1`.
# The same among three.
setup-example-of-three = For example `{ COMMAND("setup") } put wKe1 rQd8`, each piece with its side, or `{ COMMAND("setup") } remove d1`.
# A side is to be named.
# $sides: those there are, as they are typed
setup-whose-turn = Whose turn is it? { $sides }.

# The moves of a position in which the game is over.
# $end: how it ended
setup-is-over = { CAPITAL($end) }.
# The moves of a position without turns.
setup-none-is-ready = No piece is ready yet.
# $side: whose they are
# $count (number): how many
# $moves: they, as players write them; not all where there are many
setup-legal-moves = { $count ->
    [one] { $side }: { $count } legal move. { $moves }
   *[other] { $side }: { $count } legal moves. { $moves }
}
# $moves: some moves
# $count (number): how many more there are
setup-and-more = { $moves } and { $count } more

# What the computer thinks of a position; the best line follows.
# $depth (number): how many half-moves it looked ahead
# $worth: what it thinks
setup-evaluated = { $depth ->
    [one] The computer looked { $depth } half-move ahead: { $worth }.
   *[other] The computer looked { $depth } half-moves ahead: { $worth }.
}
# $side: who wins
# $count (number): in how many moves
setup-wins-in = { $count ->
    [one] { $side } wins in at most { $count } move
   *[other] { $side } wins in at most { $count } moves
}
# $side: who loses
# $count (number): in how many moves
setup-loses-in = { $count ->
    [one] { $side } loses in at most { $count } move
   *[other] { $side } loses in at most { $count } moves
}
setup-about-equal = about equal
# $side: who
# $pawns: how many pawns, as `1.5 pawns`
setup-better = { $side } is better by { $pawns }
# $side: who
# $pawns: how many pawns, as `1.5 pawns`
setup-worse = { $side } is worse by { $pawns }
# $moves: the line, as players write it
setup-best-line = Best line: { $moves }.

# What was assumed where a position was not typed in its exact form.
# $notes: a clause for each, with semicolons between them
setup-assumes = Assumed: { $notes }.
# A position that ends early.
# $text: what is read there
setup-note-rest = what is missing at the end is read as { $text }
# A field of a position that can't be as it is written.
# $field: its name
# $written: what was written
# $text: what is read
setup-note-read = { $field } { $written } is read as { $text }
# A field of a position that is not there.
# $field: its name
# $text: what is read
setup-note-added = { $field } is left out and read as { $text }
# $written: what was written
setup-note-left-out = { $written } is left out
# The fields, in these clauses.
setup-note-side = the side to move
setup-note-castling = castling
setup-note-en-passant = en passant
setup-note-half-moves = the half\-move clock
setup-note-number = the move number
