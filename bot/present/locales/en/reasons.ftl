# Why an action is refused: clauses without their end, which stand behind "is illegal:" or behind what was typed. Some go on in sentences of their own.

# A text that is no move; most often a longer sentence is said instead.
reasons-unreadable = I don't understand this move. Write the squares it goes from and to
reasons-ambiguous = more than one piece can do that. Add the square it starts from, as in b1d2
reasons-no-such-move = that is illegal
# A word of a game without turns has no time or no side, as records write them.
reasons-no-stamp = write the time in milliseconds, the side and the move, as in 1000:b:f6e4
reasons-no-such-side = this game has no such side
reasons-game-over = the game is over
reasons-not-this-sides-turn = it is not this side's turn
# $side: whose turn it is
reasons-turn-of = it is { $side }'s turn
# Without turns only who has no piece ready is not asked.
reasons-none-is-ready = none of your pieces is ready yet; `{ COMMAND("ready") }` shows when
# $square: where nothing stands
reasons-empty-square = there is no piece on { $square }
# $piece: the piece with its side
# $square: where it stands
reasons-not-your-piece = the { $piece } on { $square } is not yours
# $square: where it stands
reasons-not-yours-there = the piece on { $square } is not yours
# The seat is out of the game.
reasons-fallen = your side is out of the game
# $piece: what was to move
reasons-wrong-movement = { FORM($piece, "a") } doesn't move like that
reasons-wrong-pawn-step = a pawn moves one square forward, or two from its second row, and captures diagonally forward
# $piece: the piece with its side
# $square: where it stands
reasons-blocked = the { $piece } on { $square } is in the way
# Something else stands there than a piece.
# $square: where
reasons-blocked-there = { $square } is in the way
# $piece: the piece with its side
# $square: where it stands
reasons-own-piece = your own { $piece } is on { $square }
# $square: where it stands
reasons-own-piece-there = your own piece is on { $square }
# The own king would be, or stay, attacked.
reasons-king-in-check = your king would be in check
# The king itself is moved.
# $square: where to
reasons-king-in-check-there = your king would be in check on { $square }
reasons-still-in-check = you are in check, and this doesn't stop it
# $piece: the piece
# $square: where it stands
reasons-pinned = the { $piece } on { $square } is pinned, and your king would be in check
# Of the piece that was meant.
# $piece: the piece
# $square: where it stands
reasons-can-not-go-there = the { $piece } on { $square } can't go there
reasons-castling-moved = you can't castle to that side: the king or the rook there has moved
reasons-castling-between = a piece is between king and rook
# $piece: the piece with its side
# $square: where it stands
reasons-castling-piece-between = the { $piece } on { $square } is between king and rook
reasons-castling-out-of-check = you can't castle out of check
# $square: the square that the king crosses
reasons-castling-through-check = your king would pass through check on { $square }
reasons-needs-promotion = choose a promotion: queen, rook, bishop or knight
reasons-no-promotion = only a pawn on the last row promotes
reasons-may-not-pass = you can pass only when you have no legal move
reasons-lifeline-first = a beam hits a Joker Knight: its owner must choose a lifeline first
# To whose Joker Knight a beam hits.
reasons-your-lifeline-first = first choose a lifeline for your Joker Knight
# $square: where it stands
reasons-your-lifeline-first-on = first choose a lifeline for your Joker Knight on { $square }
# To the other side.
# $side: whose Joker Knight it is
reasons-lifeline-of-first = { $side } has to choose a lifeline for the Joker Knight first
# $side: whose Joker Knight it is
# $square: where it stands
reasons-lifeline-of-first-on = { $side } has to choose a lifeline for the Joker Knight on { $square } first
reasons-not-in-this-game = this game doesn't have that
# The game waits for the holder of the right to deny.
reasons-deny-or-allow = deny or allow the last move first
reasons-nothing-offered = there is no offer to answer
reasons-offer-stands = that offer is already open

