# Puzzles: positions with a task, some of them exercises, which ask a question about the position.

puzzle-no-such = There is no puzzle with that number. `{ COMMAND("puzzle") }` shows one.
# No puzzle has been shown in the room lately. "Answer" is the button under a puzzle.
puzzle-none-here = Which puzzle? Choose **Answer** under it, or give its number: `{ COMMAND("puzzle") } number:3 answer:Kd2`. `{ COMMAND("puzzle") }` shows another one.
# An answer that is another action than a move.
puzzle-no-move = Answer a puzzle with its first move, for example `e2e4`, or with `deny`.
# An answer to an exercise that names nothing it could be.
puzzle-no-exercise-answer = Answer an exercise with squares or sides, for example `c1 d1` or `white`, or with `none`.
# The picture of a puzzle cannot be drawn.
puzzle-broken = This puzzle can't be shown.
# $typed: what was typed, which is no game with puzzles
# $games: those there are, a list of code
puzzle-none-of = There are no puzzles for { $typed }. There are some for { $games }.
# $typed: what was typed, which is no theme
# $themes: those there are, a list of code
puzzle-no-such-theme = There are no puzzles about { $typed }. Use { $themes }.
# $theme: a theme as it is typed
# $game: the title of a game
puzzle-none-about = There are no puzzles about `{ $theme }` for { $game }.

# The form for an answer: its title, and what its field asks for.
# $number (number): the puzzle's
puzzle-form-title = Puzzle { $number }: your answer
puzzle-form-field = The first move
# Where the last move can be denied.
puzzle-form-field-or-denial = The first move, or deny
# In an exercise.
puzzle-exercise-field = Squares or sides, or none

# Beside the word `daily` in a list of what can be typed.
puzzle-daily-means = the puzzle of the day
# Above the puzzle of the day.
puzzle-of-the-day = Daily puzzle
# The daily puzzle has been solved, on the first day in a row.
puzzle-streak-begins = That was the daily puzzle. A new streak begins: 1 day.
# $days (number): on how many days in a row, 2 or more
puzzle-streak-is-best = That was the daily puzzle: { $days } days in a row, your best.
# $days (number): on how many days in a row, 2 or more
# $best (number): on how many days in a row at most before
puzzle-streak-goes-on = That was the daily puzzle: { $days } days in a row (your best is { $best }).

# The title of a puzzle's picture.
# $number (number): the puzzle's
# $game: which game it is, a title
puzzle-title = Puzzle { $number }: { $game }
# What a puzzle begins with; who is to play and what to do follows.
# $number (number): the puzzle's
# $game: which game it is, a title
puzzle-head = **Puzzle { $number }**, { $game }.
# $number (number): the puzzle's
# $game: which game it is, a title
# $options: what is not as usual in it, as it is typed
puzzle-head-with-options = **Puzzle { $number }**, { $game } with { $options }.
# How to answer, behind the task. "Answer" is the button under the puzzle.
puzzle-answer-first-move = What is the first move? Use **Answer** or `{ COMMAND("puzzle") } answer:`.
# The same in an exercise, whose question stands before it.
puzzle-answer-it = Use **Answer** or `{ COMMAND("puzzle") } answer:`.

# The opponent's last move, where it matters.
# $side: the opponent
# $move: the move
puzzle-just-played = { $side } has just played { $move }.
# A pact that is in force.
# $parties: the sides that made it, a list
# $terms: what it says
puzzle-pact = { $parties } have a pact: { $terms }.
# What to do.
# $side: who is to play
# $task: what to do, as below
puzzle-to-play = { $side } to play: **{ $task }**.
# The same without turns, where one move does it.
# $side: who is to play
# $task: what to do, as below
puzzle-to-play-ready = { $side } to play: **{ $task }**. See which pieces are ready.
# The same where it takes several moves.
# $side: who is to play
# $task: what to do, as below
puzzle-to-play-with-waits = { $side } to play: **{ $task }** (a wait counts as a move). See which pieces are ready.

