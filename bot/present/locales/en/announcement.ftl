# What a move captured and what a pawn became by it: clauses that follow the move itself, as in "3. Bxg5 by Blue, capturing a knight."
# Several may follow one another.

# $piece: what was captured
announcement-capturing = , capturing { FORM($piece, "a") }
# Among three it is said whose.
# $side: whose piece it was
# $piece: what was captured
announcement-capturing-of = , capturing { $side }'s { $piece }
# As some moves may.
# $piece: a piece of the side that moved
announcement-capturing-own = , capturing its own { $piece }
# $piece: a pawn
announcement-capturing-en-passant = , capturing { FORM($piece, "a") } en passant
# $side: whose piece it was
# $piece: a pawn
announcement-capturing-of-en-passant = , capturing { $side }'s { $piece } en passant

# A pawn that captured nothing.
# $piece: what it became
announcement-promoting = , promoting to { FORM($piece, "a") }
# $capture: what it captured, one of the clauses above
# $piece: what it became
announcement-capturing-and-promoting = { $capture } and promoting to { FORM($piece, "a") }
