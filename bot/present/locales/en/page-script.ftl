# The web page: what its scripts say. Only variables and choices by one stand in these messages: the page fills them by itself.

## Words of several places.

# $side: a side, as `white`
page-script-side = { $side ->
    [white] White
    [black] Black
    [blue] Blue
   *[red] Red
}
# $kind: a kind of piece, as `pawn`
page-script-piece = { $kind ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [carrier] rook
    [queen] queen
    [king] king
    [hole] hole
    [man] man
    [crowned] king
   *[other] piece
}
page-script-no = No
page-script-next = Next
page-script-send = Send
page-script-cancel = Cancel
page-script-join = Join
page-script-save = Save
page-script-copy = Copy
page-script-copied = Copied
page-script-only-you = Only you see this
page-script-no-connection = No connection.
page-script-reading-again = No connection. Trying again…
page-script-not-sent = Not sent, and the game has gone on. Try again.
page-script-too-long = That is too long.
page-script-not-understood = The bot didn't understand that.
page-script-play-computer = Play the computer
page-script-picture-gone = This picture is no longer available.

## Offers over the line of actions, where the message with their buttons tells of something else.

page-script-draw-offered = A draw is offered.
page-script-takeback-requested = A takeback is requested.
page-script-pause-proposed = A pause is proposed.
page-script-seat-offered = A seat is offered to you.
# A button that answers one of several pacts.
# $button: what is on it
# $number (number): the pact's
page-script-of-pact = { $button }: pact { $number }

## The board that is played on. What a screen reader says of it.

page-script-board = Board: choose a piece, then the square to move to
# $piece: the piece that is chosen, with its square
# $squares: the squares it goes by, a list
page-script-goes-on = { $piece }, by { $squares }: where does it go on?
# $piece: the piece that is chosen, with its square
# $count (number): how many moves it has
page-script-moves-open = { $count ->
    [one] { $piece }: 1 move
   *[other] { $piece }: { $count } moves
}
# $what: a piece with its square
page-script-chosen = { $what }, chosen
# A piece that still cools.
# $what: a piece with its square
page-script-not-ready = { $what }, not ready yet
# $what: a piece with its square, or what a move does
page-script-queued = { $what }, queued
# $square: a square by which a piece goes
page-script-on-the-way = { $square }, on the way
# $square: the square to which a piece goes
# $piece: what stands there
page-script-captures-there = { $square }, captures the { $piece }
# $square: the square to which a piece goes
# $piece: what stands there
page-script-swaps-there = { $square }, swaps with the { $piece }
# $square: the square to which a piece goes
# $piece: what stands there
page-script-enters-there = { $square }, goes into the { $piece }
# A finger has shown a move.
# $move: the move, in notation
page-script-tap-again = Tap again for { $move }
# Over choices that no square tells apart.
page-script-which = Which?
page-script-promote-to = Promote to…
# What the signs on squares mean.
page-script-sign-takes = captures
page-script-sign-swaps = swaps places
page-script-sign-enters = goes into the rook
page-script-sign-by = goes on from there
page-script-sign-breach = breaks your word
# A position that is arranged.
page-script-arrange = Position: choose a piece here or below, then its square. Delete removes a piece.
# Minutes that a piece still waits: at most four letters.
# $count (number): how many
page-script-minutes = { $count }m

## A move before one's turn.

page-script-ahead-board = Move ahead: choose a piece, then the square it goes to on your turn
# $from: a square
page-script-ahead-where = { $from }: where does it go on your turn?
# $from: a square
# $to: another
page-script-ahead-queued = { $from } to { $to }, queued
# $from: a square
# $to: another
page-script-ahead-told = { $from } to { $to } when it is your turn. Tap it to cancel.
page-script-ahead-cancelled = Cancelled
# $from: a square
# $to: another
page-script-ahead-dropped = { $from } to { $to } can't be played any more

## The players at a board.

