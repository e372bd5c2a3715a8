# The questions before a challenge: which game, against whom, how much time.

new-game-against-whom = Who do you want to play?
new-game-which-game = Which game?
# The third question, of a game without turns.
new-game-which-unit = How long is a time unit?
new-game-how-fast = How much time?
# An opponent, and what it means to choose nobody.
new-game-anybody = Anybody
new-game-whoever-accepts = whoever accepts
# An answer that was never offered, or is not offered any more.
new-game-no-such-answer = That is no longer on offer. Start again.

# The title of the form that asks for everything at once: at most 45 characters, as its fields.
new-game-form = New game
new-game-field-game = Game
new-game-field-opponent = Opponent
# What it means to name nobody.
new-game-hint-opponent = Leave this empty to play whoever accepts.
new-game-field-level = Computer
# What it means to choose one.
new-game-hint-level = Choose a level to play the computer.
new-game-field-time = Time
# What it means to choose none.
new-game-hint-time = Leave this empty for the usual time. The last three are for games without turns.
new-game-field-side = Your side

# The first question, with what is asked for.
new-game-asks-game = **New game.** { new-game-which-game }
# The second question.
# $game: what is played
new-game-asks-opponent = **{ $game }.** { new-game-against-whom }
# The third question.
# $game: what is played
# $opponent: who is challenged
# $question: how fast it is to be
new-game-against = **{ $game }** against { $opponent }. { $question }
# The same where anybody is.
# $game: what is played
# $question: how fast it is to be
new-game-open = **Open challenge, { $game }.** { $question }

# A computer as an opponent.
# $level: its level, with its name and strength, as `4: Lantern, casual player`
new-game-computer-of = Computer, level { $level }
# The same where more than two play: one in each other seat.
# $level: their level, with its name and strength
new-game-computers-of = Computers, level { $level }

# How fast games without turns are.
# $unit: the time unit, as `2 s a unit`
new-game-without-turns-fast = Without turns, fast: { $unit }
# $unit: the time unit
new-game-without-turns-medium = Without turns, medium: { $unit }
# $unit: the time unit
new-game-without-turns-slow = Without turns, slow: { $unit }
# A time unit was chosen for a game that has none.
# $game: the game
new-game-unit-with-turns = { $game } is played in turns. Choose a clock or a time per move.
# What the time unit of a game without turns is to a player.
# $seconds (number): for how long a queen rests
new-game-queen-rests-seconds = { $seconds ->
    [one] a queen rests { $seconds } second
   *[other] a queen rests { $seconds } seconds
}
# $minutes (number): for how long a queen rests
new-game-queen-rests-minutes = { $minutes ->
    [one] a queen rests { $minutes } minute
   *[other] a queen rests { $minutes } minutes
}
