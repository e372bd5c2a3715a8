# Black holes: drops, and ways through holes, in which a piece goes in by one hole (the black one) and comes out of another (the white
# one). Its rules are in rules-black-holes.ftl.

# A drop in a game without drops.
black-holes-no-drops = This game has no holes to drop.
# What a puzzle of its own theme asks for, and how: "mate in three, through a hole".
black-holes-theme = mate
black-holes-theme-how = through a hole
# What a piece does, in a puzzle's question: "Where can the rook on a1 end up if it travels through the holes?"
black-holes-travels = travels through the holes

# The question before a move that captures something of one's own, and the button that plays it all the same.
# $move: the move, in bold
# $piece: what it captures
# $square: where
black-holes-own-capture = { $move } captures your own { $piece } on { $square }. Play it?
black-holes-capture-it = Yes, capture it

## Ways that are picked step by step.

# An option: "into the hole on b1: 3 routes".
# $square: the hole's
# $count (number): how many routes there are
black-holes-into = { $count ->
    [one] into the hole on { $square }: { $count } route
   *[other] into the hole on { $square }: { $count } routes
}
# An option: "out of the hole on a4: 2 routes".
# $square: the hole's
# $count (number): how many routes there are
black-holes-out-of = { $count ->
    [one] out of the hole on { $square }: { $count } route
   *[other] out of the hole on { $square }: { $count } routes
}
# What has been picked.
# $piece: the piece on its square
# $black: the hole it enters
black-holes-enters = { $piece } into { $black }
# $piece: the piece on its square
# $black: the hole it enters
# $white: the hole it leaves
black-holes-in-and-out = { $piece } into { $black }, out of { $white }
# What is asked then.
black-holes-out-of-which = out of which hole?