# Behind a name.
page-script-to-move = to move
page-script-to-answer = to answer
page-script-out = out
# $names: who is to move, a list
page-script-they-move = { $names } to move.
# $names: who is asked, a list
page-script-they-answer = { $names } to answer.
# $names: who is asked, a list
page-script-they-answer-pact = { $names } to answer a pact offer.
page-script-more-pieces = More pieces than the other side, in pawns
# A button that shows where a beam goes.
page-script-beam = Beam
# $side: a side, as `white`
page-script-where-beam = { $side ->
    [white] Where White's beam goes
    [black] Where Black's beam goes
    [blue] Where Blue's beam goes
   *[red] Where Red's beam goes
}
# $pieces: what a player has lost, a list
page-script-lost = lost { $pieces }
# $pieces: what a player has taken, a list
page-script-taken = took { $pieces }
# $number (number): a pact's
# $sides: whom it is with, a list
page-script-pact-with = Pact { $number } with { $sides }
# $number (number): a pact's
# $sides: whom it is with, a list
page-script-pact-broken = Pact { $number } with { $sides }, broken
# Time that is left.
# $days (number): how many
# $hours (number): and hours
page-script-days = { $days } d { $hours } h
# $hours (number): how many
# $minutes: and minutes, two digits
page-script-hours = { $hours } h { $minutes } min

## Under the board.

page-script-looking-back = You are looking back.
page-script-back-to-game = Back to the game
# When another game has taken its place on the table.
# $result: how it ended
page-script-last-game = Your last game: { $result }.
# A link to it.
page-script-look-again = Look again
# A button that tells what a move has set off.
# $count (number): how many steps
page-script-chain = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
page-script-your-move = Your move.
page-script-your-answer = Your answer, please.
# After whose turn it is, where somebody else has still to answer an offer.
page-script-awaits-answer = Waiting for an answer to the offer.
# The sign beside the name of whoever may deny the last move.
page-script-may-deny = holds the right to deny
# Beside what they point at on the board, in few letters.
page-script-coach-beam = your beam
page-script-coach-laser = your laser
page-script-coach-guard = guard this
page-script-coach-hit = hit this

## Beside the board: moves, what is played, pacts.

# $side: a side, as `white`
page-script-own-side = { $side ->
    [white] You play White.
    [black] You play Black.
    [blue] You play Blue.
   *[red] You play Red.
}
# A link follows.
# $number: the game's, as G12
page-script-game = Game { $number }
# That link, behind the game's number.
page-script-own-page = has a page of its own
page-script-rules = Rules
page-script-board-words = The board in words
page-script-record = Record
page-script-steps = Step through the game
page-script-moves = Moves
page-script-no-moves = No moves yet.
# To who has not moved yet.
page-script-first-move = Drag a piece to its square, or tap one and then the other.
# Follows the sentence above on touch screens.
page-script-tap-twice = The first tap on the square shows the move, the second plays it.
page-script-first-position = First position
page-script-back = Back
page-script-forward = Forward
page-script-latest-position = Latest position
# $move: a move with its side
page-script-denied = { $move }, denied
# Said when it is shown.
page-script-at-first = The first position
page-script-at-latest = The latest position
# $move: a move with its number and side
page-script-at-move = The position after { $move }
page-script-offer-pact = Offer a pact
page-script-no-pacts = No pacts yet. Two players, or all three, may promise each other something, and everybody sees it.
page-script-earlier = An earlier position.
page-script-play-on = Play on at its table
page-script-open-table = Open its table
# The address could not be copied.
page-script-copy-address = Copy the address above

## Messages.

# Behind the bot's name.
page-script-bot = bot
# Behind one's own name.
page-script-you = you
# The same where somebody is called.
page-script-called-you = (you)
# $name: whose question is answered
page-script-for-person = for { $name }
# A button: the position of a message.
page-script-show = Show
page-script-show-label = Show this position
page-script-describe = Describe the picture
# $name: a file's
page-script-download = Download { $name }
# $name: a file's
page-script-copy-file = Copy { $name }
# $name: a file's
page-script-file-copied = { $name } copied.
page-script-no-copying = Your browser doesn't allow copying. Select the text instead.
page-script-dismiss = Dismiss
page-script-hidden = Hidden: press to show
page-script-stop = Stop
page-script-stop-label = Stop the animation
page-script-start = Play
page-script-start-label = Play the animation

## Channels and the line.

