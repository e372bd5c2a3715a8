# The rules of chess, with what may lie over it.

# The section about moves.
rules-orthodox-moves = **Moves.** Standard chess, with castling, en passant and promotion. Type `{ COMMAND("move") } e2e4` or `{ COMMAND("move") } Nf3`, and for a promotion `{ COMMAND("move") } e7e8q`. Checkmate wins.
# The same under beams, which need the room.
rules-orthodox-moves-under-beams = **Moves.** As in chess: `{ COMMAND("move") } e2e4` or `Nf3`.
# Behind the same, in games in turns.
rules-orthodox-blue-first = Blue moves first.

# What is to be seen in the picture of the start, where no beams are.
rules-orthodox-start = White is at the bottom and moves first.