# What to do. A number of moves is written in letters: one to four.
# $win: what wins, as "mate"
# $number: in how many moves
puzzle-win-in = { $win } in { $number }
# The same by what is special in a game.
# $win: what wins, as "mate"
# $number: in how many moves
# $how: how, as "through a hole"
puzzle-win-in-by = { $win } in { $number }, { $how }
puzzle-lasermate-in-one = make a lasermate in one
# $number: in how many moves, two or more
puzzle-lasermate-in = force a lasermate in { $number }
puzzle-denial-in-one = win by denial in one
# $number: in how many moves, two or more
puzzle-denial-in = force a win by denial in { $number }
puzzle-king-in-one = capture a king in one
# $number: in how many moves, two or more
puzzle-king-in = force the capture of a king in { $number }
# The same where other captures would break a pact.
puzzle-pact-in-one = capture a king in one and keep the pact
# $number: in how many moves, two or more
puzzle-pact-in = force the capture of a king in { $number } and keep the pact

# Questions of exercises.
# $piece: a piece
# $cell: the cell on which it is
# $does: what it does, as "travels through the holes"
puzzle-through = Where can the { $piece } on { $cell } end up if it { $does }? Name all squares.
# In the place of a piece that is not known.
puzzle-piece = piece
# $side: a side
# $other: the opponent
puzzle-safe = Which { $side } pawns can't { $other } capture in one move? Name all of them.
puzzle-checked = Who is in check? Name the sides.

# A right answer.
# $number (number): the puzzle's
# $solution: how it is solved, a sentence
puzzle-right = Puzzle { $number }: **correct!** { $solution }
# A right answer after which there is more to find.
puzzle-goes-on = Right. What now?
# An answer that is legal and not the solution.
# $number (number): the puzzle's
puzzle-wrong = Puzzle { $number }: that is legal, but not the solution. Try again.
# The same on the puzzle's own page, behind the move and a colon.
puzzle-wrong-move = legal, but not the solution. Try again.
# An answer to an exercise that is not the right one.
# $number (number): the puzzle's
puzzle-not-all = Puzzle { $number }: that isn't it. Try again.
# A right answer to an exercise.
# $number (number): the puzzle's
# $answer: a list of squares or sides, as they are typed
puzzle-right-answer = Puzzle { $number }: **correct!** The answer is { $answer }.
# The solution, to who asked for it.
# $number (number): the puzzle's
# $solution: how it is solved, a sentence
puzzle-solution-of = Solution of puzzle { $number }: { $solution }
# How a puzzle is solved, as a sentence.
# $steps: a list of what the sides do, or of squares or sides as they are typed
puzzle-solution = { $steps }.
# One of those steps.
# $side: a side
# $move: its move
puzzle-step-moves = { $side } **{ $move }**
# $side: a side
puzzle-step-denies = { $side } denies
# $side: a side
puzzle-step-allows = { $side } allows the move
# $side: a side
puzzle-step-passes = { $side } passes
# The same without turns.
# $side: a side
puzzle-step-waits = { $side } waits
# What a step has come to, behind it.
puzzle-ends-in-lasermate = (lasermate)
puzzle-ends-with-king = (a king falls)
puzzle-ends-in-mate = (mate)
puzzle-ends-without-moves = (no move left)
puzzle-ends-game = (the game is over)

# A hint, to who asked for it.
# $number (number): the puzzle's
# $begins: where the solution begins, as below
puzzle-hint = Hint for puzzle { $number }: { $begins }
# The same for a mistake in a game that was played.
# $game: the code of the game
# $begins: where the solution begins, as below
puzzle-hint-for-mistake = Hint for the puzzle from game { $game }: { $begins }
# Behind a hint, where the first attempt would have counted for a rating.
puzzle-hint-counts = It counts as not solved.
# Where a solution begins; on the page by itself.
puzzle-begins-with-denial = the last move can be denied.
puzzle-begins-without-piece = no piece has to move.
puzzle-begins-with-drop = a piece comes from your supply.
# $piece: a piece
# $cell: the cell on which it is
puzzle-begins-with-piece = begin with the { $piece } on { $cell }.
# $cell: a cell
puzzle-begins-on = begin on { $cell }.
# The same for an exercise.
# $count (number): how many squares or sides the answer names
puzzle-parts = { $count ->
    [one] the answer is one word.
   *[other] the answer is { $count } words.
}

# How a first attempt changes a rating.
# $game: the title of the puzzle's game
# $was: the rating before
# $now: the rating after
puzzle-rated = Your puzzle rating in { $game }: { $was } → **{ $now }**.
