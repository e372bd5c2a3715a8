# What is said of a game as it begins, runs out of time, rests and goes on.

# Under the first board of a game where the bot writes only as an answer.
lifecycle-as-a-guest = *I'm not a member here, so I can only write when somebody plays or presses a button. `{ COMMAND("board") }` brings you the newest board.*

# The head of a game.
# $game: its code
# $terms: who plays, what, how fast, "rated", with commas between them
lifecycle-table = **Game { $game }**: { $terms }.
# The same in a round of a tournament.
# $game: its code
# $round (number): the round
# $terms: who plays, what, how fast, "rated", with commas between them
lifecycle-table-in-round = **Game { $game }, round { $round }**: { $terms }.
# The same in an arena.
# $game: its code
# $terms: who plays, what, how fast, "rated", with commas between them
lifecycle-table-in-arena = **Game { $game }, arena**: { $terms }.

# What each player is told under the first board.
# $side: their side
lifecycle-you-play = You play { $side }.
# The same in a game with beams.
# $side: their side
# $heels: whose heels to reach
# $square: where their own heel is
lifecycle-you-play-with-beam = You play { $side }. Steer your beam into { $heels }. Your own heel is at { $square }.
# $side: a side
# $square: where its heel is
lifecycle-heel-of = { $side }'s heel at { $square }

# $link: where the game can be followed
lifecycle-watched = Watch in a browser: { $link }
# A finished game.
# $link: where it can be gone through
lifecycle-seen-again = Step through it: { $link }

# A reminder that time runs out.
# $game: its code
# $time: what is left
# $turn: a sentence, whose turn it is
lifecycle-reminder = Game { $game }: { $time } left. { $turn }
# The bot's clock was wrong, and so was what it said of this game.
# $game: its code
# $turn: a sentence, whose turn it is
lifecycle-clock-mended = Game { $game }: the bot's clock was wrong and is right again. The game continues. { $turn }
# The same where there is a time limit.
# $game: its code
# $time: what is left
# $turn: a sentence, whose turn it is
lifecycle-clock-mended-left = Game { $game }: the bot's clock was wrong and is right again. The game continues. { $time } left. { $turn }
# The bot was away, and the time for a move is put off.
# $game: its code
# $away: how long
# $time: what is left
# $turn: a sentence, whose turn it is
lifecycle-put-off = Game { $game }: the bot was away for { $away }. That time doesn't count: { $time } left. { $turn }

# The time is over in a game against the computer.
# $game: its code
# $late: who is late
lifecycle-overdue-alone = Game { $game }: { $late } is out of time. The computer doesn't claim the win, so you can still move.
# The time is over.
# $game: its code
# $late: who is late
# $others: the others, any of whom may claim, joined by "or"
lifecycle-overdue = Game { $game }: { $late } is out of time. { $others } can `{ COMMAND("claim") } win`, `{ COMMAND("claim") } draw` or `{ COMMAND("claim") } wait`, or let the computer take over (`{ COMMAND("claim") } computer`). Until then the move can still be made.
# The time is over, and nobody who is left can win.
# $game: its code
# $late: who is late
# $others: the others, any of whom may claim, joined by "or"
lifecycle-overdue-drawn = Game { $game }: { $late } is out of time. { $others } can `{ COMMAND("claim") } draw` or `{ COMMAND("claim") } wait`, or let the computer take over (`{ COMMAND("claim") } computer`). Until then the move can still be made.
# The time is over where more than two still play.
# $game: its code
# $late: who is late
# $others: the others, any of whom may claim, joined by "or"
lifecycle-overdue-of-three = Game { $game }: { $late } is out of time. { $others } can play on without them (`{ COMMAND("claim") } retire`), let the computer take over (`{ COMMAND("claim") } computer`) or `{ COMMAND("claim") } wait`. Until then the move can still be made.
# Somebody who is away is taken to agree to a draw.
# $game: its code
# $absent: that one
lifecycle-assents = Game { $game }: { $absent } hasn't answered the draw offer in time and counts as agreeing.

# The question whether a game goes on.
# $game: its code
# $until: when it is archived otherwise
lifecycle-abandoned = Game { $game }: no move for 14 days. Continue? Otherwise it is archived { $until }.
# $game: its code
lifecycle-archived = Game { $game } is archived, so another game can start here. A player can resume it with **Resume** or a move while the room is free.
# Before a move by which an archived game goes on.
# $game: its code
lifecycle-goes-on = Game { $game } continues.
# A game that is resumed after a pause.
# $who: by whom
# $game: its code
lifecycle-resumed = { $who } resumes game { $game }.
# A game that goes on when the bot is back in its server.
# $game: its code
# $turn: a sentence, whose turn it is
lifecycle-back = The bot is back. Game { $game } continues. { $turn }
# A game in whose room nothing was read for a while.
# $game: its code
# $turn: a sentence, whose turn it is
lifecycle-unread = I was logged out for a while and read nothing that was typed here. Type it again. Game { $game }: { $turn }
# A game whose room has been replaced by the one where this is told.
# $game: its code
# $turn: a sentence, whose turn it is
lifecycle-moved-here = Game { $game } continues here. { $turn }

# What one's own action is called in the answer to it.
# $san: a move as the game writes it
lifecycle-you-played = You played { $san }.
lifecycle-you-offered-draw = Draw offered.
lifecycle-you-accepted-draw = You accepted the draw.
lifecycle-you-declined-draw = You declined the draw.
lifecycle-you-claimed-draw = You claimed the draw.
lifecycle-you-resigned = You resigned.
lifecycle-you-said-billi = You said LET'S BILLI.
lifecycle-you-accepted-defeat = You accepted defeat in the chess game.
lifecycle-you-passed = You passed.
lifecycle-you-denied = You denied the move.
lifecycle-you-allowed = You allowed the move.
lifecycle-your-lifeline-pass = Your lifeline: pass.
lifecycle-your-lifeline-reflect = Your lifeline: reflect.
lifecycle-your-lifeline-stop = Your lifeline: stop.
lifecycle-your-lifeline-none = Your lifeline: none.
