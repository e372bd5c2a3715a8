# A seat is handed over to somebody else. A player stands as a side with a name, as "White (Ann)"; somebody else as a name.

# Neither a person nor an answer.
substitute-choose = Who takes over for you? `{ COMMAND("substitute") } @name`. Offered a seat? `{ COMMAND("substitute") } accept` or `decline`.
# A seat of a tournament game.
substitute-in-tournament = In a tournament everybody plays their own games.
# The substitute sits at the table.
substitute-plays-already = They play in this game already.
# The substitute may not play here.
substitute-is-blocked = They are blocked here.
substitute-not-offered = No seat is offered here. An offer expires after 24 hours.
# Confirmation to who offers a seat.
substitute-you-offered = You offered your seat. You play until it is taken.
# Confirmation to who takes a seat.
substitute-you-play = You take over.
# Confirmation to who does not take a seat, or withdraws the offer.
substitute-you-declined = The seat isn't offered any more.
substitute-agreed-already = You have already agreed.
# Confirmation to who agrees while somebody else has still to answer, or agrees last.
substitute-you-agreed = You agreed.

# $player: who offers the seat
# $whom: who is asked to take it
substitute-asks = { $player } asks { $whom } to take over.
# The same in a rated game.
# $player: who offers the seat
# $whom: who is asked to take it
substitute-asks-rated = { $player } asks { $whom } to take over. A loss still counts for { $player }, and a win for nobody.
# The same where others have to agree.
# $player: who offers the seat
# $whom: who is asked to take it
# $asked: who has to agree
substitute-asks-all = { $player } asks { $whom } to take over. A loss still counts for { $player }, and a win for nobody. { $asked }: `{ COMMAND("substitute") } accept` or `decline`?
# $who: who agrees
# $asked: who has still to answer
substitute-agrees = { $who } agrees to the new player. Still asked: { $asked }.
# Who takes the seat waits for the others.
# $asked: who has still to answer
substitute-waits = You have accepted. Waiting for { $asked }.
# An offer that was made before, below what is said now.
# $player: who offers the seat
# $whom: who is asked to take it
# $asked: who has still to answer
substitute-still-open = Still open: { $player } asks { $whom } to take over. Asked: { $asked }.
# $whom: who is asked
substitute-for-another = The seat is offered to { $whom } alone.
# $before: who had the seat
# $player: who has it now
substitute-takes-over = { $before } hands the seat over. New player: { $player }.
# $player: whose seat it is
substitute-withdrawn = { $player } doesn't offer the seat any more.
# $who: who was asked to take it
# $player: whose seat it is
substitute-not-taken = { $who } doesn't take the seat of { $player }.
# $who: an opponent
# $player: whose seat it is
substitute-not-agreed = { $who } doesn't agree to a new player. { $player } plays on.
