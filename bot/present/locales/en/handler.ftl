# What every request may meet with, whatever it asks for.

# A request that comes again, and whose answer is not kept.
handler-repeated = Already done.
handler-failed = Something went wrong, and nothing was changed. Try again. If it keeps failing, tell whoever runs the bot.
handler-full = The bot's disk is full, so nothing can be saved right now, and nothing was changed. Games can still be read. Tell whoever runs the bot.
# There was no place in time for what costs much.
handler-busy = The bot is busy right now. Try again in a moment.
# A request without an id, a room or an asker.
handler-no-address = This request is incomplete.
# A button that no bot of this kind has made.
handler-not-ours = I don't know that choice. Use the newest board.
# A button that does nothing any more.
handler-dead = That choice has expired. Use the newest board.
handler-other-room = That choice belongs to a game in another room.
# Stands for a picture that could not be drawn, in a line of its own.
handler-no-picture = *The picture could not be drawn. `{ COMMAND("board") } text` shows the board as text.*

# To somebody who asks for more than the bot gives one person.
# $seconds (number): how long to wait
handler-wait = Too fast. Try again in { $seconds } s.
# Far more than any command takes.
# $chars (number): how many characters it has
handler-too-much = That is too long ({ $chars } characters).

# An option of a command that has none.
# $command: the command, as it is typed on the network
handler-no-options = { $command } has no options.
# $command: the command, as it is typed on the network
# $typed: the option that was typed
# $options: those there are, as they are typed
handler-no-option = { $command } has no option { $typed }. Options: { $options }.
# An option is too long.
# $option: its name, as it is typed
# $chars (number): how many characters it has
# $command: the command, as it is typed on the network
# $most (number): how many it may have
handler-long-option = { $option } is too long: { $chars } characters. { $command } takes at most { $most }.

# The bot may not write in the room.
# $missing: which permission it lacks, in parentheses with a blank before them; empty where that is not known
handler-may-not-write = I may not write in this room, so nothing can be played or followed here{ $missing }.
# Something was done, and the bot may not send it to the room. It may still change a message that is there.
# $done: the sentence that says what was done
# $missing: which permission it lacks
handler-done-unseen = { $done } The others may not see it in the room: the bot lacks { $missing }.
# The bot may not send pictures in the room.
# $missing: which permission it lacks, in parentheses with a blank before them; empty where that is not known
handler-may-not-send-pictures = *Boards are shown as text here because I may not send pictures{ $missing }.*
# Behind what the bot may not do.
# $missing: the names of the permissions it lacks
handler-missing = {" "}(missing permission: { $missing }; ask somebody who manages this room)

# A typed line is empty.
handler-line-is-empty = Type a command, for example { COMMAND("help") }.
# A typed line is too long to be read.
# $chars (number): how many characters it has
# $most (number): how many it may have
handler-line-is-too-long = That is { $chars } characters. A command can have at most { $most }.
# Something in a typed line can't be seen.
handler-line-is-unseen = The line has a character that can't be shown. Type it again.
# $typed: what was typed as a command
handler-no-command = There is no command { COMMAND($typed) }. { COMMAND("help") } lists them.
# $typed: what was typed as a command
# $meant: the command that was probably meant
handler-no-command-but = There is no command { COMMAND($typed) }. Did you mean { COMMAND($meant) }?
# Another command follows in a further line.
handler-several-commands = Send each command as a message of its own. Nothing was done.
handler-quote-is-open = A quotation mark isn't closed. Write name:"some words".
# An option was given twice.
# $option: its name, as it is typed
handler-option-twice = { CAPITAL($option) } is given twice.
# A command lacks something.
# $question: the question for it, with how it may be answered, as `Which square? For example c1`
handler-lacks = { CAPITAL($question) }.
# An option takes a number.
# $option: its name, as it is typed
# $least: the smallest
# $most: the largest
handler-option-is-number = { CAPITAL($option) } is { $least } to { $most }.
# An option does not take a word.
# $typed: the word
# $values: those it takes, as a list of which one is meant
handler-not-a-choice = I don't know '{ $typed }'. Use { $values }.
# An option does not take a word, and takes one that is near to it.
# $typed: the word
# $meant: the one that was probably meant
handler-near-a-choice = I don't know '{ $typed }'. Did you mean { $meant }?
# Nobody plays at such a pace.
# $typed: what was typed
handler-not-a-time = { CAPITAL($typed) } isn't a time control. Use for example 5+3, 10m, 1d or none.
# The value of an option is too long.
# $option: its name, as it is typed
# $most (number): how many characters it may have
# $chars (number): how many it has
handler-option-is-too-long = { CAPITAL($option) } can have at most { $most } characters. This has { $chars }.
# A second person is named where one is.
# $command: the command
handler-one-person = { COMMAND($command) } can name only one person.
# The same where others can join.
# $command: the command
handler-one-person-others-join = { COMMAND($command) } can name only one person. Others take the free seats themselves.
# An option that the command does not have, and has one with nearly this name.
# $command: the command
# $typed: what was typed
# $meant: the name of the option that was probably meant
handler-misspelt-option = { COMMAND($command) } has no option { $typed }. Did you mean { $meant }:?
# More was typed than a command takes.
# $command: the command
# $typed: what was typed
# $usage: how it is typed
handler-superfluous = { COMMAND($command) } doesn't take { $typed }. Use { $usage }.
