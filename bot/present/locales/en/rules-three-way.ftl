# The rules of three-way chess, for White, Red and Black, who are named with the rows and columns of their thirds.

rules-three-way-board = **The board.** A hexagon of 96 cells, a third for each: White has columns a to h (rows 1 to 4), Red l to i and d to a (8 to 5), Black h to e and i to l (12 to 9). Each army starts at its base as in chess. White moves first, then Red on White's left, then Black.
# The same where the turn goes the other way round.
rules-three-way-board-mirrored = **The board.** A hexagon of 96 cells, a third for each: White has columns a to h (rows 1 to 4), Black l to i and d to a (8 to 5), Red h to e and i to l (12 to 9). Each army starts at its base as in chess. White moves first, then Red on White's right, then Black.

# The section about moves begins with one of these two: what a diagonal does in the middle of the board.
rules-three-way-moves-straight = **Moves.** As in chess (`{ COMMAND("move") } e2e4`). Columns continue over the frontier, and a diagonal that meets the centre goes straight across it.
rules-three-way-moves-either-way = **Moves.** As in chess (`{ COMMAND("move") } e2e4`). Columns continue over the frontier, and a diagonal that meets the centre can go on in either of two directions.
rules-three-way-knight-two-then-one = A knight goes two cells and then one aside, also near the centre.
rules-three-way-castling-through-check = A king can castle out of, through and into check.
rules-three-way-promotion = Pawns promote at the base of either opponent.
rules-three-way-promotion-of-inherited = An inherited pawn promotes at any base but the one it came from.
rules-three-way-no-en-passant = There is no en passant.
rules-three-way-en-passant-next = Only the next player can capture en passant.
rules-three-way-en-passant-both = Each opponent can capture en passant on their next turn.

# The section about kings; who is out and who wins follows.
rules-three-way-kings = **Kings** are captured like any piece. Check is announced, but you don't have to answer it.
rules-three-way-out = A player who loses the king, resigns or loses on time is out. Their pieces stay as obstacles: they can be captured and attack nothing.
rules-three-way-out-inherited = A player without a king is out. A player who captures a king inherits all pieces of that side. The pieces of a player who resigns or loses on time go to the next player.
rules-three-way-out-inherited-by-capture = A player without a king is out. A player who captures a king inherits all pieces of that side. The pieces of a player who resigns or loses on time go to nobody and stay as obstacles.
rules-three-way-won = The last side with a king wins.
rules-three-way-won-by-points = When one king is left or the game is drawn, points decide. A side that is out loses a tie.

# The section about beams.
rules-three-way-beams = **Beams.** Each side has a heel, the corner at the right end of its base row, and a beam that starts two rows in front of it, forward and to the left.
rules-three-way-beams-as-in-billichess = Pieces deflect, stop or pass beams as in BilliChess (`{ COMMAND("rules") } billichess`).
rules-three-way-beams-exchanged = Pieces deflect, stop or pass beams as in BilliChess (`{ COMMAND("rules") } billichess`), with the mirrors of knights and the others exchanged.
rules-three-way-beams-all-moves = A beam in an opponent's heel scores **277**, once for each beam and heel, no matter who moved.
rules-three-way-beams-own-moves = A beam in an opponent's heel scores **277**, once for each beam and heel, only after its owner's moves.
rules-three-way-beams-of-kings = Capturing a king scores **500**. The beam of a side that is out is off.

rules-three-way-draws = **Draws.** `{ COMMAND("draw") }` asks everybody: all must agree, and no answer in time counts as agreeing. With three left, a player without a move passes. With two left, it is a draw if the player to move isn't in check and every move would lose the king, and at the third repetition or after 50 rounds without a capture or pawn move you can claim one (`{ COMMAND("draw claim") }`). The fifth repetition or 75 such rounds (50 with three) are a draw.
# The same where only a player without any move is stuck.
rules-three-way-draws-without-moves = **Draws.** `{ COMMAND("draw") }` asks everybody: all must agree, and no answer in time counts as agreeing. With three left, a player without a move passes. With two left, it is a draw if the player to move isn't in check and has no move, and at the third repetition or after 50 rounds without a capture or pawn move you can claim one (`{ COMMAND("draw claim") }`). The fifth repetition or 75 such rounds (50 with three) are a draw.

rules-three-way-pacts = **Pacts** are made in public with `{ COMMAND("pact") } offer`, and nobody has to keep them. Breaches are announced, and `{ COMMAND("profile") }` remembers them. Computers make pacts too. They are loyal, shrewd or treacherous.

# What is to be seen in the pictures of these rules, behind "In the picture:".
rules-three-way-start = three armies, each at its base.
rules-three-way-across = where White's queen on a4 can go. Across the frontier she attacks Red's third.
rules-three-way-obstacles = White's queen has captured Red's king. Red's pieces stay as obstacles.
rules-three-way-heir = White's queen has captured Red's king, and all of Red's pieces are White's.
rules-three-way-pawns-made-way = three pawns have made way. A bishop deflects each beam, which goes through the king and stops on the next pawn.
rules-three-way-reason-for-peace = White's queen attacks Red from a4. Red and Black now have a reason to agree on peace.
