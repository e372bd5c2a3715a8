# Challenges: what is said of one to its room, and to those who make, accept, decline or withdraw it.

# What a challenge says is not understood any more.
challenges-unreadable = This challenge can't be read any more. `{ COMMAND("challenge") }` sends a new one.
# The asker has an open challenge already.
challenges-open-already = You have an open challenge here. `{ COMMAND("cancel") }` withdraws it.
# No more challenges may be open in the room.
challenges-many-open = This room has enough open challenges. Accept one of them.
# Nothing is left to be played in the position.
challenges-position-is-over = The game is already over in that position.
challenges-made = Challenge sent. `{ COMMAND("cancel") }` withdraws it.
challenges-against-yourself = You can't play against yourself. Leave the opponent out to play whoever accepts.

challenges-expired = That challenge has expired.
# Somebody accepted the challenge before.
challenges-was-accepted = That challenge was already accepted.
challenges-was-declined = That challenge was declined.
challenges-was-withdrawn = That challenge was withdrawn.

# There is nothing to accept.
challenges-none-to-accept = There is no challenge here that you can accept.
challenges-your-own = That is your own challenge. Somebody else has to accept it.
# Somebody who plays already accepts, and there is nothing to accept.
challenges-you-play = You are already playing in this room, and there is no other challenge here.
# Somebody accepts or declines a challenge where there is none, and something else waits for their answer.
# $line: the command that answers that
challenges-other-question = There is no challenge here. Did you mean `{ COMMAND($line) }`?
# Who made the challenge has deleted their data.
challenges-challenger-gone = The player who made that challenge has deleted their data.
challenges-begun = The game begins.

# There is nothing to decline.
challenges-none-to-decline = Nobody has challenged you here.
# An open seat is declined.
challenges-open-to-anybody = That challenge is open to everybody, so there is nothing to decline.
# Somebody else's challenge is declined.
challenges-not-made-to-you = That challenge is for somebody else.
challenges-you-declined = You declined.

# There is nothing to withdraw.
challenges-none-to-withdraw = You have no open challenge here.
# Somebody withdraws a challenge of somebody else.
challenges-not-yours = Only the challenger can withdraw that challenge.
challenges-you-withdrew = Challenge withdrawn.

# A game with its options, as "BilliChess (mirror=rows)".
# $game: its name
# $options: what was chosen, as it is typed
challenges-with-options = { $game } ({ $options })
# A game that does not begin as usual: who plays from a position of their own has played no whole game.
# $game: its name, with its options where it has any
challenges-from-a-position = { $game } from a position

# A position cannot be played.
# $game: its name
# $why: what is wrong with it, the end of a sentence
challenges-no-such-position = That isn't a position of { $game }: { $why }.

# A challenge to whoever accepts, for the room.
# $who: the challenger
# $terms: game, pace, "rated" and more, with commas between them
# $until: when it expires
challenges-to-anybody = **{ $who }** challenges **anybody**: { $terms }. Expires { $until }.
# A challenge to one person, for the room.
# $who: the challenger
# $whom: the opponent
# $terms: game, pace, "rated" and more, with commas between them
# $until: when it expires
challenges-to-somebody = **{ $who }** challenges **{ $whom }**: { $terms }. { $whom }: accept or decline? Expires { $until }.
# Among the terms of a game: it counts for ratings.
challenges-rated = rated
# Among the terms of a game: it is played in a thread.
challenges-in-a-thread = in a thread
# Among the terms of a game: sides are drawn.
challenges-random-colours = random colours
# Among the terms of a game.
# $who: the challenger
# $side: their side
challenges-plays = { $who } plays { $side }

# A room has its game already.
# $game: its code
challenges-one-at-a-time = Game { $game } is on in this room, and a room has one game at a time.
# The same where others can be played in threads.
# $game: its code
challenges-one-beside-threads = Game { $game } is on in this room, and a room has one game at a time. Use another channel, or `where:thread`.

