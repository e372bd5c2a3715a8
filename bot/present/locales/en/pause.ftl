# Pauses that everybody at a table agrees to.

# No such word about pauses.
pause-choose = Use `{ COMMAND("pause") } ask`, `accept`, `decline` or `resume`.
# A pause in a tournament.
pause-in-tournament = A tournament doesn't wait for a game, so it can't be paused.
pause-no-time-runs = This game has no time limit, so there is no need for a pause.
# The same pause asked for twice.
pause-asked-already = You have already agreed to a pause. Another player hasn't answered yet.
pause-not-asked = Nobody has asked for a pause.
pause-paused-already = The game is paused. To continue it, use `{ COMMAND("pause") } resume`.
pause-you-asked = You asked for a pause.
# Confirmation to who agrees while another has still to answer.
pause-you-agreed = You agreed to the pause.
# Confirmation to who agrees last.
pause-you-paused = The game is paused.
pause-you-declined = You declined the pause.
# Confirmation to who wants to go on.
pause-you-are-willing = You agreed to continue. The game continues when the others agree too.

# A pause is asked for.
# $player: who asks
# $asked: who has to agree
pause-asks = { $player } asks for a pause. { $asked }: agree to the pause?
# Somebody agrees while another is still asked.
# $player: who agrees
# $asked: who has still to agree
pause-agrees = { $player } agrees to the pause. { $asked }: agree to the pause?
# A request that was made before, below what is said now.
# $player: who asks
# $asked: who has to agree
pause-is-open = Still open: { $player } asks for a pause. Asked: { $asked }.
# A pause that was refused.
# $player: who refuses
pause-declines = { $player } declines the pause. The game continues.

# A paused game of one person.
# $game: its code
pause-paused-alone = Game { $game } is paused. No time runs, and another game can start here. Resume it at any time.
# A paused game that waits for one player.
# $game: its code
# $player: whose turn it is
# $others: everybody else
pause-paused-by-agreement = Game { $game } is paused. No time runs, and another game can start here. { $player } can resume it at any time, { $others } when everybody agrees or after 7 days.
# A paused game that waits for nobody.
# $game: its code
pause-paused-for-all = Game { $game } is paused. No time runs, and another game can start here. It can be resumed when all players agree. After 7 days any player can resume it.
# Somebody wants to go on.
# $player: who
# $game: its code
# $asked: who has to agree
pause-wants-to-resume = { $player } wants to resume game { $game }. { $asked }: `{ COMMAND("pause") } resume`?

# Something is done in a game whose players on another network can't be reached.
# $players: who can't be reached
pause-cut-off = The game is paused until { $players } can be reached again. Nobody loses by it.
# Something is done in a paused game by who wants to go on already.
# $players: who has still to agree
pause-waits = The game is paused. You have agreed to continue. Waiting for { $players }.
# Something is done in a paused game.
# $players: who has to agree
pause-resume-asks = The game is paused by agreement. `{ COMMAND("pause") } resume` asks { $players } to continue.
