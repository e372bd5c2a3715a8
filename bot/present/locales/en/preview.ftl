# Answers to those who look before they move: previews and targets.

# Over a board: the game's code, what it is and who plays.
# $id: its code
# $game: what is played
# $players: who plays
preview-head = `{ $id }` { $game }: { $players }
# Over a picture of how it would be.
# $move: the move as players write it
preview-title = PREVIEW of { $move }
# Something else than a move is to be previewed.
preview-moves-only = Preview a move or a lifeline, for example `{ COMMAND("preview") } e2e4`.
# Nobody is asked for a move.
# $end: how the game ended
preview-game-is-over = The game is over ({ $end }), so there is no move to preview.
preview-nothing-now = There is no move to preview now.

# No square is called so.
# $typed: what was typed
# $first: the first square of the board
# $last: the last one
preview-no-square = There is no square { $typed } on this board. Its squares go from { $first } to { $last }.
# $square: a square
preview-is-empty = { $square } is empty.
# A square at the edge of a board with beams, where nothing can stand.
# $square: the square
preview-is-frame = { $square } is part of the frame: only beams run there.

# The piece can't move because it has just moved.
# $piece: the piece with its side
# $square: where it stands
# $time: how long it has to wait
preview-is-cooling = The { $piece } on { $square } is ready in { $time }.
# $piece: the piece with its side
# $square: where it stands
# $side: whose turn it is
preview-not-its-turn = The { $piece } on { $square } can't move now: it is { $side }'s turn.
# $piece: the piece with its side
# $square: where it stands
preview-no-legal-move = The { $piece } on { $square } has no legal move.
# $piece: the piece with its side
# $square: where it stands
preview-can-not-move = The { $piece } on { $square } can't move now.

# Over the moves of a piece, which follow.
# $piece: the piece with its side
# $square: where it stands
# $count (number): how many moves it has
preview-piece-has = { $count ->
    [one] The { $piece } on { $square } has { $count } move:
   *[other] The { $piece } on { $square } has { $count } moves:
}
# The same where there are so many that they were not all counted.
# $piece: the piece with its side
# $square: where it stands
# $count (number): how many were counted
preview-piece-has-at-least = The { $piece } on { $square } has at least { $count } moves:
# The same of pieces in a stack.
# $square: where they stand
# $count (number): how many moves they have
preview-pieces-have = { $count ->
    [one] The pieces on { $square } have { $count } move:
   *[other] The pieces on { $square } have { $count } moves:
}
# $square: where they stand
# $count (number): how many were counted
preview-pieces-have-at-least = The pieces on { $square } have at least { $count } moves:
# The last of the moves, where there are more than are listed.
# $count (number): how many more
preview-more-moves = - … and { $count } more. `{ COMMAND("move") }` shows them all
# Where else a piece could have gone, once it had gone into a hole.
# $hole: the hole it came out of
# $squares: where else it could go
preview-could-also-go = From { $hole } it could also go to { $squares }.
