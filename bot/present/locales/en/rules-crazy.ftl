# The rules of Crazy chess: an overview, then one piece at a time. The first side is the one that moves first: White, under beams Blue.

## Parts of the rules, by their names in the menu and in titles.

rules-crazy-part-rooks = rooks
rules-crazy-part-kings = kings
rules-crazy-part-queens = queens
rules-crazy-part-bishops = bishops
rules-crazy-part-knights = knights
rules-crazy-part-pawns = pawns
rules-crazy-part-denying = denying
# What each tells, beside its name in the menu.
rules-crazy-help-rooks = stacks, jumping in, pieces that fall
rules-crazy-help-kings = two steps in a turn
rules-crazy-help-queens = all-round capture, and revenge
rules-crazy-help-bishops = they rise once after being captured
rules-crazy-help-knights = captures on the way, or inside a rook
rules-crazy-help-pawns = four ways to step, and disguises
rules-crazy-help-denying = the right to undo a move
# The menu of the parts, its last option, which shows the rules as a whole, and what it says of them.
rules-crazy-which-part = Which piece next?
rules-crazy-overview = overview
rules-crazy-overview-help = all pieces in a few lines
# A part that is shown by itself.
# $part: its name, as above
rules-crazy-part-title = **Crazy chess: { $part }.**
# The first page about a piece.
# $part: its name, as above
# $words: the page's
rules-crazy-page = **{ CAPITAL($part) }.** { $words }

## The overview.

rules-crazy-first = Chess from the usual start, and checkmate wins.
rules-crazy-pieces = **The pieces.** Chess from the usual start, but:
    - **Rooks** carry pieces: a piece that could move to a rook's square can jump into it. When a rook is captured its load falls.
    - **Kings** make two steps in a turn.
    - **Queens** can capture all round, and take revenge when they are captured.
    - **Bishops** rise once after being captured, for one turn.
    - **Knights** can capture on a square they pass, and inside a rook.
    - **Pawns** step in all four directions and can swap places with another piece.
# A further item of this list, where moves can be denied.
rules-crazy-denial = - **Denial:** the side that holds the right can undo the opponent's last move (`{ COMMAND("deny") }`). The opponent gets the right.
rules-crazy-choosing = Checkmate wins. `{ COMMAND("move") }` without a move lets you choose one step by step. What a capture sets off is listed, and `{ COMMAND("explain") }` shows it again.
rules-crazy-one-at-a-time = **One piece at a time:** choose from the menu, or `{ COMMAND("rules") } crazy rooks`, `kings`, `queens`, `bishops`, `knights`, `pawns`.
# The same where moves can be denied.
rules-crazy-one-at-a-time-or-denying = **One piece at a time:** choose from the menu, or `{ COMMAND("rules") } crazy rooks`, `kings`, `queens`, `bishops`, `knights`, `pawns`, `denying`.

## Rooks.

# $leaving: the next sentence, one of the two below
rules-crazy-rooks = They move as in chess and carry pieces of both sides.
    - *Along:* a rook moves with everything above it. Any other piece leaves alone. { $leaving } It moves and captures from there as usual.
    - *Safe:* a capture takes the bottom piece of a square. A piece in a rook can be captured only by a knight, or after the rook.
rules-crazy-top-leaves = Only the top piece of a stack can leave by itself.
rules-crazy-any-leaves = Any piece in it can leave, at any level: `a1:2b3` moves the piece with two below it.
rules-crazy-jumping-in = - *In:* a piece that could move to a rook's square if the rook were not there can jump into it, into its own rook or the enemy's: `a1b1^`, or `rook a1 into b1`. It goes on top, with everything it carries.
rules-crazy-falling = - *Falling:* when a rook is captured its load falls on the square, bottom first. Each piece captures the bottom piece there, friend or foe, so only the last piece is left. A rook falls with its own load, which falls when that rook is captured.

## Kings.

rules-crazy-two-steps = A king always makes two steps in a turn, even back to his square: `e1f2e1`, or `king e1 f2 e1`.
rules-crazy-reacts-later = A piece captured by his first step reacts only after the second. Then a bishop rises behind him and a rook's load falls, but a queen's revenge still reaches him next to her square or on it, unless a rook carries him.
rules-crazy-reacts-at-once = A piece captured by his first step reacts at once, without touching him.
rules-crazy-each-step = Each step can be a capture or a jump into a rook. The first can also be castling (`e1g1f1^`). Only his last square counts for check, so he can pass an attacked square and can capture a guarded piece if his second step is safe. He attacks everything within two steps.

## Queens.

