# Mistakes in games that the computer has analysed, as puzzles.

# Beside the word `mine` in a list of what can be typed.
mistake-mine-means = mistakes in your own analysed games
mistake-none-of-yours = No mistakes of yours are known yet. Analyse a finished game first: `{ COMMAND("analyse") }`.
mistake-no-such = That game has no mistake with that number.
# $id: the code of a game
mistake-none-of = No mistakes are known in `{ $id }`. `{ COMMAND("analyse") } { $id }` looks for them.
# The title of the form for an answer.
# $id: the code of the game
# $number (number): the mistake's
mistake-form-title = { $id }, mistake { $number }: your answer

# A mistake as a puzzle. What was played follows, and then the question.
# $number (number): the mistake's
# $id: the code of the game
# $game: which game it is, a title
# $players: who played whom
mistake-head = **Mistake { $number } of `{ $id }`**, { $game }: { $players }.
# "Answer" is the button under it.
# $id: the code of the game
# $number (number): the mistake's
mistake-ask = What was better? Use **Answer** or `{ COMMAND("puzzle") } game:{ $id } number:{ $number } answer:`.
# What was played. What was better follows, once it is known.
# $player: a side with its player
# $move: the move with its number
mistake-lost-the-game = { $player } played **{ $move }**, which lost the game.
# $player: a side with its player
# $move: the move with its number
mistake-gave-away-a-won-game = { $player } played **{ $move }**, which gave away a won game.
# $player: a side with its player
# $move: the move with its number
# $pawns: so many pawns
mistake-lost-pawns = { $player } played **{ $move }**, which lost { $pawns }.

# A better move was found.
# $solution: what was played and what was better, in sentences
mistake-right = **Correct!** { $solution }
# What was played is answered.
mistake-the-same = That is what was played. What was better?
# An answer that is none of the better moves.
mistake-wrong = That is legal, but the computer found something better. Try again.
# The titles of the pictures of the solution.
# $move: the move with its number
mistake-title-of-played = Played: { $move }
# $move: a move, or "waiting" or "passing"
mistake-title-of-better = Better: { $move }
