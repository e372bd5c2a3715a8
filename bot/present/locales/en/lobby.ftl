# Tables of more than two, whose seats are taken one by one.

lobby-you-sit = You already have a seat. `{ COMMAND("cancel") }` leaves it.
lobby-you-sat-down = You have a seat. The game starts when all seats are taken. `{ COMMAND("cancel") }` leaves it.
lobby-you-got-up = You left your seat.
# The challenger leaves the own table.
lobby-your-table = You opened this table. `{ COMMAND("cancel") }` closes it.
# Somebody leaves who does not sit there.
lobby-you-do-not-sit = You have no seat in that game.

# No such side can be chosen.
# $sides: the sides of the game as they are typed, each with its name in parentheses, then `random`
lobby-no-such-side = Your side can be { $sides }.
# The seat is somebody else's.
# $side: its side
# $by: who sits there
lobby-taken = { $side } is taken by { $by }. Leave the side out to get a free one.

# A table that is opened; under it stands who sits there.
# $who: the challenger
# $terms: game, pace, "rated" and more, with commas between them
lobby-opens = **{ $who }** wants to play { $terms }.
# The same with a seat that is kept for somebody.
# $who: the challenger
# $terms: game, pace, "rated" and more, with commas between them
# $whom: for whom
lobby-opens-for = **{ $who }** wants to play { $terms }. One seat is reserved for { $whom }: Join or Decline?
# $who: a player
# $table: the game, and who sits there
lobby-sits = { $who } takes a seat. { $table }
# $who: a player
# $table: the game, and who sits there
lobby-rises = { $who } leaves the table. { $table }
# Somebody does not want the seat that was kept.
# $who: a player
# $table: the game, and who sits there
lobby-declines = { $who } declines. The seat is now open to everybody. { $table }

# What is played, and how far the table is filled.
# $game: the game
# $seats: who sits there, how many seats are free, and when it expires
lobby-table = { $game }: { $seats }
# $seated: who sits there, each with the side in parentheses
# $count (number): how many seats are free
# $until: when it expires
lobby-seats =
    { $count ->
        [one] { $seated }, { $count } seat left. Expires { $until }.
       *[other] { $seated }, { $count } seats left. Expires { $until }.
    }
# Behind the name of somebody whose side is drawn.
lobby-random-side = random side