# When a draw may be claimed.
reasons-claim-moves = you can claim a draw only at the third repetition or after fifty moves without a capture or pawn move
# Without turns.
# $units: how many time units
reasons-claim-quiet-time = this game ends as a draw automatically, after { $units } time units without a capture or pawn move
# In the hunt for the lasermate.
reasons-claim-kings-are-rooks = when the kings are rooks, no draw can be claimed: the game ends by itself at the third repetition or after fifty moves without a capture or pawn move, and points decide
reasons-claim-three-play = while three play, no draw can be claimed: the game ends by itself at the fifth repetition or after fifty rounds without a capture or pawn move
reasons-claim-two-are-left = you can claim a draw only at the third repetition or after fifty rounds without a capture or pawn move
reasons-claim-draughts = you can claim a draw only at the third repetition or after forty moves without a capture or man's move
# Any of these where denials give another claim.
# $claim: one of these
reasons-claim-or-denials = { $claim }. After three denials, whoever holds the right to deny can claim one on either player's turn, unless in check

# Lasers.
reasons-no-window = there is no lifeline to choose now
reasons-lifeline-used = you have already used this lifeline
reasons-billi-begun = the kings are already rooks
reasons-billi-in-check = you can't say LET'S BILLI while in check

# Denial.
reasons-no-denial-right = you don't hold the right to deny
reasons-nothing-to-deny = only the opponent's last move can be denied, before you reply to it
reasons-immune-move = the first move of a side that has just denied can't be denied
reasons-immune-knight = a knight move can't be denied
reasons-immune-king = in this game a king move can't be denied
reasons-only-move = in this game a side's only move can't be denied
reasons-move-denied = this move was denied. Play another one
# A denial is declined by moving, as long as there is a move.
reasons-allow-by-moving = you don't have to allow a move. Just reply to it

# Black holes.
# $square: where no hole is
reasons-no-hole = there is no hole on { $square }
# $square: where the hole is
reasons-not-your-hole = the hole on { $square } isn't yours. You travel through your own holes only
# $piece: the piece
# $square: where it stands
# $hole: the hole it does not reach
reasons-cannot-enter = the { $piece } on { $square } can't reach { $hole } with a normal move
# $piece: what stands before the hole
# $square: where
reasons-entry-blocked = { FORM($piece, "a") } on { $square } is in the way to the black hole
# $piece: the piece
# $black: the hole it enters
# $white: the hole it leaves
# $squares: where it can go from there
reasons-wrong-exit = the { $piece } must leave the white hole in the direction in which it entered { $black }. From { $white } it can go to { $squares }
# $piece: the piece
# $black: the hole it enters
# $white: the hole it leaves
reasons-no-exit = the { $piece } must leave the white hole in the direction in which it entered { $black }. From { $white } it can go nowhere
# $piece: what stands before the target
# $square: where
reasons-exit-blocked = { FORM($piece, "a") } on { $square } blocks the way out of the white hole. It can be captured, not passed
reasons-own-exit = a moving hole can't leave through itself. Choose another white hole
reasons-own-king = you can't capture your own king
# $black: the hole it enters
reasons-straight-takes-nothing = a pawn that entered { $black } straight can't capture
# $black: the hole it enters
reasons-diagonal-must-take = a pawn that entered { $black } diagonally must capture
reasons-no-effect = a move through holes can't end where it began
reasons-holes-are-not-taken = a normal move can't capture a hole. To go through your own, name start, black hole, white hole and end, as in a1-b1-a4-b4
reasons-hole-takes-nothing = a hole moves one square, to an empty one
reasons-drop-elsewhere = you can drop a hole only on an empty square of your first row
# $piece: what stands there
# $square: where
reasons-drop-occupied = there is { FORM($piece, "a") } on { $square }. You can drop a hole only on an empty square
reasons-hole-needs-promotion = choose a promotion: queen, rook, bishop, knight (S) or hole (H)

