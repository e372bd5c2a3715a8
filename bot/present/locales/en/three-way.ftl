# What happens in three-way chess: who is out, and what becomes of the pieces.

# A king was captured.
# $by: the side that captured it
# $out: the side whose king it was
three-way-captured = **{ $by } captured { $out }'s king: { $out } is out.**
# A side resigned or lost on time, which has just been said.
# $out: the side
three-way-out = **{ $out } is out.**
# Behind one of those.
# $out: the side that is out
three-way-obstacles = { $out }'s pieces stay on the board as obstacles.
# Behind those.
# $one: a side
# $other: another one
three-way-left = { $one } and { $other } are left.
# $heir: the side that captured a king
# $from: the side whose king it was
three-way-inherits = { $heir } inherits all pieces of { $from }.
# Beside a move that would do it, without an end: "Red is out, White inherits its pieces".
# $heir: the side that captures
three-way-inherits-label = { $heir } inherits its pieces
