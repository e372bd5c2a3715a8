# What stands beside the boards of a game.

# Pieces that a side has lost.
# $piece: a kind of piece
# $count (number): how many of it
overview-lost =
    { $count ->
        [one] { $piece }
       *[other] { $count } { FORM($piece, "many") }
    }
# $side: whose move it is; several where the sides do not move in turn
overview-to-move = { $side } to move
