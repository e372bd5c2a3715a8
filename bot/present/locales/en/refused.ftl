# Why an action was refused, with what would work instead. What stands behind "is illegal:" and behind what was typed is a clause of reasons.ftl.

# What was typed is no move at all.
# $typed: what was typed
# $example: a move
# $other: another one, written another way
refused-not-understood = I don't understand the move { $typed }. Write it like { $example } or { $other }.
# Something was done without typing.
# $why: why not
refused-why = { CAPITAL($why) }.
# The same where the reason is a question.
# $why: why not
refused-question = { CAPITAL($why) }
# $typed: what was typed
# $why: why not
refused-typed = { $typed }: { $why }.
# The same where the reason is a question.
# $typed: what was typed
# $why: why not
refused-typed-question = { $typed }: { $why }
# $typed: what was typed
# $why: why not
refused-illegal = { $typed } is illegal: { $why }.
# Nothing else is known.
# $typed: what was typed
refused-just-illegal = { $typed } is illegal.
# A move without its piece.
# $typed: what was typed
refused-which-piece = { $typed } doesn't say which piece.
# What was typed is a legal move in English, and another one with the piece letters of the reader's language.
# $typed: what was typed
# $piece: whose move it is in English
# $moves: the move, or those it may be, as they are typed
# $other: whose move it is in the reader's letters
# $others: that move, or those it may be
refused-two-pieces = { $typed } can mean the { $piece } or the { $other }. { CAPITAL($piece) }: { $moves }. { CAPITAL($other) }: { $others }.
# $typed: what was typed
refused-no-drop = { $typed } is illegal: no square of your first row is empty.
# A square alone.
# $typed: the square
refused-none-goes-there = { $typed } is illegal: none of your pieces can go there.
# A square alone, with a piece of one's own.
# $typed: the square
# $piece: the piece
refused-piece-on-it = { $typed } is illegal: the { $piece } on it can't move.
# A square alone, with a piece of one's own that can move; its moves follow.
# $typed: the square
refused-not-whole = { $typed } isn't a whole move.
# $typed: what was typed
# $piece: what was to move
refused-no-piece = { $typed } is illegal: you have no { $piece }.
# $typed: what was typed
# $piece: what was to move
# $place: a file, a row or a square
refused-no-piece-on = { $typed } is illegal: you have no { $piece } on { $place }.
# Without turns, of a piece of which there is one.
# $typed: what was typed
# $piece: what was to move
# $square: where to
refused-your-piece-is-cooling = { $typed } is illegal: your { $piece } can't go to { $square } now. `{ COMMAND("ready") }` shows which pieces are ready.
# The same of a piece of which there are several.
# $typed: what was typed
# $piece: what was to move
# $square: where to
refused-pieces-are-cooling = { $typed } is illegal: no { $piece } of yours can go to { $square } now. `{ COMMAND("ready") }` shows which pieces are ready.

# What would work instead.
# $moves: moves or commands, as they are typed
refused-possible = Possible: { $moves }.
# The same of the piece that was meant.
# $square: where it stands
# $moves: its moves
refused-from = From { $square }: { $moves }.
# $piece: the piece that was meant
# $square: where it stands
refused-can-not-move = The { $piece } on { $square } can't move.

# What this game does not have at all.
# $typed: what was typed
refused-no-premoves = { $typed }: this game has no premoves. `{ COMMAND("challenge") } realtime options:premove=on` has them.
# $typed: what was typed
# $games: which games have it, as they are typed
refused-no-lifelines = { $typed }: this game has no lifelines. You can find them in { $games }.
# $typed: what was typed
# $games: which games have it, as they are typed
refused-no-billi = { $typed }: this game has no LET'S BILLI. You can find it in { $games }.
# $typed: what was typed
# $games: which games have it, as they are typed
refused-no-denial = { $typed }: this game has no denial. You can find it in { $games }.
# $typed: what was typed
# $games: which games have it, as they are typed
refused-no-defeat = { $typed }: this game has no ACCEPT DEFEAT (use `{ COMMAND("resign") }`). You can find it in { $games }.
