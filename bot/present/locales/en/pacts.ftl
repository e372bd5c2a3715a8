# Pacts: offers, answers, and what became of them. Their terms are in terms.ftl.

## Refusals.

pacts-not-here = Pacts exist only in games for three: `{ COMMAND("challenge") } game:three-way`.
# An offer that was made after a move that has been taken back.
pacts-taken-back = That offer is gone, because the move before it was taken back.
# No such word about pacts.
pacts-choose = Use `{ COMMAND("pact") } offer`, `accept`, `refuse`, `counter`, `withdraw`, `denounce` or `list`.
# A field of the form is too long.
pacts-long = That is too long: a field takes at most 1000 characters.
# A pact was typed as a move.
pacts-no-move = That isn't a move. Use `{ COMMAND("pact") }` for pacts.

# The number of a pact is missing; here for an answer, and there is none to be answered.
pacts-none-to-answer = No pact waits for your answer.
pacts-none-to-withdraw = You have no offer to withdraw.
pacts-none-to-end = You have no pact to end.
# $line: what to type, as code
pacts-which-one = Which pact? Type { $line }.
# $lines: what can be typed, as code, with "or" between
pacts-which = Which pact? { $lines }. `{ COMMAND("pact") } list` shows them all.

## An offer, as everybody reads it: a treaty with a line for each term.

# $number (number): the pact's number
# $by: who offers it
# $to: to whom
# $until: how long it lasts, as "until a king falls"
pacts-treaty = **Pact { $number }**: { $by } offers { $to }, { $until }:
# A term of several.
# $number (number): its number
# $term: what is promised, as a clause
pacts-treaty-term = { $number }: { CAPITAL($term) }
# How long the offer is open.
# $side: who has made it
# $moves (number): how many of that side's moves it is open for
pacts-open =
    { $moves ->
        [1] Open until { $side } moves.
        [2] Open until { $side } has moved twice.
       *[other] Open until { $side } has moved { $moves } times.
    }
pacts-both-must-accept = Both must accept.

## What was done about an offer or a pact, as everybody reads it.

# Above the offer that is made instead.
# $who: who makes it
pacts-counters = { $who } makes a counter-offer:
# $who: who refuses
# $number (number): the pact's number
pacts-refuses = { $who } refuses pact { $number }.
# $who: who withdraws an own offer
# $number (number): the pact's number
pacts-withdraws = { $who } withdraws the offer of pact { $number }.
# $who: who accepts
# $number (number): the pact's number
pacts-accepts = { $who } accepts pact { $number }.
# $who: who is asked too
pacts-not-answered = { $who } hasn't answered yet.
# $number (number): the pact's number
# $terms: terms-line
pacts-begins = **Pact { $number } is in force**: { $terms }.
# $who: who ends it
# $number (number): the pact's number
pacts-ends = { $who } ends pact { $number }.
# $who: who ends it
# $number (number): the pact's number
# $side: the same, as a side
pacts-ends-after-move = { $who } ends pact { $number }. It lasts until after { $side }'s next move.
# Somebody else has done so before.
# $who: who ends it
# $number (number): the pact's number
# $sides: all who have ended it, with "or" between
pacts-ends-too = { $who } ends pact { $number } too. It lasts until after the next move of { $sides }.

## The same, as the answer to whoever did it.

pacts-done-countered = Counter-offer made.
pacts-done-offered = Pact offered.
pacts-done-accepted = Pact accepted.
pacts-done-refused = Pact refused.
pacts-done-withdrawn = Offer withdrawn.
# $number (number): the pact's number
pacts-done-ended = You ended pact { $number }.

## What a move did to pacts.

# $side: who broke it
# $number (number): the pact's number
# $promise: what was promised, in short, as "peace"
# $breach: by what: one of the next messages
pacts-broke = **{ $side } broke pact { $number }** ({ $promise }) { $breach }.
# $round (number): when
# $ply (number): when, in moves of any side
pacts-with-an-offer = with an offer in round { $round } (ply { $ply })
# $round (number): when
# $ply (number): when, in moves of any side
pacts-by-declining = by declining the draw in round { $round } (ply { $ply })
# $round (number): when
# $ply (number): when, in moves of any side
pacts-by-passing = by passing in round { $round } (ply { $ply })
# $move: the move with its number
pacts-with-a-move = with { $move }
# $side: who kept it
# $number (number): the pact's number
# $promise: what was promised, in short, as "peace"
pacts-kept-promise = { $side } kept a promise of pact { $number } ({ $promise }).
# $side: who is out of the game
# $number (number): the pact's number
pacts-holds-for-draw = { $side } is out. In pact { $number }, only the draw when two are left still holds.

