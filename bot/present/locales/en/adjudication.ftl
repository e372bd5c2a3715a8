# A game that is ended by somebody who manages the room.

# It is for others to do.
adjudication-managers-only = Only people who can manage this room can end a game with a result.
# The game is played where others manage the room.
adjudication-elsewhere = That game is played in another room. Only people who can manage that room can end it.
# Nobody judges their own game.
adjudication-your-own = You play in this game, so somebody else who manages this room has to end it. You can offer a draw with `{ COMMAND("draw") }`, claim overstepped time with `{ COMMAND("claim") }`, or resign. After 14 days without a move the bot asks the players, and 7 days later another game can start here.
# Words of somebody's own do not cross between rooms.
adjudication-no-note-here = This game is shared with another room, where your note would show. Leave the note out.
# The game does not end that way from here.
adjudication-not-possible = The game can't end with this result from this position.
adjudication-you-ended = You ended the game.
# There is no such side in a game.
# $sides: what can be typed, as code, with commas between
adjudication-no-such-side = Use { $sides } or `draw`.
# A side has fallen already.
# $who: the player
adjudication-is-out = { $who } is out of the game.
# Behind the result: why the game was ended so.
# $note: what the manager wrote
adjudication-note = Note: { $note }
