# The rules of chess without turns: how it differs from chess by turns. The first side is the one that is first in a tie: White, under
# beams Blue.

## The section about turns, in sentences.

# $unit: how long a unit of time is, as 10 s
rules-realtime-no-turns = **No turns.** Both sides move whenever they like. After a move a piece must cool: pawn 1, knight and bishop 3, king 4, rook 5, queen 9 units of { $unit }.
# Each of these sentences may end with a word on the second side.
# $longer: that word, or nothing
rules-realtime-starts-ready = All pieces are ready at the start{ FORM($longer, "later") }.
# $longer: a word on the second side, or nothing
rules-realtime-starts-full = At the start each piece cools for its full time{ $longer }.
# $longer: a word on the second side, or nothing
rules-realtime-starts-at-random = At the start each piece cools for a random number of units up to its full time{ $longer }.
# $longer: a word on the second side, or nothing
rules-realtime-starts-at-random-times = At the start each piece cools for a random time up to its full time{ $longer }.
# What a table has agreed on.
# $pieces: each kind of piece with its number of units, as a list
# $longer: a word on the second side, or nothing
rules-realtime-starts-as-agreed = At the start { $pieces } units{ $longer }.
# The first kind of that list.
# $piece: the kind
# $units: its number of units, which may be no whole one
rules-realtime-cools-for = { FORM($piece, "a") } cools for { $units }
# Any other one.
# $piece: the kind
# $units: its number of units, which may be no whole one
rules-realtime-and-for = { FORM($piece, "a") } for { $units }
# The word on the second side; another one where all else is ready.
# $second: that side
rules-realtime-one-unit-longer = , { $second }'s pieces one unit longer
    .later = , { $second }'s pieces one unit later
rules-realtime-ready = `{ COMMAND("move") }` works at any time, and `{ COMMAND("ready") }` shows which pieces are ready and when the others will be.
rules-realtime-premove = `{ COMMAND("premove") } e2e4` queues a move for the moment its piece is ready.

## The section about check, in sentences.

rules-realtime-check = **Check.** Cooling pieces attack and give check like any other.
rules-realtime-king-only = In check only the king can move.
rules-realtime-any-piece = In check only a move that ends it is legal, by any ready piece.
rules-realtime-checkmate = Checkmate is judged as if all pieces were ready, and ends the game at once.
rules-realtime-no-stalemate = A side that couldn't move even with all pieces ready waits.
rules-realtime-stalemate = If a side couldn't move even with all pieces ready and is not in check, the game is a draw.
rules-realtime-castling = Castling needs a ready king.
rules-realtime-castling-with-rook = Castling needs a ready king and rook.
rules-realtime-no-en-passant = There is no en passant.
rules-realtime-en-passant-until-ready = En passant is possible until the pawn that made the double step is ready again.
rules-realtime-en-passant-next-move = Only your next move after a double step can capture en passant.
rules-realtime-promoted-as-new = A promoted piece cools as what it has become.
rules-realtime-promoted-as-pawn = A promoted piece cools as a pawn.

## The section about moves at the same time, in sentences.

# $first: the side that is first
rules-realtime-same-millisecond = **At the same time.** At the same millisecond { $first } is first.
# $first: the side that is first in a tie
# $second: the other one
# $window: how long its moves wait, as 500 ms
rules-realtime-same-time = **At the same time.** { $first } is first in a tie. { $second }'s move waits { $window }. If a { $first } move in that time makes it impossible or changes what it captures, it is cancelled and its piece stays ready. So is a { $second } move within { $window } after a { $first } move that changed what it captures.
# $count (number): how many milliseconds, fewer than a thousand
rules-realtime-milliseconds = { $count } ms
rules-realtime-retarget = A capture whose target has moved away goes to the empty square.
rules-realtime-received = What counts is when the chat received a move.

## Further sections.

# $count (number): how many units of time
rules-realtime-draws = { $count ->
    [one] **Draws.** By agreement (`{ COMMAND("draw") }`), by insufficient material, or after { $count } unit without a capture or pawn move.
   *[other] **Draws.** By agreement (`{ COMMAND("draw") }`), by insufficient material, or after { $count } units without a capture or pawn move.
}
rules-realtime-stands-still = If the bot is offline, the clock stops.
rules-realtime-runs-on = If the bot is offline, the clock keeps running.

## What is to be seen in the pictures, each after "In the picture:" or "After `e2e4`:".

# $first: the side at the bottom
rules-realtime-sees-start = { $first } is at the bottom. Nobody moves first.
rules-realtime-sees-cooling = the pawn on e4 is cooling. The number says for how many seconds.
# $first: the side at the bottom
rules-realtime-sees-check = { $first }'s bishop was ready again and gives check. The king is ready and can recapture.
# $first: the side that is first in a tie
# $second: the other one
rules-realtime-sees-waiting = the hourglass: { $second }'s move to e5 waits, in case { $first } is first.