# $room: the channel, as #lobby
page-script-line = Message or command to { $room }
# In the window's title.
page-script-title-called = For you
page-script-title-turn = Your turn
# $count (number): how many, two or more
page-script-title-turns = { $count ->
    [one] Your turn in { $count } game
   *[other] Your turn in { $count } games
}
# Beside a channel or a game.
page-script-badge-called = for you
page-script-badge-new = new
page-script-badge-turn = your turn
page-script-badge-answer = your answer
page-script-connection-lost = Connection lost. Reconnecting…
page-script-connected = Connected again.
# $count (number): how many
page-script-suggestions = { $count ->
    [one] 1 suggestion
   *[other] { $count } suggestions
}
page-script-file-large = That file is too large. A record can have at most 200000 characters.
page-script-file-no-text = That file isn't text. Choose a Lasermate record, PGN or PDN.

## Names.

# $name: one that this browser has had
page-script-continue-as = Continue as { $name }
page-script-delete-sure = Delete this name? Your messages, results and ratings are deleted too. Games you are playing are resigned, and you leave your tournaments. Nobody can undo this.
page-script-name-first = Choose a name first, so that others know who is playing.
# Why there are no notifications.
page-script-push-blocked = Your browser blocks notifications from this page. Allow them in the browser's settings for this page.
page-script-push-failed = Notifications could not be switched on. Try again later, or in another browser.

## Forms.

# $label: what a field is called
page-script-optional = { $label } (optional)
# What a menu says in which nothing is chosen yet.
page-script-choose = Choose…
page-script-tick = Tick what you promise each other.
# $what: promises, whole sentences, and until when
page-script-you-offer = You offer: { $what }
# $what: promises, whole sentences, and until when
page-script-you-offer-both = You offer both others: { $what }
# $side: whom a pact is offered to
# $what: promises, whole sentences, and until when
page-script-you-offer-to = You offer { $side }: { $what }

## The door.

# Under the game that plays itself.
page-script-demo-pawn = A pawn moves…
page-script-demo-beams = …and so do the beams.
page-script-demo-bishop = A bishop turns one.
page-script-demo-lasermate = Lasermate! Blue's beam is in Red's heel: 277 points for Blue.
page-script-press-copy = Press Ctrl+C
# To who comes to a game by the link of an invitation that somebody else has accepted.
page-script-seats-taken = The seats are taken. You can watch.
# $name: who invites
# $terms: what is played, and how fast
page-script-invites-you = { $name } invites you: { $terms }
# $name: a channel's
page-script-no-channel = There is no channel #{ $name } any more.
# Where games to watch would be; a button to begin one follows.
page-script-nothing-on = No game is on right now.
# A challenge's button, and what it says to who does not see beside what it stands.
page-script-accept = Accept
# $name: who challenges
# $terms: to what
page-script-accept-of = Accept the challenge of { $name }: { $terms }
# $game: a game's title
page-script-play-computer-at = Play the computer at { $game }
page-script-invite = Invite
# $game: a game's title
page-script-invite-to = Invite a friend to { $game }
# The lesson.
page-script-lesson-laser = Every side has a laser. Your beam starts here and never rests.
page-script-lesson-heel = Each side has a heel in a corner. Guard yours, aim at theirs.
page-script-lesson-turns = Pieces turn beams, and so do the walls. Any move may change where a beam goes.
page-script-lesson-try = Try it: a bishop is a mirror. Press a marked square and see where the beams go.
page-script-lesson-bishop = A bishop goes out, and the beam follows it. Press Beam or ↯ in a game to see each turn.
page-script-lesson-lasermate = The beam ends in the other side's heel: a lasermate! It scores points.
page-script-lesson-chess = Everything else is chess: capture, give check, checkmate. Most points win.

## Puzzles.

page-script-solve-deny = Deny the last move
page-script-solve-allow = Allow the move
page-script-solve-pass = Pass
# $count (number): how many, two or more
page-script-in-a-row = { $count ->
    [one] { $count } solved in a row
   *[other] { $count } solved in a row
}
page-script-choose-squares = Choose squares
page-script-check-answer = Check my answer
# $words: the hint, a sentence
page-script-hint = Hint: { $words }
# How sentences of puzzle.ftl begin: `puzzle-streak-…` and `puzzle-rated`. The page looks for them.
page-script-daily-begins = That was the daily puzzle
page-script-rating-begins = Your puzzle rating