# Nobody has answered in time.
# $number (number): the pact's number
pacts-offer-expired = The offer of pact { $number } has expired.
# $number (number): the pact's number
pacts-offer-void-over = The offer of pact { $number } is void: the game is over.
# $number (number): the pact's number
# $side: who is out of the game
pacts-offer-void-out = The offer of pact { $number } is void: { $side } is out.
# $number (number): the pact's number
pacts-offer-void = The offer of pact { $number } is void.

# After it was broken.
# $number (number): the pact's number
pacts-has-ended = Pact { $number } has ended.
# $number (number): the pact's number
pacts-was-kept = Pact { $number } was kept to the end.
# $number (number): the pact's number
pacts-is-fulfilled = Pact { $number } is fulfilled.
# $number (number): the pact's number
# $side: who had announced it
pacts-has-ended-as-announced = Pact { $number } has ended, as { $side } announced.
# $number (number): the pact's number
# $side: who is out of the game
pacts-is-void-out = Pact { $number } is void: { $side } is out.
# $number (number): the pact's number
pacts-is-void = Pact { $number } is void: what it was about is gone.
# $number (number): the pact's number
pacts-has-expired = Pact { $number } has expired.

# Under a move.
# $side: who is asked
# $count (number): how many pacts
# $pacts: their numbers, listed
pacts-waiting =
    { $count ->
        [one] { $side } still has to answer pact { $pacts }.
       *[other] { $side } still has to answer pacts { $pacts }.
    }

## The list of a game's pacts.

# $game: the game's code
# $round (number): the round that is played
pacts-list = **Pacts of game { $game }**, round { $round }
# $number (number): the pact's number
# $parties: between whom
# $state: in force, offered, or what became of it
# $terms: terms-line
pacts-listed = **{ $number }** { $parties }, { $state }: { $terms }
# The same with a link to where it was posted.
# $number (number): the pact's number
# $parties: between whom
# $state: in force, offered, or what became of it
# $terms: terms-line
# $link: the link
pacts-listed-with-link = **{ $number }** { $parties }, { $state }: { $terms } ({ $link })
# $round (number): when it began
# $ply (number): when, in moves of any side
pacts-state-in-force = in force since round { $round } (ply { $ply })
# $round (number): when it began
# $ply (number): when, in moves of any side
# $sides: who has ended it; it lasts until after their next move
pacts-state-ending = in force since round { $round } (ply { $ply }), ended by { $sides }
# $side: who offers it
# $round (number): when
# $ply (number): when, in moves of any side
# $asked: who has still to answer
pacts-state-offered = offered by { $side } in round { $round } (ply { $ply }), { $asked } to answer
# $how: what became of it: one of the messages of the last part of this file
# $round (number): when
# $ply (number): when, in moves of any side
pacts-state-over = { $how } in round { $round } (ply { $ply })
# Those that have ended before the listed ones.
# $count (number): how many
pacts-earlier = { $count } earlier pacts are in the game's record.
pacts-none = No pacts yet. `{ COMMAND("pact") } offer` makes an offer.

## A pact beside the board or in a menu; it may begin a line with a capital.

# $round (number): when it began
pacts-brief-in-force = in force since round { $round }
# $sides: who has ended it; it lasts until after their next move
pacts-brief-ending = ended by { $sides }
# $side: who offers it
# $asked: who has still to answer
pacts-brief-offered = offered by { $side }, { $asked } to answer
# $how: what became of it: one of the messages of the last part of this file
# $round (number): when
pacts-brief-over = { $how } in round { $round }
# $side: who offers it
# $to: to whom
pacts-offered-to = offered by { $side } to { $to }

## A warning before a move, to its player alone.

# $pacts: pacts-would-break-one, listed
pacts-would-break = **This would break your word:** { $pacts }.
# $number (number): the pact's number
# $promise: what was promised, in short, as "peace"
pacts-would-break-one = pact { $number } ({ $promise })
# The same where there is little room.
# $number (number): the pact's number
pacts-breaks = breaks your word (pact { $number })

## What became of a pact or an offer; "in round 12" follows.

# $side: who broke it
pacts-over-broken-by = broken by { $side }
# $side: who ended it
pacts-over-ended-by = ended by { $side }
# $side: who is out of the game
pacts-over-void-out = void, { $side } is out
pacts-over-kept = kept
pacts-over-fulfilled = fulfilled
pacts-over-expired = expired
pacts-over-void = void
pacts-over-broken = broken
# $side: who refused it
pacts-over-refused-by = refused by { $side }
# $side: who answered with another offer
# $number (number): the other offer's number
pacts-over-countered-by = countered by { $side } with pact { $number }
pacts-over-withdrawn = withdrawn
pacts-over-not-answered = not answered in time
