# Stacks: pieces on one square, one above the other.

# $stacks: each stack, with semicolons between them
stacks-line = Stacks, bottom first: { $stacks }.
# $square: where it stands
# $pieces: its pieces with their sides, with commas between them
stacks-stack = { $square }: { $pieces }
# A bishop that has risen, which lasts for a turn.
# $piece: the piece, or its square
stacks-risen = { $piece } (risen, 1 turn left)
