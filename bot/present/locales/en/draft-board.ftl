# A position that is put up by pointing: what a screen reader says of each thing that can be done.

# A side is chosen to move first.
# $side: it
draft-board-to-play = { $side } to play
draft-board-clear = Clear the board
