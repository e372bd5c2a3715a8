# Whose turn it is, and what players are asked: the last line under a move. $who is a side with its player, or a side alone.

# A plain turn. The clause about the right to deny comes from denial.ftl and is mostly empty.
# $who: whose turn it is
# $deny: what else they can do, as ", or /deny White's move"
turn-to-move = { $who } to move{ $deny }.
# $who: whose turn it is
# $deny: what else they can do
turn-in-check = { $who } to move, in check{ $deny }.
# $who: whose turn it is
# $deny: what else they can do
turn-must-pass = { $who } has no legal move and must pass ({ COMMAND("move pass") }){ $deny }.
# A beam hits a Joker Knight.
# $side: whose beam it is
# $who: who owns the Joker Knight
# $lifelines: what they can choose, words as they are typed: "pass, stop or none"
turn-lifeline = { $side }'s beam hits the Joker Knight of { $who }, who must choose first: { $lifelines } ({ COMMAND("lifeline") }).
# A draw is offered, among three.
# $who: who is asked
turn-draw-of-three = { $who }: accept the draw or decline? Everybody must agree.
# $who: who is asked
turn-draw = { $who }: accept the draw or decline? A move declines it too.
# It is offered that both kings become rooks.
# $who: who is asked
turn-billi = { $who }: LET'S BILLI? Both kings become rooks without a score. { COMMAND("billi") } agrees, a move declines.
# A pact is offered.
# $who: who is asked
# $accept: the line of the command that accepts it
# $refuse: the one that refuses it
# $counter: the one that offers another pact instead
turn-pact = { $who }: { COMMAND($accept) }, { COMMAND($refuse) } or { COMMAND($counter) }?

# Somebody may claim a draw: the clause says what that does.

# $does: one of the clauses below
turn-repetition = Third repetition: { COMMAND("draw claim") } { $does }.
# $moves: what has gone on for long, as "Fifty moves without a capture or pawn move"
# $does: one of the clauses below
turn-quiet = { $moves }: { COMMAND("draw claim") } { $does }.
turn-denials = Three moves have been denied: the holder of the right can declare a draw ({ COMMAND("draw claim") }).
turn-claim-draws = ends the game as a draw
# Under beams.
turn-claim-points = ends the game, and points decide
# Under beams, where the hunt for a lasermate begins then.
turn-claim-billi = ends the chess game as a draw, and the kings become rooks

# $moment: when
turn-time = Time runs out { $moment }.

# In front of whose turn it is now: the menu, form or button was of an earlier position.
turn-position-changed = The position has changed.

# To somebody who wants to choose a move.

turn-no-move = You have no legal move. `{ COMMAND("move") } pass` passes.
# Whose turn it is follows.
turn-nothing-to-choose = There is no move to choose now.
turn-none-ready = None of your pieces is ready yet. `{ COMMAND("ready") }` shows when.
# Whose turn it is follows.
turn-not-yours = It is not your turn.
