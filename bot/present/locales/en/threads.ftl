# Games in threads of their own.

# The room's settings keep games out of threads.
threads-switched-off = Threads are off in this room. `{ COMMAND("settings") } threads on` allows them.
# A word that is no place.
threads-here-or-thread = Use `here` or `thread`.
# A game in a thread was accepted.
threads-begun = The game starts in its own thread.

# In the name of a thread whose game is over, before who played.
threads-drawn = Draw
# The same where somebody won.
# $side: who
threads-wins = { $side } wins
# The same among three where not all share the first place.
# $sides: who do
threads-several-draw = { $sides } draw

# Under the announcement of a game.
threads-in-a-thread = It is played in its own thread.
# The same when no thread could be opened.
threads-played-here = It is played here.
# Games may have threads here, but none can be opened.
# $missing: a permission that is missing, in parentheses and with a space before it; may be empty
threads-none-here = I can't open one here{ $missing }, so games are played in the room itself.
# The bot can open no thread here.
# $missing: a permission that is missing, in parentheses and with a space before it; may be empty
threads-cannot-be-opened = I can't open a thread here{ $missing }. The game can be played in the room itself.
# No thread could be opened after all; under it stands that the game begins.
threads-not-opened = I couldn't open a thread, so the game is played here.
# No thread could be opened, and the room is taken.
# $game: the code of the game
# $players: who plays
# $other: the code of the game that is on here
threads-no-room = Game { $game } ({ $players }) can't start: I couldn't open a thread, and { $other } is on here. Resume it here when { $other } is over.
# A game that waits for its thread.
# $game: its code
threads-soon = Game { $game } starts in its own thread in a moment.
