# What only Discord needs to say. What its list of commands shows stands in commands.ftl.

# In place of a text that is too long for messages.
discord-as-a-file = That is too long for a message, so here it is as a file.
# In place of a file that Discord does not take.
discord-too-large = A picture is larger than the 10 MB Discord allows.
# To the asker, where the answer is for everybody and comes as a message of its own.
discord-shown-below = Shown to everybody below.
# On a button under an older board, which leads to the newest one.
discord-newest-board = Newest board
# On a button under the announcement of a game, which leads into its thread.
discord-to-the-game = Open the game
# A form could not be shown in time.
discord-form-late = Discord didn't get the form in time. Press the button again.
# A command needs the bot itself, where a person has brought it along.
discord-not-a-member = I'm not a member here, so that doesn't work. Add me to the server first. Games work without that.
# A message holds no position or game.
discord-no-position = There is no position in that message. I can read a FEN, a game as PGN or a Lasermate record.
discord-no-bots = That is a bot, and bots can't play here. Choose a person, or leave the opponent out to play whoever accepts.
# A command that Discord still shows and the bot no longer has.
discord-no-such-command = This command no longer exists. Reload Discord to update the list, or use `{ COMMAND("help") }`.

# Under the help: how the bot is installed. Each address is a line of its own.
# $server: the address that adds it to a server
# $oneself: the address that adds it to one's own account
discord-install = Add the bot to a server:
    { $server }
    Or to your account, to play in direct messages and on any server:
    { $oneself }

# The tag of posts whose game is on, at most 20 characters.
discord-tag-live = Live
# The tag of posts whose game is over, at most 20 characters.
discord-tag-finished = Finished

# What the bot is shown to play.
# $games (number): how many games are on
discord-playing =
    { $games ->
        [0] chess variants
        [one] { $games } game of chess variants
       *[other] { $games } games of chess variants
    }

# Behind a running clock.
# $moment: when it runs out, as Discord shows it: "in 5 minutes"
discord-runs-out = (runs out { $moment })
# A moment in a file, where Discord shows no times.
# $seconds: seconds since 1970
discord-unix-time = { $seconds } (unix time)