# Nobody is known by what was typed.
# $typed: that
challenges-nobody-called = Nobody here is called { $typed }. Leave the opponent out to play whoever accepts.
# What was typed as an opponent may have been meant as the computer's strength.
# $typed: that
challenges-nobody-called-strength = Nobody here is called { $typed }. For the computer's strength use `level:1` to `level:12`.
# What was typed as an opponent may have been meant as a game.
# $typed: that
# $game: the name of a game as it is typed
challenges-no-player-or-game = There is no player or game called { $typed }. Did you mean `{ $game }`?

# $typed: what was typed as a game
# $games: the games as they are typed
challenges-no-such-game = There is no game "{ $typed }". The games are { $games }.
# $game: the game as it is typed
# $typed: what was typed as an option
challenges-no-options = The game `{ $game }` has no option "{ $typed }". It has no options.
# $game: the game as it is typed
# $typed: what was typed as an option
# $options: its options as they are typed
challenges-no-such-option = The game `{ $game }` has no option "{ $typed }". Its options are { $options }.
# The same where one of its options was probably meant.
# $game: the game as it is typed
# $typed: what was typed as an option
# $near: the option that was probably meant
# $options: its options as they are typed
challenges-no-such-option-near = The game `{ $game }` has no option "{ $typed }". Did you mean `{ $near }`? Its options are { $options }.
# Other games have the option.
# $game: the game as it is typed
# $option: the option as it is typed
# $why: why it has none, the end of a sentence: one of the next ones
challenges-option-not-here = The game `{ $game }` has no option `{ $option }`: { $why }.
challenges-lacks-mode-three = with three sides points decide, and kings are captured
challenges-lacks-denial-three = denial is for two sides
challenges-lacks-scoring-three = with three sides every lasermate scores 277
challenges-lacks-board = its beams bounce off the edge of its own board
challenges-lacks-mode-realtime = without turns it is played in mode A only, because the Billi phase takes turns
challenges-lacks-denial-realtime = denial needs turns
challenges-lacks-mode-crazy = with lasers it is played in mode A only, because its kings can be in stacks and can't become rooks
challenges-lacks-mode-draughts = a game of draughts has no checkmate and no chess kings, so it is played in mode A only
challenges-lacks-joker-draughts = draughts has no knights, so there are no Jokers
challenges-lacks-promotion-draughts = a man becomes a king and nothing else
challenges-lacks-clock-draughts = draughts is played in turns
# $typed: what was typed as a time unit
# $units: what it can be
challenges-no-such-unit = "{ $typed }" isn't a time unit. Use { $units }.
# $typed: what was typed as the value of an option
# $option: the option as it is typed
# $values: what it takes: one of the next ones
challenges-no-such-value = "{ $typed }" isn't a value of `{ $option }`. Use { $values }.
# $values: words as they are typed
challenges-takes-words = one of { $values }
# $least (number): the least
# $most (number): the greatest
challenges-takes-numbers = a whole number from { $least } to { $most }
# $least (number): the least
challenges-takes-numbers-from = a whole number from { $least } on
# $step (number): what the number must be a multiple of
# $least (number): the least
# $most (number): the greatest
challenges-takes-multiples = a multiple of { $step } from { $least } to { $most }
challenges-takes-penalties = none, or six numbers from 0 to 60 with at most one decimal, for pawn,knight,bishop,rook,queen,king
# An option would decide nothing.
# $option: the option as it is typed
# $needs: what must be given as well, as it is typed
challenges-option-needs = The option `{ $option }` needs `{ $needs }`.
# $option: the option as it is typed
challenges-option-twice = The option `{ $option }` is given twice.
# A position with a fault.
# $why: what is wrong with it, a sentence without its full stop
challenges-position-fault = { $why }.

# A game that the room's settings leave out.
# $game: its name
# $allowed: the games that are allowed, as they are typed
challenges-not-played-here = { $game } is not allowed in this room. Allowed here: { $allowed }.
# The challenge was made to one person.
# $whom: that one
challenges-made-to = Only { $whom } can accept that challenge.
# A challenge that is declined, for the room.
# $who: the opponent
challenges-declines = { $who } declines the challenge.
# A challenge that is withdrawn, for the room.
# $who: the challenger
challenges-withdraws = { $who } withdraws the challenge.
# A challenge that has expired, for the room.
# $who: the challenger
challenges-expires = { $who }'s challenge has expired.