# Crazy chess.
# $level: the level of a stack
# $square: where the stack is
reasons-no-such-level = there is no piece on level { $level } of { $square }
reasons-buried = in this game only the top piece can leave a stack, or its bottom rook with all of them
reasons-two-steps = a king makes two steps in a turn. Name both squares, as in e1-f2-e1
# A castling alone.
# $example: a castling with a second step, as it is typed
reasons-step-after-castling = castling is only the king's first step. Add the second, as in { $example }
reasons-one-step = only a king makes two steps. Name one square
# $square: where no rook is
reasons-no-rook = there is no rook on { $square } to jump into
# $square: where the rook is
reasons-jump-instead = you can't capture your own rook on { $square }. To jump into it write { $square }^
reasons-no-all-round = only a queen captures all round, and only with a piece next to her
reasons-no-victim = a knight captures one enemy piece, on its last square or on one it passes
reasons-end-blocked = a knight that captures on the way must end on an empty square or jump into a rook
reasons-first-row = a pawn can't move to its own first row
reasons-no-double-step = a pawn makes a double step only from its second row, not from inside a rook, forward or sideways over an empty square
reasons-pawn-step = a pawn steps one square forward, sideways or backward, captures diagonally forward, and swaps places with ~
reasons-nobody-to-meet = a pawn can swap places only with a piece, and there is none
reasons-own-pawn = swapping with your own pawn changes nothing
reasons-broken-chain = each pawn of a chain goes once, to the square where the swapped piece then is
reasons-not-a-pawn = only pawns swap places
reasons-suicide = this would kill your own king
# $square: where the bishop was captured
reasons-rises-into = the bishop that rises on { $square } would give check to your king
# $piece: what would attack
# $square: where it would stand
reasons-check-from = your king would be in check from the { $piece } on { $square }
# $count (number): how many pawns
reasons-needs-promotions = { $count ->
    [one] choose promotions for { $count } of your pawns, in order of files, as in =q
   *[other] choose promotions for { $count } of your pawns, in order of files, as in =q
}
reasons-choose-first = choose a promotion for your pawn first, as in =q
reasons-nothing-to-choose = none of your pawns is waiting to promote

# Three-way chess. The piece was left by a side that has fallen.
reasons-inert-piece = that side is out of the game, so its pieces don't move

# Draughts.
reasons-no-step = a piece moves one square diagonally, or jumps over an enemy piece to the empty square behind it
reasons-man-goes-forward = a man moves and jumps forward only; a king goes both ways
# $square: where something stands
reasons-occupied = { $square } is occupied
# $square: where nothing stands
reasons-nothing-to-jump = there is no piece on { $square } to jump over
# $square: where it stands
reasons-jumps-own = the piece on { $square } is your own. You can jump only over enemy pieces
# $square: where it stands
reasons-jumped-already = the piece on { $square } has already been captured
# $square: where a piece stands that can capture
reasons-must-capture = you must capture. Your piece on { $square } can
# $square: where the capture has come to
reasons-goes-on = the capture continues from { $square }. Play it to the end
# $square: on the last row
reasons-crowned-there = the man becomes a king on { $square }, and the turn ends there

# Chess without turns.
reasons-cooling = this piece is not ready yet
# $side: the side that is first in a tie
reasons-tie-lost = { $side } was first, so your move was cancelled. Your piece is still ready
reasons-too-many-held = too many of your moves are waiting. Try again in a moment
reasons-king-only = in this game only the king can move while it is in check
reasons-king-is-not-taken = the king can't be captured. Checkmate wins
reasons-no-turns = there are no turns to pass
reasons-no-premoves = premoves are off in this game
reasons-ready-already = this piece is ready, so just move it

