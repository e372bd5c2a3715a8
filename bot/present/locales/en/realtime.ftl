# Chess without turns: what happens in it, which pieces are ready and which cool after their move. Its rules are in rules-realtime.ftl.

## What the room is told, with the game's clock: 1:32.

# A move.
# $clock: the time
# $move: the move as players write it
# $player: who moved
# $captures: what it captured, as below; empty where nothing
# $ready: when the piece is ready again, as below; empty where the game is over
realtime-moved = { $clock } **{ $move }** by { $player }{ $captures }{ $ready }.
# $piece: what was captured
realtime-capturing = , capturing { FORM($piece, "a") }
# $piece: what was captured
realtime-capturing-en-passant = , capturing { FORM($piece, "a") } en passant
# $time: how long the piece cools, as 30 s
realtime-ready-again = , ready again in { $time }
# Behind a move that gives check.
# $players: who is in check, one or both
realtime-check = **Check to { $players }.**
# A move that waits, because the other side is first in a tie.
# $clock: the time
# $player: who moves
# $from: the piece's square
# $to: where it goes
# $moment: when it is played
# $side: who is first in a tie
realtime-waits = { $clock } { $player }: { $from } to { $to } is played { $moment }, unless { $side } moves first.
# Such a move is not played after all.
# $player: whose move it was
# $from: the piece's square
# $to: where it was to go
# $why: the reason, one of those below
realtime-cancelled = { $player }: { $from } to { $to } cancelled: { $why }.
# A move that was to be played as soon as its piece is ready.
# $player: whose move it was
# $from: the piece's square
# $to: where it was to go
realtime-dropped = { $player }: the queued move { $from } to { $to } isn't possible any more.

# Why a move was cancelled, and what became of its piece; the last sentence has no end.
realtime-game-over = the game is over
# $square: where the piece is now
realtime-piece-moved = the piece has just moved to { $square } and is cooling
realtime-own-move = the move before it made it impossible. The piece is still ready
# $side: the other side, which is first in a tie
realtime-captured-first = { $side } was first and captured the piece
# $side: the other side, which is first in a tie
realtime-was-first = { $side } was first. The piece is still ready
realtime-impossible = it isn't possible any more. The piece is still ready

# The same where a game is looked back on.
# $clock: the time
# $player: whose move it is
# $move: the move as players write it
# $side: who is first in a tie
realtime-step-waits = { $clock } { $player }: { $move } waits for { $side }.
# $clock: the time
# $player: whose move it was
# $move: the move as players write it
# $why: the reason, one of those above
realtime-step-cancelled = { $clock } { $player }: { $move } cancelled: { $why }.

# After what time a game was drawn. The form "by" follows "draw", as the kinds of ends in ending.ftl.
# $count (number): how many units of time
realtime-too-quiet = { $count ->
    [one] { $count } time unit without a capture or pawn move
   *[other] { $count } time units without a capture or pawn move
}
    .by = { $count ->
        [one] by { $count } time unit without a capture or pawn move
       *[other] by { $count } time units without a capture or pawn move
    }

## Which pieces are ready.

# What the answer begins with.
# $game: the game's number
# $clock: its clock
realtime-at = Game { $game }, at { $clock }.
# A line for each player.
# $player: who it is
# $ready: the pieces that are ready
# $cooling: the others, with the time that each needs
realtime-ready = **{ $player }**. Ready: { $ready }. Cooling: { $cooling }.
# $player: who it is
# $cooling: all pieces, with the time that each needs
realtime-none-ready = **{ $player }**. Ready: none. Cooling: { $cooling }.
# $player: who it is
realtime-all-ready = **{ $player }**. All pieces are ready.
# Pieces of one kind: rooks a1 h1.
# $count (number): how many
# $piece: their kind
# $squares: their squares
realtime-pieces = { $count ->
    [one] { $piece } { $squares }
   *[other] { FORM($piece, "many") } { $squares }
}
# Pieces that become ready together.
# $pieces: those pieces
# $time: how long they still cool, as 4 s
realtime-cooling = { $pieces } { $time }
# A piece was to move that still cools.
# $typed: what was typed
# $piece: the piece
# $square: its square
# $time: how long it still cools
realtime-not-ready = { $typed }: the { $piece } on { $square } is ready in { $time }.
# The same where the piece is not there any more.
# $typed: what was typed
# $square: where it was
# $time: how long it still cools
realtime-piece-not-ready = { $typed }: the piece on { $square } is ready in { $time }.

## Answers to whoever has moved.

# When something will be.
realtime-in-half-a-second = in half a second
# $time: how long it takes
realtime-in-time = in { $time }
# The move waits, because the other side is first in a tie.
# $move: the move as players write it
# $when: when it is played
# $side: the other side
realtime-you-wait = { $move } is played { $when }, unless { $side } moves first.
# A move for a piece that still cools.
# $from: the piece's square
# $to: where it will go
# $when: when the piece is ready
realtime-queued = Queued: { $from } to { $to }, as soon as the piece is ready, { $when }. Queue another move for it to replace this one.
# $from: the piece's square
# $to: where it will go
realtime-queued-some-time = Queued: { $from } to { $to }, as soon as the piece is ready. Queue another move for it to replace this one.
