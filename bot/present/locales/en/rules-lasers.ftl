# The rules of the laser beams, for games of two sides: Blue, who moves first, and Red. A heel is the corner that a side guards against
# the beam of the other, a lasermate is a beam that ends in the other's heel.

# The section about the beams.
# $course: where they run and start, in sentences
# $blue: Blue's heel, a cell
# $red: Red's heel
rules-lasers-beams = **The beams.** Two laser beams run diagonally, bounce off the frame and end in its corners. { $course } Each side guards a corner, its heel: Blue at { $blue }, Red at { $red }. Beams never affect which moves are legal.
# Where they run on a board without a frame of its own.
# $blue: the cell above the start of Blue's beam
# $red: the cell below the start of Red's
rules-lasers-edge = The edge of the board is the frame. Blue's beam starts at the right edge below { $blue }, up and left, Red's at the left edge above { $red }, down and right.
# Where they run on a board with columns that pieces never enter.
# $columns: those columns, a list of letters
# $blue: where Blue's beam starts, a cell
# $red: where Red's starts
rules-lasers-columns = Only beams enter the columns { $columns }. Blue's beam starts at { $blue }, up and left, Red's at { $red }, down and right.
# $columns: those columns, a list of letters
# $rows: the same of rows, a list of numbers
# $blue: where Blue's beam starts, a cell
# $red: where Red's starts
rules-lasers-columns-and-rows = Only beams enter the columns { $columns } and the rows { $rows }. Blue's beam starts at { $blue }, up and left, Red's at { $red }, down and right.
# Behind where they run, in Black holes.
rules-lasers-holes = Holes let every beam through.
# The same in Crazy chess, where rooks carry pieces.
rules-lasers-stacks = Of a stack only the bottom piece meets a beam.

# The section about what pieces do to beams.
# $rook: how a rook deflects a beam: like a vertical mirror, or a horizontal one
# $knight: how a knight does, the other way
rules-lasers-pieces = **What pieces do to beams.**
    - A pawn stops every beam.
    - A rook or bishop deflects it { $rook }.
    - A knight deflects it { $knight }.
    - A queen lets her own beam through and stops the other.
    - A king deflects his own beam like a rook and lets the other through.
# How a piece deflects a beam.
rules-lasers-like-a-vertical-mirror = like a vertical mirror: left becomes right, up stays up
rules-lasers-like-a-horizontal-mirror = like a horizontal mirror: up becomes down, left stays left

# The section about points.
# $points: what a lasermate scores
# $whose: a sentence on whose moves count
# $won: what ends the game under the beams, and what it scores: checkmate: 500 points
rules-lasers-points = **Points.** A beam that ends in the opponent's heel is a **lasermate: { $points }**, once for each side. { $whose } The game continues until **{ $won }**. Resigning gives the opponent those points too. The higher score wins. After a draw the lasermates decide.
rules-lasers-fixed = 277 points
rules-lasers-each-turn = 200 points, plus 25 for each time a piece deflected the beam, at most 450
# What ends a game of chess under the beams.
rules-lasers-checkmate = checkmate: 500 points
# Whose moves count.
rules-lasers-own-moves = It counts only after a move by the beam's owner.
rules-lasers-all-moves = It counts for the beam's owner, no matter who moved.
rules-lasers-all-moves-but-gifts = It counts for the beam's owner, no matter who moved. After the opponent's own move it is a gift and scores 100 less.
# The section about points in Billi-Chess, where checkmate begins the hunt for a lasermate. What stands in capitals is said aloud.
# $whose: a sentence on whose moves count
# $consent: who can begin the hunt without a score
rules-lasers-hunt = **Points.** **Checkmate scores 277**, and so does the opponent's `{ COMMAND("defeat") }` (ACCEPT DEFEAT). Then both kings become rooks and the hunt begins: no check, every piece can be captured. A beam that ends in the opponent's heel is a **lasermate: 500 points** and ends the game at any time. { $whose } `{ COMMAND("billi") }` (LET'S BILLI) begins the hunt without a score: { $consent }. `{ COMMAND("resign") }` ends the game: the opponent gets 277, in the hunt 500. The higher score wins.
rules-lasers-one-side-alone = one side can do it alone
rules-lasers-one-side-not-in-check = a side that isn't in check can do it alone
rules-lasers-both-sides = both must agree

# The section about Joker Knights.
# $lasts: how long a lifeline lasts, in a sentence
rules-lasers-joker = **Joker Knights.** The first knight a side moves becomes its Joker. When a beam hits it, its owner can use a lifeline (`{ COMMAND("lifeline") }`): **pass** (the beam goes through), **reflect** (like a rook) or **stop**, each once. { $lasts } A Joker that captures the other gets a fourth, of any kind.
rules-lasers-until-the-next-move = It lasts until the next move.
rules-lasers-while-hit = It lasts while that beam keeps hitting the Joker.

# What is to be seen in the pictures of these rules, behind "After e2e4:" or "In the picture:".
rules-lasers-start = each beam stops on the first pawn it meets.
rules-lasers-bounced = Red's beam passes e2, is deflected by the bishop on f1, goes through Blue's king and stops on d2.
rules-lasers-window = Blue's beam hits Red's Joker on f6. Red must choose.
rules-lasers-mated = via c1, b1, a1, e5 and h1 Red's beam ends in Blue's heel, so Red scores on Blue's move.
rules-lasers-turned = Red's beam goes through Blue's king on e1, is deflected by the bishop on f1 and stops on e2.
rules-lasers-unsaved = Blue used no lifeline for the Joker on d2, so Red's beam ran into Blue's heel at j1.
rules-lasers-lasermate = three pieces deflect Red's beam into Blue's heel at j1, so Red scores on Blue's move.
