# The computer: what is said of its people, and what can be asked of them.

# One of the computer's people of before they had names.
# $number (number): the level
computer-unnamed = Computer { $number }
# The same where several sit at the table.
# $letter: which of them
# $number (number): the level
computer-unnamed-letter = Computer { $letter } { $number }

# One of the computer's people as they are introduced.
# $name: what they are called
# $number (number): the level
computer-introduced = { $name }, computer level { $number }
# One of before they had names.
# $number (number): the level
computer-introduced-unnamed = Computer level { $number }
# The same where several sit at the table.
# $letter: which of them
# $number (number): the level
computer-introduced-unnamed-letter = Computer { $letter } level { $number }
# One of them in a game of three.
# $who: the same as they are introduced
# $temper: how they keep their word
computer-with-temper = { $who }, { $temper }
computer-loyal = loyal
computer-shrewd = shrewd
computer-treacherous = treacherous

# No such level of play.
computer-no-such-level = The computer has levels `1` (beginner) to `12` (strongest), each with a name: `{ COMMAND("challenge") } computer level:4`.
# Computers are asked for in other words than there are.
computer-choose-company = Use `{ COMMAND("challenge") } computer`, or `one-computer` to leave a seat open in a game for three.
# A person and the computer for one seat.
computer-one-or-the-other = This game is for two: choose an opponent or the computer, not both.
# Somebody calls a computer to a table at which they do not sit.
computer-not-your-table = Take a seat first. Only players can add a computer.
# The last free seat is kept for somebody.
computer-seat-is-kept = The free seat is reserved for the player you challenged. `{ COMMAND("cancel") }` withdraws the challenge.
# A computer has taken a seat, and another one is free.
computer-sits-down = The computer has joined.
# Somebody lets the computer play on while their own move is awaited.
computer-your-turn = It is your own turn.
computer-plays-on = The computer takes over.
# It is too early to let the computer play on for somebody.
# $away: who is away
# $until: when their time runs out
computer-not-before = The computer can take over for { $away } when the time runs out, { $until }.
# The same without a time limit.
# $away: who is away
computer-not-yet-unlimited = The computer can take over for { $away } after 14 days without a move. This game has no time limit.
# A computer sits down for somebody.
# $by: who lets it
# $before: who sat there
# $now: the side with the computer
computer-takes-over = { $by } lets the computer take over for { $before }. New player: { $now }.

# What a computer is doing in a game of turns.
# $who: the side with the computer
computer-thinks = { $who } is thinking.
# $who: the side with the computer
computer-thinks-in-check = { $who } is in check and thinking.
# $who: the side with the computer
computer-thinks-about-draw = { $who } is thinking about the draw offer.
# $who: the side with the computer
computer-thinks-about-billi = { $who } is thinking about LET'S BILLI.
# $who: the side with the computer
computer-thinks-about-denial = { $who } is thinking about a denial.
# $who: the side with the computer
computer-thinks-about-lifeline = { $who } is thinking about a lifeline.
