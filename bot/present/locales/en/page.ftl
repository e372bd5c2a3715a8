# The web page: what its HTML says, and what its server answers.

# What it is, in a sentence: for search engines, and where the page is installed.
page-description = Chess with two laser beams, played in a chat
page-tagline = Chess with two laser beams

## The page of the chat.

# For who goes by keyboard: a link over everything else.
page-skip = Skip to the message field
page-channels = Channels
# Read out with the dot at the button of the list of channels.
page-news-elsewhere = New messages elsewhere
page-your-name = Your name
# A button beside the field for a new name.
page-cancel = Cancel
page-delete = Delete
page-delete-label = Delete your name
# Before one's name.
page-you-are = You are
page-rename = Rename
page-rename-label = Rename your name
page-language = Language
page-games-and-channels = Games and channels
page-your-games = Your games
page-new-channel = New channel
page-create = Create
# Boxes to tick.
page-sounds = Sounds
page-one-tap = One tap plays a move
page-push = Notify me when it is my turn
page-the-board = The board
# What is read out of the groups under the board.
page-offers = Offers
page-actions = What you can do

# The door.
page-play = Play
page-slogan = Chess with two laser beams. Bring yours to the other heel.
page-accept-challenge = Accept the challenge
page-strength = Strength of the computer
page-level-1 = beginner
page-level-2 = easy
page-level-4 = casual
page-level-6 = club
page-level-9 = expert
page-level-12 = strongest
page-invite-friend = Invite a friend
page-learn = Learn in a minute
page-daily = Puzzle of the day
page-lesson = The lesson
# Its buttons.
page-lesson-back = Back
page-lesson-close = Close
page-send-link = Send this link. Whoever opens it plays you:
# To who has a seat in a challenge for three.
page-seat-awaits = You have a seat. The game begins once the others have joined.
page-open-challenges = Open challenges
page-watch-now = Watch now
page-all-games = All games

# The tabs beside the board.
page-beside = Beside the board
page-moves = Moves
page-talk = Talk
# Read out behind the tab's name.
page-new-lines = , new lines
page-pacts = Pacts
page-about = About
page-about-game = About this game

# The messages of a channel.
page-older = Older messages
page-no-messages = No messages yet.
# What stands in backquotes is a button that types it; a space at the end of a command is typed, too.
page-welcome = Type `{ COMMAND("challenge ") }` to play whoever accepts, `{ COMMAND("challenge computer") }` to play the computer, `{ COMMAND("rules") }` to learn the rules, or `{ COMMAND("help") }` for all commands.
page-new-messages = New messages
page-suggestions = Suggestions
page-message-or-command = Message or command
page-message-hint = Message, or / for commands
page-file = Or choose a file
page-needs-script = This chat needs JavaScript.

## The page of a game.

page-download = Download
page-copy-link = Copy link
page-no-game-title = No such game
page-no-game = There is no game at this address. The link may be incomplete.
page-other-games = Play or watch another one

## The page of puzzles.

page-puzzles-description = Chess puzzles with laser beams, solved on the board
page-puzzle = Puzzle
page-a-puzzle = A puzzle
page-next-puzzle = Next puzzle
page-hint = Hint
page-solution = Show solution
# Before a list of games.
page-puzzles-of = Puzzles of
page-every-game = all games
page-puzzles-need-script = Puzzles need JavaScript.

## The door of a chat that is not open to everybody.

page-invited-only = This chat is for people who are invited. Ask somebody who manages it for a link.
page-invited = You are invited to play chess here.
page-invitation-over = This invitation is no longer good. Ask for another one.
page-no-device = This link works once, for 10 minutes. Type `/device` on the other device again.
page-password = Password of this chat
page-wrong-password = That is not the password. Check its capital letters, or ask whoever gave it to you.
# A button.
page-come-in = Come in
# $name: who somebody is on another device
page-play-as = Play as { $name } on this device too?
# A button.
page-continue = Continue
page-not-let-in = This chat isn't open to everybody. Open its first page.

## Links to the chat.

page-help-invite = Make a link by which people come to this chat
page-help-device = Make a link to be the same person on another device
# $link: the link, in a line of its own
page-device-link =
    Open this link on the other device within 10 minutes. It works once:
    { $link }
# $link: the link, in a line of its own
page-invitation =
    Up to 50 people can come in by this link, for 7 days:
    { $link }
page-open-to-all = This chat is open to everybody: send people its address.
page-by-password = People come in with the password: send them that.
page-managers-invite = Only people who manage #lobby can invite others.

## Names and channels.

page-name-empty = Type a name first.
# $most (number): how many characters
page-name-long = A name can have at most { $most } characters.
page-name-unprintable = This name has invisible characters. Use letters and digits.
page-name-no-letter = A name needs a letter or a digit, for example Ann.
page-name-at = A name can't start with @.
page-name-id = This looks like an id. Leave out the colon.
# $bot: the bot's name
page-name-reserved = This looks like the bot's own name. Choose one without the word { $bot }.
page-name-computer = This looks like a computer's name. Choose another, without the words computer, bot and level.
page-name-word = The bot uses this word for other people, sides or networks. Choose another name.
page-name-taken = That name is taken. Choose another, or open the tab that holds it.
# $name: a name that somebody has
page-name-alike = That name looks like { $name }, which is taken. Choose one that looks different.
page-names-full = All names here are in use. Try again another day.
page-name-often = You have changed your name often during your games. You can change it again when they are over.
page-name-first = Choose a name first.
page-name-expired = Your name has expired. Choose one again.
# $most (number): how many characters
page-channel-name = A channel name has 1 to { $most } characters (a-z, 0-9 and -) and starts with a letter or digit.
# $most (number): how many channels
page-channels-yours = You have { $most } channels already. Use one of them; an empty one goes by itself after a day.
page-channels-full = There are too many channels already. Use one that is there.

## What the server refuses.

page-no-such-game = There is no such game.
page-no-such-channel = There is no such channel.
# Refused to who wants notifications in a browser.
page-no-push = Notifications can't be sent to this browser: its push service has no public address. Try another browser.
page-no-such-puzzle = There is no such puzzle.
page-no-such-board = There is no such board.
page-no-answer = That isn't an answer.
page-no-move = That isn't a move.
page-no-button = I don't know that button.
page-no-id = A request needs its own id.
page-type-something = Type something first.
# $most (number): how many characters
# $count (number): how many there are
page-message-long = A message can have at most { $most } characters. This one has { $count }.
# $most (number): how many characters
# $count (number): how many there are
page-field-long = A field can have at most { $most } characters. This one has { $count }.
page-send-json = Send JSON, with the content type application/json.
page-no-method = This method isn't allowed here.
page-not-found = Not found.
page-unreadable = I can't read this request.
page-busy = The bot is busy drawing. Try again in a moment.
page-failed = Something went wrong. Try again.
