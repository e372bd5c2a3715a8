# Demonstrations of chess, with beams and without: what is to be seen in each picture. Blue and Red, or White and Black, are the sides.

# What is demonstrated of billichess, as a title.
demos-orthodox-billichess-title = the quickest lasermate, and it is an own goal
# At the start.
demos-orthodox-billichess-1 = Blue at the bottom, Red at the top. Red's beam comes from k7 and stops on d2, Blue's comes from j2 and stops on e7.
# After d2d3.
demos-orthodox-billichess-2 = The pawn has left d2. Red's beam goes through Blue's king, is deflected by the bishop on f1 and stops on e2.
# After e7e5.
demos-orthodox-billichess-3 = Now Blue's beam goes on over e7 and stops on Red's queen: a queen lets only her own beam through.
# After c1g5.
demos-orthodox-billichess-4 = The bishop is a mirror: it deflects Blue's beam into the corner at j8, which scores nothing.
# After d7d6.
demos-orthodox-billichess-5 = Red opens d7. One more square, and Red's beam has a way home.
# After b1d2.
demos-orthodox-billichess-6 = The knight deflects Red's beam up to the bishop on g5. From there it runs through Red's own queen to the bishop on c8 and down the long diagonal into Blue's heel at j1. LASERMATE: 277 for Red on Blue's own move. The game continues until checkmate, which is worth 500.
# What is demonstrated of billi-chess, as a title.
demos-orthodox-billi-chess-title = checkmate is only the beginning
# At the start.
demos-orthodox-billi-chess-1 = In Billi-Chess checkmate scores 277 and turns both kings into rooks. The first lasermate scores 500 and ends the game.
# After f2f3 e7e5 g2g4.
demos-orthodox-billi-chess-2 = Blue has exposed the king.
# After d8h4.
demos-orthodox-billi-chess-3 = Checkmate: 277 for Red. Both kings are rooks now, and Blue, who was mated, is to move. Every piece can be captured.
# After d2d4 h4e1.
demos-orthodox-billi-chess-4 = Red's queen captures the rook that was Blue's king. There is no check any more.
# After g1h3 e1f1.
demos-orthodox-billi-chess-5 = The queen captures the bishop too, and Red's beam reaches Blue's heel: 500 more, 777 in all, the maximum.
# What is demonstrated of billichess-8x8, as a title.
demos-orthodox-billichess-8x8-title = beams on the bare board
# At the start.
demos-orthodox-billichess-8x8-1 = Without free columns the edge of the board is the frame. Red's beam starts above a6, Blue's below h3.
# After e2e4 d7d5 b2b3.
demos-orthodox-billichess-8x8-2 = Red's beam now passes Blue's king and stops on d2. Blue's is deflected by the bishop on c8 and stops on Red's queen.
# After b8c6 h2h3 c6e5.
demos-orthodox-billichess-8x8-3 = Red's knight on e5 is the opposite mirror to rooks and bishops. Blue's own pawn on h3 stops Blue's beam at its start.
# After f1b5.
demos-orthodox-billichess-8x8-4 = The bishop gives check from b5, but it deflects Red's beam: via c1, b1, a1, e5 and h1 it ends in Blue's heel. 277 for Red, and the game continues.
# What is demonstrated of billichess-joker, as a title.
demos-orthodox-billichess-joker-title = a lifeline decides
# At the start.
demos-orthodox-billichess-joker-1 = The first knight each side moves becomes its Joker.
# After g1f3 g8f6.
demos-orthodox-billichess-joker-2 = Blue's beam hits Red's Joker on f6. Before anything else Red must choose a lifeline: pass, reflect, stop, or none.
# After lifeline-reflect.
demos-orthodox-billichess-joker-3 = Red reflects: for this beam the Joker is a mirror like a rook, until it moves or the beam no longer hits it.
# After e2e4 f6e4.
demos-orthodox-billichess-joker-4 = The Joker moves on and captures a pawn. Its reflection is used up.
# After f3h4 lifeline-none.
demos-orthodox-billichess-joker-5 = Blue's beam hits Blue's own Joker. Blue uses no lifeline.
# After e4f2 lifeline-pass.
demos-orthodox-billichess-joker-6 = Red's Joker captures on f2 and is hit again. Red lets the beam through, and it reaches Red's heel: a lasermate for Blue, which ends the game.
# What is demonstrated of denial, as a title.
demos-orthodox-denial-title = the right changes sides
# At the start.
demos-orthodox-denial-1 = Standard chess, but Black holds the right to deny one move.
# After e2e4 deny.
demos-orthodox-denial-2 = Black denied e4. White plays something else and now holds the right. Black's next move can't be denied.
# After d2d4 d7d5.
demos-orthodox-denial-3 = The move played instead couldn't be denied, and neither could Black's reply.
# After c2c4 d5c4.
demos-orthodox-denial-4 = Black captures, and this move can be denied.
# After deny.
demos-orthodox-denial-5 = White denies the capture, so Black holds the right again.
# After g8f6.
demos-orthodox-denial-6 = A knight move can't be denied.
# What is demonstrated of chess, as a title.
demos-orthodox-chess-title = mate in two
# At the start.
demos-orthodox-chess-1 = Standard chess, without beams and points.
# After f2f3 e7e5.
demos-orthodox-chess-2 = White has opened the diagonal to the king.
# After g2g4.
demos-orthodox-chess-3 = And nothing can block it any more.
# After d8h4.
demos-orthodox-chess-4 = Checkmate: Black wins.
