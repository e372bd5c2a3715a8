# The rules of Black holes. A piece that travels goes in by one hole, the black one, and comes out of another, the white one. The first side
# is the one that moves first: White, under beams Blue.

## The section about moves, in sentences.

rules-black-holes-moves = **Moves.** As in chess, but a pawn on its second row can always step two squares.
rules-black-holes-castling = Castling is queenside only.
rules-black-holes-no-castling = There is no castling.
rules-black-holes-no-en-passant = There is no en passant.
# The letters of pieces, as they are typed.
rules-black-holes-letters = S means knight (`{ COMMAND("move") } Sc3`), H hole.
rules-black-holes-wins = Checkmate wins.

## Further sections.

rules-black-holes-holes = **Holes.** Instead of moving, a side can drop a hole on an empty square of its first row (`{ COMMAND("drop") } c1`), as often as it likes. A hole moves like a king to an empty square, blocks everything, and can't be captured by a normal move. A pawn can promote to a hole.
rules-black-holes-through = **Through the holes.** Every piece except the king can travel through its own side's holes.
    - *In:* a normal move onto one, the black hole.
    - *Out:* from any of them, the white hole (a hole can't use itself).
    - *On:* in the direction in which it entered, any distance over empty squares. A knight repeats its jump.
    - At the end it can capture an enemy, any piece of its own except the king, or any hole. A king it could capture is in check.
rules-black-holes-typing = **Typing.** `{ COMMAND("move") } a1b1a4b4` or `Ra1-b1-a4xb4`: start, black hole, white hole, end. `Ra1xb4` works if every route leads to the same position.

## The section about pawns, in sentences.

rules-black-holes-pawns = **Pawns.** Entering straight, a pawn leaves straight and can't capture. Entering diagonally, it leaves diagonally and must capture.
rules-black-holes-free-pawns = **Pawns.** A pawn keeps its direction, straight or diagonal, and may capture or not.
rules-black-holes-double-step = It can enter with a double step.
rules-black-holes-no-double-step = It can't enter with a double step.
rules-black-holes-back = A piece can end on the square it came from.
rules-black-holes-not-back = A piece can't end on the square it came from.

## What is to be seen in the pictures, each after "In the picture:" or "After `a1b1a4c4`:".

# $first: the side at the bottom
rules-black-holes-sees-start = { $first } is at the bottom. There are no holes yet.
rules-black-holes-sees-pawn = the pawn entered the hole on b4 diagonally, came out of the same hole and captured on a5.
rules-black-holes-sees-beams = where the beams run at the start.
rules-black-holes-sees-drop = a dropped hole.
rules-black-holes-sees-routes = the rook's routes: in at b1 it goes right, in at a4 up.
# The numbers of the arrows.
rules-black-holes-sees-way = 1 in, 2 from hole to hole, 3 out.
rules-black-holes-sees-check = check: the rook could go in at b4, out at c8 and on to e8.
rules-black-holes-sees-capture = out with a capture.
rules-black-holes-sees-jump = in with a jump, then the same jump via c5, capturing on d7.
