# The board as text: what the letters of its grid mean, and lines of the list beside it.

# The line below the grid: clauses with semicolons between them, the first one about the sides.
# $clauses: one or several of those below
grid-key = { $clauses }.
# $first: a side
# $second: the other one
grid-sides = Capitals are { $first }, small letters { $second }
# A letter that orthodox chess does not have, of both sides.
# $capital: a letter
# $small: the same, small
# $piece: what it means
grid-letters = { $capital } and { $small } are { FORM($piece, "many") }
# $letter: a letter that one side alone has
# $piece: what it means
grid-letter = { $letter } is { FORM($piece, "a") }
grid-jokers = J and j are Joker Knights
grid-stacks = of a stack the grid shows the bottom piece
grid-frame = `:` is the frame, where only beams run
# Among three.
# $letters: the letter of each side, as below, in a list
grid-three = { $letters }, before the piece's letter. Each third is shown with its base at the bottom
# $letter: a letter
# $side: whose it is
grid-side = `{ $letter }` is { $side }

# $side: whose beam it is
# $way: squares on its way, with what it meets
# $end: how it ends, as "stops on d8 (Red queen)"
grid-beam = { $side } beam: { $way }, { $end }.
# Where beams start and score: clauses with semicolons between them.
# $beams: one clause for each side
grid-heels = { $beams }.
# $side: whose beam it is
# $start: the square where it starts
# $heels: the squares in whose corners it scores
grid-heels-of = { $side }'s beam starts at { $start } and scores at { $heels }
# A heel in which the lasermate has been scored.
# $square: where it is
grid-scored = { $square } (scored)
