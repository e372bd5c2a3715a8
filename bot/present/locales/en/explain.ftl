# The last move explained.

# In front of a move that was denied.
explain-denied = It was denied, and everything it did is undone:
# Below the first steps of a long chain.
# $count (number): how many are not shown
explain-more-steps = … and { $count } more steps in the file.
# How the game ended.
# $result: as "Blue wins by checkmate"
explain-end = **{ $result }.**
# Where a beam went before the move.
# $side: whose beam it is
# $way: squares on its way, with what it meets
# $end: how it ended, as "stops on d8 (Red queen)"
explain-beam-before = { $side }'s beam before: { $way }, { $end }
# Where it goes now.
# $side: whose beam it is
# $way: squares on its way, with what it meets
# $end: how it ends, as "stops on d8 (Red queen)"
explain-beam-now = { $side }'s beam now: { $way }, { $end }
