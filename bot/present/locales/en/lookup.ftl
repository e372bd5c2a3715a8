# Which game is meant, and who may act at it.

# No game is played in the room.
lookup-no-game = There is no game in this room. `{ COMMAND("challenge") }` starts one.
# Who sat at an archived game has deleted their data.
lookup-player-gone = A player of this game has deleted their data, so it can't be resumed.
# Who has fallen acts no more.
lookup-you-are-out = You are out of this game. You can still watch.
# No game has the code that was typed.
# $typed: what was typed
lookup-no-game-of-code = There is no game { $typed } here. `{ COMMAND("games") }` lists the games.
# To somebody who does not play.
# $players: who does, with their sides
lookup-only-these-play = You are not playing in this game. The players are { $players }. `{ COMMAND("board") }` shows you the board.
# A game that is archived while the room plays another.
# $archived: the code of the archived game
# $played: the code of the other
lookup-another-is-on = Game { $archived } is archived, and { $played } is on here now. Resume { $archived } when { $played } is over.
# A button that belongs to the players.
# $players: who they are, with their sides
lookup-only-players = Only the players can do that: { $players }.
# A button under an earlier board.
# $asked: a sentence of whom the game waits for
lookup-position-has-changed = The position has changed. { $asked }
