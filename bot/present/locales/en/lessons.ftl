# Rules, demonstrations and exercises page by page, and a game step by step.

lessons-no-exercise = There is no exercise with that number.
# There is no such position in the game.
lessons-no-step = The game has no such move.

# Behind the title of the rules, where a page goes on with the one before it.
# $part (number): the number of the part
# $parts (number): how many there are
lessons-part = (part { $part } of { $parts })
# What is to be seen in a picture, after a move.
# $move: the move as it is typed
# $words: what is to be seen
lessons-after = *After* `{ $move }`: { $words }
# The same of a position by itself.
# $words: what is to be seen
lessons-in-the-picture = *In the picture:* { $words }
# The title of a part of the rules.
# $game: the game
# $part: the part, as `rooks`
lessons-title-of-part = { $game }: { $part }
# The title of a demonstration.
# $game: the game
# $subject: what it shows
lessons-demo-title = **{ $game }: { $subject }**
# The title of an exercise.
# $game: the game
lessons-exercise-title = **{ $game }: exercise**
# To a right answer.
# $answer: the answer
# $why: why it is right
lessons-right = *{ $answer }:* **Right.** { $why }
# To a wrong answer.
# $answer: the answer
# $why: why it is wrong
lessons-not-quite = *{ $answer }:* **Not quite.** { $why }

# The start position of a game that is looked back on.
# $count (number): how many moves follow
lessons-start = { $count ->
    [one] **The start.** { $count } move follows.
   *[other] **The start.** { $count } moves follow.
}
# A position of a game's past.
# $move: the number and the move that led there
# $side: whose move it was
# $at: which move that is
# $of: how many moves there are
lessons-move-by = **{ $move }** by { $side } · { $at }/{ $of }
