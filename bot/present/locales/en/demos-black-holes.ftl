# The demonstration of Black holes: its title, and what is to be seen in each picture, in their order.

demos-black-holes-title = a pawn mates through a hole
demos-black-holes-start = Five columns, eight rows, White at the bottom. There are no holes yet.
demos-black-holes-empty = White's knight has left b1, so a square of the first row is empty.
demos-black-holes-drop = White drops a hole on b1 instead of moving.
demos-black-holes-check = The knight takes on c7 with check, and Black's king steps up.
demos-black-holes-second = The first hole has moved to b2, and White drops a second one on b1.
demos-black-holes-through = Holes can travel through holes too: in at b2, on in the same direction to b3 and b4, capturing White's own pawn. Now the pawn on a3 could enter b4 diagonally and go on over c5 and d6 to e7. Checkmate through a hole.
