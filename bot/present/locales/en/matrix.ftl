# What only Matrix needs to say.

# To somebody who asks for too much at once.
matrix-too-much = Too many commands at once. Wait a few seconds.
# In the room, where the answer is for the asker alone.
matrix-sent-to-you = Sent to you in a direct chat.
# In the room, where the asker can't be told alone.
matrix-no-direct-room = This answer is private, and I can't open a direct chat with you. Invite me to one and ask there.
# In the room, where the server lets the bot open no further direct rooms for now.
matrix-too-many-rooms = This answer is private, and the server doesn't let me open another direct chat right now. Ask again in a minute.
# In place of a file that the server does not take.
matrix-no-file = I can't send the file: this server doesn't take it.
# What else is kept, beside what is kept everywhere.
matrix-kept-too = On Matrix I also keep, outside my database, the members, names and device keys of the rooms I am in, and which direct chat is yours. Your messages are not kept: a command is deleted once it is answered. I keep what I know about a room for a while after I leave it. Whoever runs me can delete the folder `matrix`.
# Behind a question whether another command was meant: a message that is changed is not heard again.
matrix-send-anew = Send it as a new message.
# To somebody who has changed a message so that it is a command.
matrix-edited = I don't read changes of a message. { matrix-send-anew }
# To somebody whose number answers a board that has been changed in place, and may be one of those that stood there before.
matrix-board-changed = That board has changed, and so have its numbers.
# To somebody who has answered a message that is neither a file nor a text.
matrix-no-game = There is no game in that message. Answer a file or a text with `{ COMMAND("import") }`.
# Behind the question which record is meant.
matrix-as-a-file = Or send the file with `{ COMMAND("import") }` as its caption, or answer its message with `{ COMMAND("import") }`.
# To a room in which an encrypted message can't be read.
matrix-locked = I can't read an encrypted message in this room. If it was for me, please send it again.

# Before an answer that stands in a direct room, because the bot may not write in the room where it was asked.
# $room: the name of that room
matrix-from-a-closed-room = You asked in { $room }, where I can't post:
# The same, where that room has no name.
# $people: who is in it
matrix-from-a-nameless-room = You asked in the room with { $people }, where I can't post:
# To a room that has invited the bot.
matrix-hello = Hello! I play chess variants here. `{ COMMAND("challenge") }` starts a game, `{ COMMAND("help") }` shows what else there is.
# Behind the list of commands.
matrix-move-alone = When it is your turn, the move alone is enough: `{ COMMAND("e4") }`.
# To a room that is replaced by another one, where that can be reached with a link.
# $link: its address
matrix-moved = I moved to the new room, and this room's games continue there: { $link }
# To somebody who talks with the bot.
# $help: the command for help, as it is typed there
# $start: a command that starts a game, in the same way
matrix-understands = I only understand commands. { $help } lists them, { $start } starts a game.
# To somebody who has mistyped a command.
# $line: the command that was probably meant, as it is typed there
matrix-meant = Did you mean { $line }? { matrix-send-anew }
# To somebody who has typed a number that is on no list.
# $number: the number
matrix-no-choice = There is no choice { $number } here.
# To somebody who has named a person by a name that several have.
# $name: what was typed
matrix-namesakes = Several people here are called { $name }. Use an id.
# $name: what was typed
# $ids: their ids, of which one is meant
matrix-namesakes-with-ids = Several people here are called { $name }. Use an id: { $ids }.
# To somebody who has set a reaction where more is needed.
# $number: the number of the choice
matrix-type-it = This can't be undone. Type { $number } to confirm.

# Under a picture, what opens its description.
matrix-picture-in-words = The picture in words
# In the place of something hidden, where nothing can be hidden.
matrix-spoiler = (spoiler)
# What leads to a message that words are about, in parentheses behind them.
matrix-message = message
# In the place of a room whose name would say nothing to anybody.
matrix-a-thread = a thread
matrix-another-room = another room

# A moment to come.
# $time: how far away it is
matrix-in-time = in { $time }
# A moment that is past: "Nov 14, 22:13 UTC".
# $month: its month in short
# $day: its day
# $time: its time of day
matrix-past = { $month } { $day }, { $time } UTC
# A month in short.
# $month (number): which, from 1
matrix-month =
    { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
