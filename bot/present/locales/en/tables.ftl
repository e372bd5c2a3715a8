# Rooms that share a table: codes, notices, refusals, and who is blocked there.

tables-managers-only = Only people who can manage this room can link it.
tables-managers-block = Only people who can manage this room can block people here.
# A direct room is one person's own.
tables-direct = A direct chat can't be linked. Invite the bot into a room and link that one.
# A bridge shows everything in both rooms already.
tables-bridged = A bridge already joins this room with another network, so everything would appear twice. It can't be linked.
# A thread has one game.
tables-thread = A thread can't be linked. Link the room it belongs to.
# Another room made the table.
tables-other-room-links = This room is already linked. Only the first room can link more.
# The code is wrong, used up or too old.
tables-no-such-code = This code is wrong, expired or already used. `{ COMMAND("link") }` in the other room gives a new one.
tables-own-code = This code was made here. Type it in the other room.
# A room has one table.
tables-linked-already = This room is already linked. `{ COMMAND("unlink") }` ends that.
# The room shares no table.
tables-not-linked = This room is not linked.
tables-linked = The rooms are linked.
# The bot can't reach the room that a game is played in.
tables-room-away = The bot can't reach the room this game is played in. It stays paused, and nobody loses by it.
tables-unlinked = This room is unlinked.
# There is one settings room.
tables-settings-elsewhere = Settings are taken from the first room. `{ COMMAND("unlink") }` gives this room its own again.
tables-no-threads = Linked rooms play in the room itself, not in a thread.
# What somebody blocked is told.
tables-blocked = A manager has blocked you from playing here.
# Words that people type stay in their room.
tables-no-free-words = Messages don't cross between linked rooms. Offer the pact without one.
# What `/privacy` says of it.
tables-what-crosses = Linked rooms see your name, your network, your moves, offers and results, never your id. Posts that were sent stay there.

# An encrypted room is linked only by an explicit word.
# $line: the command that agrees
tables-encrypted-first = This room is encrypted. At a linked table, boards, moves and names leave the encryption. To agree, type `{ COMMAND($line) }`.
# The code, for whoever asked for it.
# $line: the command with the code
# $time: how long it can be used
tables-code =
    In the other room, somebody who manages it types: `{ COMMAND($line) }`
    It works once, for { $time }.
# A table has only so many rooms.
# $most (number): how many
tables-full = A table can have { $most } rooms, and this one has.
# Each room has its own game.
# $game: the code of the game that is on here
tables-both-play = Both rooms have a game on, and a table can have only one. Finish { $game } or the other one first.

# A room now shares its table: the next sentences follow, one from each pair.
# $rooms: the others
tables-linked-to = **This room is now linked to { $rooms }.**
# A linked room on the same network.
tables-another-room = another room
# $network: the network of a linked room
tables-room-on = a room on { $network }
tables-appear-in-both = Challenges, moves, offers, pacts, results, names and boards appear in both.
tables-appear-in-all = Challenges, moves, offers, pacts, results, names and boards appear in all of them.
# Of an encrypted room: "they" are the challenges, moves and so on.
tables-leave-encryption = They leave this room's encryption.
tables-stay = Chat, hints and private answers stay where they are.
tables-settings-here = Settings are taken from this room, but each room has its own language.
tables-settings-there = Settings are taken from the first room, but each room has its own language.
tables-unlink-ends = `{ COMMAND("unlink") }` ends it.

# The game that is on in the other room.
# $players: who plays
tables-under-way = The game at this table: { $players }.
# Another room has left the table.
# $network: its network
tables-other-unlinked = A linked room on { $network } has been unlinked.
# Another room is gone.
# $network: its network
tables-other-gone = A linked room on { $network } can't be reached any more.
# Behind one of these: there is no table any more.
tables-by-itself = This room is by itself again.
# Behind one of these, of a game that is on.
# $game: its code
tables-goes-on-here = { $game } goes on here until it is over.
# The same of a game that began in another room.
# $game: its code
tables-goes-on-there = { $game } continues in the room it started in.
# A room of the table cannot be reached, and may be again.
# $network: its network
tables-silent-room = A linked room on { $network } hasn't been reachable for a day, so nobody there sees what happens at this table. It stays linked; `{ COMMAND("unlink") }` ends that.
# A player's room is gone, and the game waits for them.
# $game: its code
# $players: whose room it was
tables-game-cut-off = Game { $game } is paused: the room of { $players } can't be reached any more. No time runs, nobody loses by it, and another game can start here.
# The same in a tournament, which waits for nobody.
# $game: its code
# $players: whose room it was
tables-drawn-for-cut-off = The room of { $players } can't be reached any more. Game { $game } is drawn and counts for nobody.

# Somebody may not play at the table any more.
# $who: that one
tables-is-blocked = A manager has blocked { $who } from playing here.
# The manager is told so.
# $who: who may not play here any more
tables-you-blocked = { $who } is blocked. `{ COMMAND("unblock") }` undoes it.
# The manager is told so.
# $who: who may play here again
tables-you-unblocked = { $who } can play here again.
# Several are called as was typed.
# $people: they
tables-which = There are several players with that name: { $people }. Mention the one you mean, or add the network.
# Somebody is to be blocked whose game with who blocks them would be lost by it.
# $who: that one
tables-plays-with-you = You are playing a game with { $who }. Finish it first, or ask somebody else who manages this room to block them.
