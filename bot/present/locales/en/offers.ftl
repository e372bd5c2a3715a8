# In a game, besides the moves: draws, lifelines, takebacks, claims, and questions before something dangerous.

# The heading over what can be done besides moving.
offers-more = More
offers-nothing-more = There is nothing else you can do now.
offers-choose-lifeline = Use `{ COMMAND("lifeline") } pass`, `reflect`, `stop` or `none`.
# No such word about draws.
offers-choose-draw = Use `{ COMMAND("draw") } offer`, `accept`, `decline` or `claim`.
# No such word about takebacks.
offers-choose-takeback = Use `{ COMMAND("takeback") } ask`, `accept` or `decline`.
# No such word about claims on time.
offers-choose-claim = Use `{ COMMAND("claim") } win`, `{ COMMAND("claim") } draw`, `{ COMMAND("claim") } wait`, `{ COMMAND("claim") } computer` or, in a game for three, `{ COMMAND("claim") } retire`.
# An agreement that was sent before the open offer was made.
offers-crossed = A newer offer has come in. Answer that one.

# The question before something dangerous has been left too long.
offers-expired = That question has expired. Ask again if you still want to.
# An answer without a question.
offers-not-asked = You were not asked that.
# An archived game can't be resigned.
offers-resume-first = This game is archived. Choose **Resume** or play a move first.
offers-nothing-to-take-back = You have no move to take back.
# A takeback is asked of a computer in a game that counts.
offers-computer-declines = Sorry, computers don't allow takebacks in rated games. In casual games they always do.
offers-no-takeback = Nobody has asked for a takeback. A request expires with the next move.
# A takeback is agreed to twice.
offers-agreed-already = You have already agreed. Another player hasn't answered yet.
# A draw is claimed against who is away, among more than two.
offers-draw-is-for-all = With three players a draw needs everybody: `{ COMMAND("draw") } offer`. A player who doesn't answer within the time for a move counts as agreeing.
# Something is claimed in a game without a time limit.
offers-no-limit = This game has no time limit, so there is nothing to claim.
# A win on time is claimed by somebody who can't win any more.
offers-no-win-on-time = You can't checkmate any more with what you have left, so there is no win on time. `{ COMMAND("claim") } draw` ends the game.
# A claim on one's own time.
offers-your-own-time = It is your own time that is running.
offers-not-paused = The game isn't paused.
offers-resumed = The game continues.
# Confirmation to who asks for one.
offers-takeback-requested = Takeback requested.

# A takeback is asked for while another asks for one.
# $player: who has asked
offers-answer-theirs-first = { $player } has asked for a takeback. Answer that first: `{ COMMAND("takeback accept") }` or `{ COMMAND("takeback decline") }`.
# To who asked for a takeback and asks once more or answers.
# $players: who has not answered yet
offers-takeback-asked-already = You have already asked for a takeback. Waiting for { $players }.
# Something else than a move was typed as one.
# $command: what is to be typed instead
offers-no-move = That isn't a move. Use `{ $command }`.

# Questions before something dangerous, and the buttons that do it.
offers-resign-question = Resign this game?
offers-yes-resign = Yes, resign
# Where it ends the game.
offers-defeat-question = Accept defeat? This ends the game, and your opponent scores as for checkmate.
# Where the hunt goes on after it.
offers-defeat-in-chess-question = Accept defeat in the chess game? Your opponent scores for it.
offers-yes-defeat = Yes, accept defeat

# A takeback is asked for.
# $player: who asks
# $undone: what is taken back: moves, and what was said between them
# $asked: who has to allow it
offers-asks-to-take-back = { $player } asks to take back { $undone }. { $asked }: allow it or decline?
# What is taken back, where it is more than one move.
# $number: how many, as a word
# $moves: they, as players write them
offers-last-moves = the last { $number } moves ({ $moves })
# What is taken back with the moves.
offers-undone-pacts = the pact offers since
offers-undone-billi = LET'S BILLI
offers-undone-defeat = ACCEPT DEFEAT
offers-undone-lifeline = the lifeline
offers-undone-denial = the denial
# The answer to a denial.
offers-undone-answer = the answer to that
offers-undone-resignation = a resignation
offers-undone-move = a move

# One of several allows a takeback.
# $player: who
# $others: who has not answered yet
offers-allows-takeback-others-open = { $player } allows the takeback. { $others } hasn't answered yet.
# The last one allows a takeback.
# $player: who
# $asked: a sentence of whom the game waits for now
offers-allows-takeback = { $player } allows the takeback. { $asked }
# $player: who
offers-declines-takeback = { $player } declines the takeback.
# Confirmation to the seat that answered a takeback request.
offers-you-allowed = You allowed the takeback.
offers-you-declined = You declined the takeback.

# Nothing can be claimed yet.
# $until: when the time runs out
offers-time-runs = There is nothing to claim yet. The time runs out { $until }.
# The same where one player's time runs.
# $player: whose
# $until: when it runs out
offers-time-of-player-runs = There is nothing to claim yet. { $player }'s time runs out { $until }.
# A request that was made before, below what is said now.
# $player: who asks
# $asked: who has to allow it
offers-takeback-is-open = Still open: { $player } asks for a takeback. Asked: { $asked }.
# A takeback would leave somebody without time, because the increment of a move goes with it.
# $player: whom
offers-no-time-left-by-takeback = A takeback also takes back the time that was added for the move, and { $player } would have none left.

# A claim on overstepped time; among more than two the game goes on.
# $late: who ran out of time
# $player: who claims
offers-plays-on-without = { $late } ran out of time. { $player } plays on without them.
# $late: who ran out of time
# $player: who claims
offers-claims-win = { $late } ran out of time. { $player } claims the win.
# $late: who ran out of time
# $player: who claims
offers-claims-draw = { $late } ran out of time. { $player } claims a draw.
# $late: who ran out of time
# $player: who claims
offers-gives-time = { $late } ran out of time. { $player } gives them the same time again.
# The same, to who claims.
offers-they-are-out = They are out. The game continues.
offers-you-claimed-win = You claimed the win.
offers-you-claimed-draw = You claimed a draw.
offers-they-get-time = They get the same time again.
