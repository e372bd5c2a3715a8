# Draughts: what it calls things, what a move did, and how a capture is picked jump by jump. Its rules are in rules-draughts.ftl.

# What wins, as a noun: "Leaving the opponent no move scores 500."
draughts-win = leaving the opponent no move
# The same as a cry: "No move left!"
draughts-win-cry = No move left
# The same as what a move does, beside others: "captures a man, wins: no move is left"
draughts-win-done = wins: no move is left
# What a puzzle asks for: "win in two"
draughts-win-asked = win
# After what a draw may be claimed, as a sentence begins.
draughts-quiet-moves = Forty moves without a capture or a man's move
# By which rule a game was drawn, on claim and by itself. The form "by" follows "draw", as the kinds of ends in ending.ftl.
draughts-forty-moves = the forty-move rule
    .by = by the forty-move rule
draughts-eighty-moves = the eighty-move rule
    .by = by the eighty-move rule
# What a puzzle of its own theme asks for, and how: "win in three, by a shot". A shot is a sacrifice that brings more than it costs.
draughts-theme = win
draughts-theme-how = by a shot

## What a move did.

# It follows the move's head: "3. c3xe5 by Blue".
# $pieces: the captured pieces, listed, each kind as draughts-captured says it
draughts-capturing = , capturing { $pieces }
# $pieces: the captured pieces, listed, each kind as draughts-captured says it
draughts-capturing-and-becoming = , capturing { $pieces }, becoming a king
draughts-becoming = , becoming a king
# So many of one kind.
# $count (number): how many
# $piece: a man or a king
draughts-captured = { $count ->
    [one] { FORM($piece, "a") }
   *[other] { $count } { FORM($piece, "many") }
}
# A move in words, a clause without its end.
# $side: whose it is
# $piece: a man or a king
# $from: its square
# $to: where it went
# $besides: what else it did, as above, or nothing
draughts-moved = { $side } { $piece } { $from } to { $to }{ $besides }
# The same of a capture.
# $side: whose it is
# $piece: a man or a king
# $from: its square
# $to: where it landed, one square or several as a list
# $besides: what it did, as above
draughts-jumped = { $side } { $piece } { $from } jumps to { $to }{ $besides }

## A capture that is picked jump by jump.

# $piece: the piece on its square
# $squares: where it has landed
draughts-so-far = { $piece } to { $squares }
# What is asked next.
draughts-where-next = where next?
# An option that leaves more to be picked: "via e5: 2 ways".
# $square: where it lands next
draughts-via = via { $square }
