# Help, which lists the commands.

# The headings of the commands.
help-start = Start
help-play = Play
help-look = Look
help-learn = Learn
help-manage = Manage

# Over the first page in a room with a game; whose turn it is follows.
# $game: what is played
help-game-is-on = **{ $game }** is on here.
# To whoever can move now.
# $line: a line that makes a move, as it is typed
help-your-move = Your move, for example `{ COMMAND($line) }`.
# To everybody else.
# $side: whose turn it is
help-to-move = { $side } to move.
# Over the first page in a room without a game.
help-welcome = **Lasermate** plays chess variants here. To start: `{ COMMAND("challenge") } computer`, then `{ COMMAND("move") } e2e4`.
# The heading of a page.
# $title: of these commands
# $page (number): its number
# $pages (number): how many pages there are
help-heading = **{ $title }** ({ $page } of { $pages })
# A command in the list.
# $command: its name
# $does: what it does; what follows a ; or a ( is left out here
help-command = `{ COMMAND($command) }` { SHORT($does) }
# Under the first page.
help-explains = `{ COMMAND("help") } command` explains a command, `{ COMMAND("rules") }` the game.

# Help is asked for something that is no command.
# $typed: what was typed
help-no-command = There is no command { COMMAND($typed) }. `{ COMMAND("help") }` lists them all.
# $typed: what was typed
# $meant: the command that was probably meant
help-no-command-but = There is no command { COMMAND($typed) }. Did you mean `{ COMMAND($meant) }`?
# One command in detail; its options follow.
# $usage: how it is typed
# $does: what it does
help-usage = `{ $usage }`
    { $does }.
# An option that a command needs.
# $option: its name
# $what: what it is
help-option = - `{ $option }`: { $what }
# $option: its name
# $what: what it is
help-option-optional = - `{ $option }` (optional): { $what }
# What a value of an option means, behind the value as it is typed.
# $what: what it means; where that begins with the value and a colon they are left out
# $value: the value as it is typed
help-value = { WITHOUT($what, $value) }
# Who may use a command.
help-for-players = For the players of this room's game.
help-for-admins = For people who can manage this room.
help-for-operators = For people who run this bot.

# No game is called so.
# $typed: what was typed
# $games: the games, as they are typed
help-no-game = There is no game "{ $typed }". The games are { $games }.
# $typed: what was typed
# $meant: the game that was probably meant
# $games: the games, as they are typed
help-no-game-but = There is no game "{ $typed }". Did you mean `{ $meant }`? The games are { $games }.
