# Games that cannot be read any more, and how a room goes on without them.

# Archiving such a game is for others.
unread-managers-archive = Only people who can manage this room can archive a game.
unread-freed = Done. This room is free again.
# The game of a room cannot be read.
# $game: its code
unread-holds-its-room = Game { $game } can't be read any more and blocks its room. Somebody who manages the room can archive it there with `{ COMMAND("settings") }`.
# A game that keeps no room waiting cannot be read.
# $game: its code
unread-lost = Game { $game } can't be read any more. `{ COMMAND("challenge") }` starts a new one.
# The same without any advice, where only a sentence can be shown.
# $game: its code
unread-plainly = Game { $game } can't be read any more.
# What those who manage the room are shown with its settings.
# $game: its code
unread-to-archive = Game { $game } can't be read any more. Archive it to free this room.
# On a button.
# $game: its code
unread-button = Archive game { $game }
# What the room is told.
# $game: its code
unread-archived = Game { $game } can't be read any more and is archived. `{ COMMAND("challenge") }` starts a new one.
# There is no need to archive it.
# $game: its code
unread-can-be-read = Game { $game } can be read, so it stays.
