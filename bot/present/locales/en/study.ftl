# Analysis of finished games by the computer, and its hints.

# The computer has no time for anything that was asked of it.
study-busy = The computer is busy. Ask again in a moment.
# A game that is still played.
study-not-over = A game can be analysed when it is over. During the game `{ COMMAND("hint") }` helps when it is your turn.
# The same where the computer helps nobody before.
study-not-over-nor-helped = A game can be analysed when it is over.
# A hint is asked for in a game that counts.
study-not-in-rated = Hints are for casual games. Once this rated game is over, `{ COMMAND("analyse") }` shows what was better.
# G7 is an example of a code.
study-no-finished = No game has ended in this room. For a game from elsewhere use its code: `{ COMMAND("analyse") } G7`.
study-nothing-played = That game has no moves.
# The computer is to judge a position near that of a game without hints, for somebody who plays it.
# $id: the code of that game
study-own-position = This is too near your game `{ $id }`, where the computer helps nobody. Once that game is over, `{ COMMAND("analyse") }` shows what was better.
# A game is being analysed.
# $id: its code
study-analysing = Analysing `{ $id }`… a few seconds.
# The same where it was asked for before.
# $id: its code
study-still-analysing = Still analysing `{ $id }`… a few seconds.
# $id: the code of a game
study-unfinished = The analysis of `{ $id }` failed. `{ COMMAND("analyse") } { $id }` tries again.

# A hint that could not be thought of.
study-no-hint = The computer found nothing in time. Ask again in a moment.
study-moved-on = The position has changed, so the hint is out of date.
# A hint is asked for where nobody waits for anybody.
study-none-ready = None of your pieces is ready yet. `{ COMMAND("ready") }` shows when.
# $player: whose turn it is, a side with its player
study-not-your-turn = It isn't your turn: { $player } is to move. You can get a hint when it is.
study-nobodys-turn = It isn't your turn: nobody is to move. You can get a hint when it is.
# Hints.
# $move: a move
study-would-play = The computer would play **{ $move }**.
study-would-wait = The computer would wait.
study-would-pass = The computer would pass.
study-would-deny = The computer would **deny** the last move.
study-would-allow = The computer would **allow** the move.
study-would-use-no-lifeline = The computer would use **no lifeline**.
study-would-let-pass = The computer would let the beam **pass**.
study-would-reflect = The computer would **reflect** the beam.
study-would-stop = The computer would **stop** the beam.
study-would-accept-draw = The computer would **accept** the draw.
study-would-decline-draw = The computer would **decline** the draw.
study-would-claim-draw = The computer would **claim** the draw.
study-would-say-billi = The computer would say **LET'S BILLI**.
study-would-accept-defeat = The computer would **accept defeat** in the chess game.
# $action: anything else that can be typed
study-would-do = The computer would do **{ $action }**.
# Behind a hint.
study-hint-is-yours = Only you see this, but the game record shows that you had a hint.

# What was found in a game.
# $id: its code
# $game: which game it is, a title
# $players: who played whom
study-analysis = **Analysis of `{ $id }`**, { $game }: { $players }.
# Behind it.
# $end: how the game ended, in words without a capital
study-ended = { CAPITAL($end) }.
# $sides: a list of sides with their accuracy
study-accuracy = **Accuracy:** { $sides }.
# $side: a side
# $percent: how accurately it played, from 0 to 100
study-accuracy-of = { $side } { $percent }%
study-no-big-mistakes = No big mistakes.
# Above a list.
study-biggest-mistakes = **Biggest mistakes:**
# A move of a side, in such a list.
# $move: the move with its number
# $side: the side
study-move-of-side = { $move } ({ $side })
# A mistake; what was better follows.
# $move: the move and its side, as above
study-cost-the-game = { $move } lost the game.
# $move: the move and its side
study-cost-a-won-game = { $move } gave away a won game.
# $move: the move and its side
# $pawns: so many pawns
study-cost-pawns = { $move } lost { $pawns }.
# $count (number): how many, none to some
study-pawns = { $count ->
    [one] { $count } pawn
   *[other] { $count } pawns
}
# $whole (number): how many whole ones
# $tenths (number): how many tenths of one more, 1 to 9
study-pawns-and-tenths = { $whole }.{ $tenths } pawns
# What was better than a mistake.
# $moves: moves, or what follows, of which each would do
study-better = Better: { $moves }.
# Among those, in games without turns, and in those with them.
study-waiting = waiting
study-passing = passing
# $moves: lasermates and what was played instead, with semicolons between them
study-missed-lasermates = **Lasermates missed:** { $moves }.
# $moves: the first ones
# $count (number): how many more there were
study-missed-lasermates-and-more = **Lasermates missed:** { $moves }; and { $count } more.
# $missed: a move that would have been a lasermate
# $move: the move and its side that was played
study-missed-lasermate = { $missed } instead of { $move }
# Over the choices under an analysis.
study-look = Choose a mistake to see what was better.

# On the picture of the course of a game.
study-star = missed lasermate
# $side: a side
# $player: who played it
study-side-and-player = { $side }: { $player }

# The same picture in words, sentence by sentence.
# $game: which game it is, a title
# $count (number): how many actions it had
study-course = { $count ->
    [one] Course of the game: { $game }, { $count } action.
   *[other] Course of the game: { $game }, { $count } actions.
}
# What the game was worth to a side.
# $side: a side with its player
# $start: what it was worth at the start, as below
# $end: what it was worth at the end
study-course-of-side = { $side }: { $start } at the start, { $end } at the end.
# $side: a side with its player
# $start: what it was worth at the start, as below
# $best: the most it was worth
# $move: the move and its side after which it was
# $end: what it was worth at the end
study-course-of-side-and-best = { $side }: { $start } at the start, best { $best } after { $move }, { $end } at the end.
study-won = won
study-lost = lost
study-winning = winning
study-losing = losing
study-level = level
# $pawns: so many pawns
study-ahead = { $pawns } better
# $pawns: so many pawns
study-behind = { $pawns } worse
# $sides: a list of sides with their accuracy
study-course-accuracy = Accuracy: { $sides }.
# The mistakes have numbers in the picture.
# $number (number): a mistake's
# $move: the move and its side
study-number-cost-the-game = Number { $number }: { $move }, lost the game.
# $number (number): a mistake's
# $move: the move and its side
study-number-cost-a-won-game = Number { $number }: { $move }, gave away a won game.
# $number (number): a mistake's
# $move: the move and its side
# $pawns: so many pawns
study-number-cost-pawns = Number { $number }: { $move }, lost { $pawns }.
# $moves: a list of moves with their sides
study-stars = Stars, missed lasermates: { $moves }.
