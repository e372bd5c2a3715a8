# How a game ended. A result stands alone beside a game in a list and with a capital in a picture, too: "Blue wins 777 to 0, by
# checkmate". Winners and sides are sides, with their players where a room is told.

# The last line of a game.
# $result: one of the results below
ending-over = **The game is over: { $result }.**
# What can be done then.
ending-next = Next: `{ COMMAND("rematch") }` or `{ COMMAND("challenge") }`.

# Results.

ending-nobody-came = draw: nobody came
# On the clock, against somebody who cannot win any more.
ending-lone-king = draw: time ran out against insufficient material
# The time of a move was over, and the opponent has chosen a draw.
ending-draw-claimed = draw claimed on time
# $points (number): of each side, the same
ending-draw-with-points-claimed = draw with { $points } points each, claimed on time
# $points (number): of each side, the same
ending-draw-with-points-on-time = draw with { $points } points each, on time
# $points (number): of each side, the same
# $reason: the kind of end
ending-draw-with-points-by = draw with { $points } points each, { FORM($reason, "by") }
# $reason: the kind of end
ending-draw-by = draw { FORM($reason, "by") }
# Among three, two share a draw.
# $sides: who shares it
ending-sides-draw-claimed = { $sides } draw, claimed on time
# $sides: who shares it
# $reason: the kind of end
ending-sides-draw-by = { $sides } draw { FORM($reason, "by") }
# $winner: who has won
ending-wins-on-time = { $winner } wins on time
# Among three, where the others share nothing.
# $winner: who has won
ending-wins-by-draw-claimed = { $winner } wins with a draw claimed on time
# $winner: who has won
# $reason: the kind of end
ending-wins-by = { $winner } wins { FORM($reason, "by") }
# In Crazy chess a move may kill the own king.
# $winner: who has won
# $loser: whose king it was
ending-wins-by-suicide = { $winner } wins because { $loser } killed its own king
# The end decided, and there are points.
# $winner: who has won
# $points: the points of all, as 777 to 0
ending-wins-points-on-time = { $winner } wins { $points }, on time
# $winner: who has won
# $points: the points of all, as 777 to 0
ending-wins-points-by-draw-claimed = { $winner } wins { $points }, with a draw claimed on time
# $winner: who has won
# $points: the points of all, as 777 to 0
# $reason: the kind of end
ending-wins-points-by = { $winner } wins { $points }, { FORM($reason, "by") }
# The points decided, and the end did not.
# $winner: who has won
# $points: the points of all, as 777 to 0
# $end: how the game ended, one of the clauses below
ending-wins-on-points = { $winner } wins { $points } on points: { $end }

# Points of several, the most first: 777 to 0.
# $before: of one, or of several
# $next: of one more
ending-to = { $before } to { $next }

# How a game ended that points decided.

ending-end-draw-claimed = a draw was claimed on time
ending-end-time = time ran out
ending-end-agreed = the game was agreed drawn
# $reason: the kind of end
ending-end-by = the game ended { FORM($reason, "by") }
# $reason: the kind of end
ending-end-drawn-by = the game was drawn { FORM($reason, "by") }

# Kinds of ends. They stand alone, and with the form "by" after "wins", "draw" or "the game ended". The rules by which too many moves
# lead nowhere have that form too, in the catalogues of their games.

ending-checkmate = checkmate
    .by = by checkmate
# Among three, where kings are captured.
ending-king-capture = capturing the last opposing king
    .by = by capturing the last opposing king
ending-stalemate = stalemate
    .by = by stalemate
# In draughts, whoever cannot move has lost.
ending-no-moves = leaving the opponent no move
    .by = by leaving the opponent no move
ending-lasermate = lasermate
    .by = by lasermate
ending-resignation = resignation
    .by = by resignation
ending-agreement = agreement
    .by = by agreement
ending-repetition = repetition
    .by = by repetition
ending-move-count = too many moves without progress
    .by = by too many moves without progress
ending-insufficient-material = insufficient material
    .by = by insufficient material
# Only beams could still score, and nothing turns them.
ending-no-deflection = having no piece left that deflects a beam
    .by = by having no piece left that deflects a beam
# Three moves were denied, and the holder of the right declared a draw.
ending-third-denial = declaration after the third denial
    .by = by declaration after the third denial
# Neither of the last two sides can move.
ending-two-passes = two passes in a row
    .by = by two passes in a row
# In Crazy chess.
ending-suicide = killing one's own king
    .by = by killing one's own king
# Somebody who manages the room has ended the game with a result.
ending-adjudication = adjudication
    .by = by adjudication
