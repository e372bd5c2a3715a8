# Demonstrations of three-way chess: what is to be seen in each picture. White, Red and Black are the sides.

# What is demonstrated of three-way, as a title.
demos-three-way-plain-title = a check that nobody answers
# At the start.
demos-three-way-plain-1 = Three armies on one hexagon. White moves first, then Red, then Black.
# After c2c3 i7i6 e11e10.
demos-three-way-plain-2 = White's pawn opens the diagonal from d1 to a4.
# After d1a4 l7l6 l11l10.
demos-three-way-plain-3 = From a4 the queen attacks Red's third across the frontier: b5, c6 and the pawn on d7.
# After a4d7 k7k6 k11k10.
demos-three-way-plain-4 = She captures it and gives check to the king on d8. You don't have to answer a check, and Red doesn't.
# After d7d8.
demos-three-way-plain-5 = The king is captured, and Red is out. Red's pieces stay as obstacles. Two players are left, and Black is next.
# What is demonstrated of three-way-heirs, as a title.
demos-three-way-heirs-title = two armies against one
# At the start.
demos-three-way-heirs-1 = Three-way chess in which a player who captures a king inherits all pieces of that side.
# After c2c3 i7i6 e11e10.
demos-three-way-heirs-2 = White's pawn opens the diagonal from d1 to a4.
# After d1a4 l7l6 l11l10 a4d7 k7k6 k11k10.
demos-three-way-heirs-3 = White's queen has crossed the frontier and attacks Red's king.
# After d7d8.
demos-three-way-heirs-4 = White captures the king and inherits all of Red's pieces.
# After f11f10 k8j6.
demos-three-way-heirs-5 = White moves a knight that was Red's. The two weaker sides should have worked together.
# What is demonstrated of three-way-lasers, as a title.
demos-three-way-lasers-title = three beams on the hexagon
# At the start.
demos-three-way-lasers-1 = Each side's beam starts at the right of its own third, two rows in front of its heel, and runs forward and to the left.
# After c2c3 i7i6 e11e10.
demos-three-way-lasers-2 = Pawns stop beams. Rooks, bishops, knights and the owner's king deflect them.
# After d1a4 l7l6 l11l10.
demos-three-way-lasers-3 = A queen lets the beam of her own side through and stops the others.
# After a4d7 k7k6 k11k10.
demos-three-way-lasers-4 = Check, which Red doesn't have to answer. A beam in an opponent's heel would score 277, no matter who moved.
# After d7d8.
demos-three-way-lasers-5 = White captured Red's king, which scores 500. Red's beam is now off. Points decide in the end.
