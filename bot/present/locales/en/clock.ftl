# Games without turns, where each piece has to wait after its move, in words.

clock-no-takebacks = This game has no takebacks.
# A limit for each move says nothing without turns.
# $game: the game's title
clock-no-time-per-move = { $game } has no time per move. Set the time unit instead: `unit:10s`.
# Where the bot writes only as an answer.
# $game: the game's title
clock-needs-the-bot = { $game } needs a board that changes by itself, and here I can only answer. Play it on a server with the bot, or choose a game with turns, for example BilliChess.
# To the question which pieces are ready.
clock-has-turns = This game has turns, so all pieces are always ready.

# In a picture: when it was so.
# $time: on the game's clock, as 1:32
clock-as-of = As of { $time }
# In a description: how many pieces of each side are ready follows.
# $time: on the game's clock
clock-at = At { $time }.
# $side: whose pieces they are
# $ready (number): how many are ready
# $all (number): how many there are
clock-ready = { $side }: { $ready } of { $all } ready.
# $side: whose pieces they are
# $pieces: the square of each and how long it has to wait, as "e4 12 s, f3 30 s"
clock-cooling = { $side } cooling: { $pieces }.
# A piece that has to wait.
# $square: where it stands
# $time: how long
clock-cooling-piece = { $square } { $time }
# A move that waits, because the other side is first in a tie.
# $from: a square
# $to: a square
clock-about-to-move = About to move: { $from } to { $to }.

# The bot is back.
# $game: the game's number
# $time: how long it was away
clock-stood-still = Game { $game }: the bot was away for { $time }. The clock was stopped, and the game continues where it was.
