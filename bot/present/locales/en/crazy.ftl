# Crazy chess: what a move did and set off, why, and how moves are picked part by part. Its rules are in rules-crazy.ftl.

# What a puzzle of its own theme asks for, and how: "mate in three, by a chain reaction".
crazy-theme = mate
crazy-theme-how = by a chain reaction

# The question before a move that kills the own king, and the button that plays it all the same.
# $move: the move, in bold
crazy-suicide = { $move } kills your own king, so you lose at once. Play it?
crazy-lose-by-it = Yes, lose the game

## What a plain move did beside its notation: it follows "3. Bg5 by White".

crazy-jumping-in = , jumping into the rook
# $pieces: one or two captured pieces, each as crazy-captured says it
crazy-capturing = , capturing { $pieces }
# $pieces: one or two captured pieces, each as crazy-captured says it
crazy-capturing-and-jumping-in = , capturing { $pieces } and jumping into the rook
# A captured piece in a list of them.
# $piece: its kind
crazy-captured = { FORM($piece, "a") }
# What a move did that set off others, in the same place.
# $steps: its steps, one after another
crazy-did = : { $steps }

## Steps of a move, each a clause without its end.

# $side: whose piece it is
# $piece: its kind
# $from: its square
# $to: where it goes
crazy-step-moved = { $side } { $piece } { $from } to { $to }
# $side: whose piece it is
# $piece: its kind
# $square: its square
crazy-step-captured = { $side } { $piece } on { $square } is captured
# It falls out of a rook that was captured.
# $side: whose piece it is
# $piece: its kind
# $square: where it falls
crazy-step-fell = { $side } { $piece } falls on { $square }
# A rook falls with what it carries.
# $side: whose piece it is
# $piece: its kind
# $square: where it falls
crazy-step-fell-with-load = { $side } { $piece } falls on { $square } with its load
# A captured bishop comes back.
# $side: whose piece it is
# $piece: its kind
# $square: its square
crazy-step-rose = { $side } { $piece } rises on { $square }
# A captured queen captures all around her.
# $side: whose piece it is
# $piece: its kind
# $square: her square
crazy-step-revenge = { $side } { $piece } takes revenge around { $square }
# A queen captures all around her instead of moving.
# $side: whose piece it is
# $piece: its kind
# $square: her square
crazy-step-all-round = { $side } { $piece } on { $square } captures all round
# A disguise: a pawn and another piece change places.
# $side: whose pawn it is
# $pawn: a pawn
# $from: its square
# $other-side: whose the other piece is
# $other: the kind of that piece
# $to: its square
crazy-step-swapped = { $side } { $pawn } { $from } swaps with { $other-side } { $other } { $to }
# $side: whose piece it is
# $piece: its kind
# $square: its square
crazy-step-vanished = { $side } { $piece } on { $square } disappears
# $square: the pawn's
# $piece: what it becomes
crazy-step-promoted = the pawn on { $square } becomes { FORM($piece, "a") }
# A step at whose end the piece jumps into a rook.
# $step: the step
crazy-step-jumping-in = { $step }, jumping into the rook

# In a chain of disguises: a further pawn swaps places with the same piece.
# $square: that pawn's
crazy-then-swapped = then the { $square } pawn does
# The end of a long list of steps.
# $count (number): how many steps are not told, two or more
crazy-more-steps = and { $count } more steps ({ COMMAND("explain") } shows them)

## The same in a picture, where there is little room.

# $numbers: the numbers of the steps that are shown, and of how many: 4-7/9
# $step: the first of them
crazy-moment = { $numbers }: { $step }
# $piece: what moves
# $square: where it goes
crazy-moment-moved = { $piece } to { $square }
# $piece: what falls
# $square: where
crazy-moment-fell = { $piece } falls, { $square }
# $piece: what rises
# $square: where
crazy-moment-rose = { $piece } rises, { $square }
# $square: the captured queen's
crazy-moment-revenge = revenge on { $square }
# $square: the queen's
crazy-moment-all-round = all round { $square }
# $from: the pawn's square
# $to: that of the piece with which it changes places
crazy-moment-swapped = { $from } with { $to }
# $piece: what disappears
# $square: where
crazy-moment-vanished = { $piece } gone, { $square }
# $piece: what a pawn becomes
# $square: where
crazy-moment-promoted = { $piece } on { $square }

## Why the steps of a move happen, a line for each kind of them.

# $why: one of the sentences below
# $part: the part of the rules that tells more, as it is typed
crazy-reason = - { $why } (`{ COMMAND("rules") } crazy { $part }`)
crazy-why-two-steps-later = A king makes two steps. What his first step captures reacts after the second.
crazy-why-two-steps-at-once = A king makes two steps. What his first step captures reacts at once.
crazy-why-knight-captures = A knight can capture on a square it passes, or inside a rook.
crazy-why-jumps-in = A piece that could move to a rook's square can jump into the rook.
crazy-why-falls = When a rook is captured its load falls, bottom first. Each falling piece captures the bottom piece of the square.
crazy-why-all-round = A queen can capture all round instead of moving.
crazy-why-revenge = A captured queen captures the bottom pieces of her square and of all squares around it.
crazy-why-rises = A captured bishop rises once and captures the bottom piece of its square.
crazy-why-bishop-vanishes = A risen bishop disappears at the end of its owner's next turn.
crazy-why-pawn-vanishes = A pawn that falls on its own first row disappears.
crazy-why-swaps = A pawn can swap places with a piece on a square it could step to.

## Moves picked part by part from menus, whose labels have room for 100 characters.

# A piece inside a rook.
# $level: how many pieces are below it, as a number
# $square: the rook's
crazy-level = level { $level } of { $square }

# A part of a move: a pawn changes places with a piece.
# $place: a square, or a level of one
crazy-part-swap = swapping with { $place }
# A knight captures on its way, or inside a rook.
# $place: a square, or a level of one
crazy-part-capture = capturing { $place }
# $square: the rook's
crazy-part-into = into the rook on { $square }
# A queen captures all around her instead of moving.
crazy-part-all-round = capturing all round

# An option that plays a chain of disguises.
# $pawn: the pawn's place
# $met: the place of the piece with which it changes places
crazy-swap = Swap { $pawn } and { $met }
# Parts of a move that follow one another: the end of such a chain is a further pawn, which changes places with the same piece.
# $before: one or several parts
# $next: the next one, or the place of the next pawn
crazy-then = { $before }, then { $next }

# Options that leave more to be picked. The first step of a king:
# $part: that step, as a square or a part above
# $count (number): how many second steps there are, two or more
crazy-first-step = first { $part }, then one of { $count }
# A further pawn of a chain of disguises.
# $pawn: its place
# $count (number): how many ways there are, two or more
crazy-next-pawn = …then go on with the { $pawn } pawn: { $count } ways

# What has been picked, and what comes next. A king's first step is chosen:
# $piece: the king on its square
# $part: the step, as a square or a part above
crazy-asks-second-step = { $piece }, first { $part }: second step?
# $piece: the knight on its square
# $part: where it goes, as a square or a part above
crazy-asks-capture = { $piece } to { $part }: what does it capture?
# A pawn changes places with a piece.
# $piece: the pawn on its square
# $parts: the disguise, and further pawns of the chain
crazy-asks-pawn = { $piece } { $parts }: another pawn?
# $piece: the piece on its square
# $parts: the parts that are chosen
crazy-asks-how = { $piece } { $parts }: how?
