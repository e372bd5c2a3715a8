# The right to deny the opponent's last move: what that would cost, and what became of it.

# Under the turn of whoever holds the right: clauses behind "Blue to move".
# $side: whose move can be denied
denial-or-deny = , or { COMMAND("deny") } { $side }'s move
# $side: whose move can be denied
# $reason: the end that a denial would bring, as checkmate
denial-or-deny-ends = , or { COMMAND("deny") } { $side }'s move: no other move is left, so that is { $reason }
# The same as sentences of their own.
# $side: whose move can be denied
denial-or-deny-alone = Or { COMMAND("deny") } { $side }'s move.
# $side: whose move can be denied
# $reason: the end that a denial would bring, as checkmate
denial-or-deny-ends-alone = Or { COMMAND("deny") } { $side }'s move: no other move is left, so that is { $reason }.

# What an answer does, beside its word and in the question below.

# $side: whose move it is
denial-undoes = the move is undone and { $side } gets the right to deny
denial-undoes-move = the move is undone
# $reason: what kind of end, as checkmate
denial-ends = no other move is left, so that is { $reason }
# To allow a move.
denial-allowing = accept the move, which ends the game

# To the holder, where the last move would end the game.
# $who: the holder, a side with its player
# $cost: what denying does, one of the clauses above
denial-question = { $who }: deny or allow the last move? { COMMAND("allow") } ends the game. { COMMAND("deny") }: { $cost }.

# Buttons.

denial-button = Deny this move
# $reason: the end that it brings, as checkmate
denial-button-ends = Deny this move: { $reason }

# To who has just moved, behind what the move did.

# $who: the holder of the right
denial-can-still = { $who } can still deny it.
denial-safe-after-denial = Safe: your first move after a denial can't be denied.
denial-safe-knight = Safe: a knight move can't be denied.
denial-safe-king = Safe: in this game a king move can't be denied.
denial-safe-only-move = Safe: in this game a side's only move can't be denied.

# A move was denied.

# $who: who denied it
# $move: the move, struck out
# $side: whose move it was
denial-denies = { $who } denies { $move }. The move is undone. { $side } must play something else and now holds the right to deny.
# The game does not know the move any more.
# $who: who denied it
# $side: whose move it was
denial-denies-it = { $who } denies the move. The move is undone. { $side } must play something else and now holds the right to deny.
# It was the only move there was.
# $who: who denied it
# $move: the move, struck out
# $reason: the end that this brings, as checkmate
denial-denies-only = { $who } denies { $move }, the only move: **{ $reason }**.
# $who: who denied it
# $reason: the end that this brings, as checkmate
denial-denies-it-only = { $who } denies the move, the only move: **{ $reason }**.
# A move that would end the game.
# $reason: the end that it would bring, as checkmate
# $side: who holds the right
denial-pending = **{ CAPITAL($reason) }, unless { $side } denies it.**

# How the right stands, in descriptions of a board.

# $side: the holder
denial-holds = { $side } holds the right to deny.
# $move: the move
denial-was-denied = { $move } was denied and can't be played now.
# $side: whose move it will be
denial-immune = { $side }'s next move can't be denied.
