# Who asks again too soon, and who is muted.

## An offer is made again too soon. $moves tells how many moves the asker has to make first, 0 where only time counts; $until is a moment.

# $moves (number): how many moves must be made first
# $until: when
peace-waits-draw =
    Your last draw offer wasn't accepted. { $moves ->
        [0] Offer a draw again { $until }.
        [one] Offer a draw again after your next move, or { $until }.
       *[other] Offer a draw again after your next { $moves } moves, or { $until }.
    }
# $moves (number): how many moves must be made first
# $until: when
peace-waits-takeback =
    Your last takeback request wasn't accepted. { $moves ->
        [0] Ask again { $until }.
        [one] Ask again after your next move, or { $until }.
       *[other] Ask again after your next { $moves } moves, or { $until }.
    }
# $moves (number): how many moves must be made first
# $until: when
peace-waits-pause =
    Your last request for a pause wasn't accepted. { $moves ->
        [0] Ask again { $until }.
        [one] Ask again after your next move, or { $until }.
       *[other] Ask again after your next { $moves } moves, or { $until }.
    }
# A seat was offered to somebody.
# $moves (number): how many moves must be made first
# $until: when
peace-waits-substitute =
    They didn't take your seat. { $moves ->
        [0] Ask them again { $until }.
        [one] Ask them again after your next move, or { $until }.
       *[other] Ask them again after your next { $moves } moves, or { $until }.
    }
# $moves (number): how many moves must be made first
# $until: when
peace-waits-pact =
    That pact wasn't accepted. { $moves ->
        [0] Offer it again { $until }.
        [one] Offer it again after your next move, or { $until }.
       *[other] Offer it again after your next { $moves } moves, or { $until }.
    }
# The same seat is offered to the same person.
peace-seat-offered-already = You have offered them your seat already. They haven't answered yet.
# $who: who was challenged
# $until: when
peace-challenge-again = { $who } didn't take your last challenge. You can challenge them again { $until }.

## Muting.

peace-full = You have muted enough people. `{ COMMAND("unmute") }` makes room.
# A challenge, a rematch or a seat is offered to somebody who wants none of it from the asker.
# $who: who wants none
peace-not-from-you = { $who } isn't taking challenges from you.
# Somebody wants to sit down with one who wants no games with them.
# $who: who wants none
peace-not-with-you = { $who } isn't taking games with you.
# $who: who is muted
peace-muted = { $who } is muted: no challenges, no offers and no pings from them, on all servers. They find out only if they challenge you. `{ COMMAND("unmute") }` undoes it.
# $who: who was muted
peace-unmuted = { $who } is no longer muted.