# Pacts. What stands in parentheses and behind colons is typed.
reasons-pact-unreadable = I don't understand this. Use pact-offer(...), -accept(N), -refuse(N), -counter(N;...), -withdraw(N) or -denounce(N)
reasons-pact-too-long = that is too long for a pact
reasons-pact-no-number = which pact? Add its number
reasons-pact-no-addressee = who is it for? Name one side, or both
reasons-pact-to-yourself = you can't offer a pact to yourself
reasons-pact-no-terms = a pact needs a term, for example each.peace
# $most (number): how many there may be
reasons-pact-too-many-terms = a pact has at most { $most } terms
# A term is refused.
# $term: its number
# $why: why
reasons-pact-term = term { $term }: { $why }
reasons-pact-no-duration = a pact can last until the end of a round, until a king is captured or until a term is fulfilled: 3, king, king.red or term.2. Without until it has no end
# $round: the round that is played
reasons-pact-round-over = that round is over; it is round { $round }
# $term: its number
reasons-pact-no-such-term = this pact has no term { $term }
# $term: its number
reasons-pact-endless-term = term { $term } is a promise without an end, so the pact can't last until it is done. Use a round, king, king.red, or the number of a move, against, hostage, heir or draw-if-two term
# $most (number): for how many moves at most
reasons-pact-stands = an offer is open for 1 to { $most } of your own moves
reasons-pact-you-are-out = only players who are still in the game make pacts
reasons-pact-they-are-out = a side in this pact is out of the game
# $pact: its number
reasons-pact-no-such-pact = there is no pact { $pact }
# $pact: its number
reasons-pact-not-on-offer = pact { $pact } is no longer on offer
# $pact: its number
reasons-pact-not-to-you = pact { $pact } is not offered to you
# $pact: its number
reasons-pact-your-own = pact { $pact } is your own offer. You can withdraw it, but not answer it
# $pact: its number
reasons-pact-accepted = you have already accepted pact { $pact }
# $pact: its number
reasons-pact-not-yours = pact { $pact } is not your offer
# $pact: its number
reasons-pact-not-in-force = pact { $pact } is not in force
# $pact: its number
reasons-pact-no-party = you are not part of pact { $pact }
# $pact: its number
reasons-pact-denounced = you have already ended pact { $pact }
# $most (number): how many there may be
reasons-pact-too-many-stand = you have { $most } open offers. Wait for an answer or withdraw one
# $most (number): how many there may be
reasons-pact-too-many-open = you have { $most } pacts in force or on offer, the maximum. End or withdraw one
# $most (number): how many there may be
reasons-pact-no-more-offers = you have made { $most } offers, the maximum for a game
# $most (number): how many there may be
reasons-pact-no-more-numbers = this game has had { $most } offers, and can have no more
# $pact: its number
reasons-pact-number-given = the pact number { $pact } is already taken. Use a higher one

# Why a term of a pact is refused.
reasons-term-unreadable = I don't understand this. Write who promises what, for example: each peace, white no check, red spare Qd1, each keep out of e4, white against black every 2
reasons-term-trailing = I understand only the start of this. How long the pact lasts is not part of a term: it goes into until, for example until:3
reasons-term-no-party = only a side of the pact can promise
reasons-term-one-side = which side promises this?
reasons-term-no-side = which side?
reasons-term-against-party = that side is part of the pact
reasons-term-out = that side is out of the game
reasons-term-no-heir = the heir must be the other side of the pact, and a third side must still be playing outside it
# $most (number): how many there may be
reasons-term-no-cells = name squares of the board, at most { $most }
reasons-term-no-piece = there is no such piece
reasons-term-number = the number is missing, too small or too large
reasons-term-no-move = I don't understand this move
reasons-term-no-hostage = a hostage needs another term of the pact. Add its number, as in hostage(2)
reasons-term-no-words = the words are missing
# $most (number): how many there may be
reasons-term-too-many-words = a promise in your own words can have at most { $most } characters
reasons-term-round-over = that round is over