rules-crazy-revenge = **Revenge:** a captured queen captures the bottom pieces of her own square and of the eight around it, including the piece that captured her. Rooks drop their loads, bishops rise, queens take revenge in turn: first on her square, then north and clockwise. So a king next to his own queen is in check when she can be captured.
rules-crazy-all-round = **All round:** instead of moving she can capture the bottom pieces of the eight squares around her, of both sides. She stays where she is: `d1!`, or `Q blast`.
rules-crazy-suicide-never = She can't kill her own king.
rules-crazy-suicide-any = A move that kills your own king loses at once. You are asked first.
rules-crazy-suicide-all-round = She can even kill her own king, which loses at once. You are asked first.

## Bishops.

rules-crazy-rising = They move as in chess. A captured bishop rises on its square, once in its life, and captures the bottom piece there, usually the one that captured it.
rules-crazy-risen = A risen bishop has one turn left: it can move in that turn, gives check until then, and disappears at the end of it. Captured again, it stays off the board.

## Knights.

rules-crazy-passing = They move as in chess, along one of two paths: the long leg first, or the short one. A knight captures at most one piece. That piece can be on one of the two squares the knight passes: `b1c3*b2` or `Nb1c3 takes b2`. Then the last square must be empty, or a rook it jumps into.
rules-crazy-in-a-stack = Or it captures any enemy piece on its last square, at any level of a stack: `b1c3*c3:2` is the one with two below it.
rules-crazy-knight-denied = A knight move can be denied only if it captures on the way.

## Pawns.

rules-crazy-stepping = A pawn steps forward, backward or sideways, and two squares from its second row, forward or sideways. It captures diagonally forward, and en passant also after a sideways double step. It never steps onto its own first row and disappears if it falls there.
# Where a pawn that promotes in the opponent's turn becomes a queen.
rules-crazy-last-row = **Last row:** a pawn that gets there outside a rook promotes: in its owner's turn to the piece written (`a7a8=q`), in the opponent's turn to a queen.
# Where its owner is asked.
rules-crazy-last-row-asked = **Last row:** a pawn that gets there outside a rook promotes: in its owner's turn to the piece written (`a7a8=q`), in the opponent's turn to what its owner chooses at the start of the next turn (`=q`).
rules-crazy-disguise = **Disguise:** a pawn can swap places with a piece it could step to, friend or foe, a single piece, a rook with its load or a carried piece: `e2~e3`, or `e2 disguise e3`.
rules-crazy-chains = **Chains:** another of your pawns can go on with the same piece, which is now on the first pawn's square: `e2~e3,d2~e2`, or `e2 disguise e3 then d2`. Each pawn once, all in one move.

## Denying.

rules-crazy-without-denial = This game is played without denial.
rules-crazy-same-move = **What counts as the same move:** both steps of a king, every link of a chain, what a knight captured and on which path. Jumping into a rook and capturing it are different moves. A denial undoes everything a move set off.

## What is to be seen in the pictures, each after "In the picture:" or "After `a1a4`:".

# The overview.
rules-crazy-sees-stacks = the top piece is on the rook that carries it. The number counts them all. Below the board each large stack is shown from its rook up.
rules-crazy-sees-revenge = a queen's revenge in numbered steps. The bishop has risen.
# Rooks.
# $first: the side that moves first
# $second: the other one
rules-crazy-sees-loads = a1 has a { $first } rook carrying a pawn and a knight. a4 has a { $second } rook carrying a rook, which carries a pawn.
rules-crazy-sees-jump = a knight has jumped into its own rook.
# $first: the side that moves first
# $second: the other one
rules-crazy-sees-fall = rook captured rook. The inner rook fell and captured the { $first } rook, whose pawn fell and captured it in turn. Then the { $second } pawn fell and captured the { $first } one. The last one stays.
# Kings.
rules-crazy-sees-two-steps = the king captured a bishop and stepped back. The bishop has risen and attacks only diagonally.
rules-crazy-sees-castling = castling was the first step. With the second he hides in his rook.
# Queens.
rules-crazy-sees-avenged = a queen was captured and captured everything around her: the rook that captured her, the knight and the pawn. The bishop has risen.
rules-crazy-sees-all-round = she captured all round: two pawns, a knight, and her own pawn on d3.
# Bishops.
rules-crazy-sees-risen = the rook captured a bishop, which rose and captured the rook. The mark counts the bishop's remaining turns.
rules-crazy-sees-vanished = it moved once more and disappeared.
# Knights.
rules-crazy-sees-passed = two up, one right: it passed b2 and captured there.
rules-crazy-sees-in-a-stack = it captured the knight in the enemy rook and is now on top of the stack.
# Pawns.
rules-crazy-sees-steps = where a pawn can step.
rules-crazy-sees-swap = the pawn and the knight have swapped places.
rules-crazy-sees-chain = a chain: the same knight was moved on to d2.
# Denying.
# $first: the side that moves first
# $second: the other one
rules-crazy-sees-denied = { $second } denied e4. { $first } must play something else and now holds the right.
