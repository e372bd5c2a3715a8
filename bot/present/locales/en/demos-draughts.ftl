# The demonstrations of draughts, without beams and with: a title each, and what is to be seen in each picture, in their order.

demos-draughts-title = you must capture
demos-draughts-start = Twelve men each, on the dark squares. Blue is at the bottom and moves first.
demos-draughts-moves = Men move one square diagonally forward.
demos-draughts-offer = Blue offers a man. Red can jump over it, so Red must.
demos-draughts-jump = Red jumps to c3. Blue can't jump over it: the square behind it, b4, is occupied.
demos-draughts-offers-another = Blue offers another one.
demos-draughts-king = Red jumps to a1, Blue's first row, and the man becomes a king: two pieces high, with a crown.

demos-draughts-laser-title = two captures bring a lasermate
demos-draughts-laser-start = A side's men deflect its own beam and stop the other. Blue's beam stops on f6, Red's on c3.
demos-draughts-laser-moves = Both sides bring up men.
demos-draughts-laser-two-jumps = Blue offers a man. Red captures it and jumps on over c3 to b2: two jumps, one move. The beams count only at the end of it.
demos-draughts-laser-recapture = Blue recaptures from a1.
demos-draughts-laser-offer = Blue offers the man on b4.
demos-draughts-laser-mate = Red captures it, and the man that landed on c3 deflects Red's beam into Blue's heel: 277 points. The game continues.
