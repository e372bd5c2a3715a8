# Exercises of Black holes: each a question, its answers, which are labels of buttons, and what is said to each answer. Some answers are
# single squares.

exercises-black-holes-rook = White's holes are on a4, b1 and e5. Where can the rook on a1 end if it travels through them?
exercises-black-holes-rook-three = c1, d1 and b4
exercises-black-holes-rook-three-why = It enters at b1, going right. Out of b1 it reaches c1 or captures White's own queen on d1, out of a4 it captures White's own pawn on b4. Out of e5 it would leave the board.
exercises-black-holes-rook-two = c1 and b4
exercises-black-holes-rook-two-why = It can also capture its own pieces, all but the king. Who is next to c1?
exercises-black-holes-rook-four = c1, d1, e1 and b4
exercises-black-holes-rook-four-why = White's own king can't be captured, and the queen on d1 is in the way.
exercises-black-holes-rook-one = c1 only
exercises-black-holes-rook-one-why = It can come out of any White hole, also of the one on a4.

exercises-black-holes-bishop = Where can the bishop on b2 end if it travels through the holes?
exercises-black-holes-bishop-two = b5 and c6
exercises-black-holes-bishop-two-why = It can come out of b1 too. Who is diagonally in front of b1?
exercises-black-holes-bishop-three = b5, c6 and c2
exercises-black-holes-bishop-three-why = It enters at e5, going up and right. Out of a4 it reaches b5 or captures the hole on c6, out of b1 it captures White's own pawn on c2. Out of e5 it would leave the board.
exercises-black-holes-bishop-four = b5, c6, d7 and c2
exercises-black-holes-bishop-four-why = Black's hole on c6 is in the way. It can be captured, not passed.
exercises-black-holes-bishop-nowhere = nowhere
exercises-black-holes-bishop-nowhere-why = The squares between b2 and e5 are empty, so it can enter at e5.

exercises-black-holes-safe = Black's holes are on c6, d5 and d6. Which White pawn can't Black capture in one move?
exercises-black-holes-safe-not-why = Black can capture it. Look at what enters Black's holes, and where it comes out.
exercises-black-holes-safe-d2-why = No Black piece gets to d2, not even through the holes. All the other pawns can be captured.

exercises-black-holes-check = White's holes are on a4, c1, e5 and e7, Black's on b6, b7, c6 and d6. Whose king is in check?
exercises-black-holes-check-white = White's
exercises-black-holes-check-white-why = No Black piece that comes out of a hole has a clear path to d1.
exercises-black-holes-check-black = Black's
exercises-black-holes-check-black-why = No White piece that comes out of a hole has a clear path to c8.
exercises-black-holes-check-both = both
exercises-black-holes-check-both-why = No route through the holes gets to either king.
exercises-black-holes-check-neither = neither
exercises-black-holes-check-neither-why = No route through the holes gets to either king.
