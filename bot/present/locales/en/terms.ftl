# Pacts: what is promised, and for how long.

## What is promised, in short, as "White broke pact 2 (peace)" has it in its brackets.

terms-pledge-peace = peace
terms-pledge-no-check = no check
# $squares: a list of squares
terms-pledge-spare-squares = whatever is on { $squares } is spared
# $piece: the kind of piece
# $square: where it is
terms-pledge-spare-piece = the { $piece } on { $square } is spared
# $squares: a list of squares
terms-pledge-keep-out-squares = no piece moves to { $squares }
# $side: whose territory it is
terms-pledge-keep-out-territory = no piece enters { $side }'s territory
# $side: who is moved against
# $often: terms-how-often
terms-pledge-against = a move against { $side } { $often }
# $move: a move as it is typed, where it stands in Markdown as code
terms-pledge-move-next = { $move } at the next turn
# $move: a move as it is typed, where it stands in Markdown as code
# $round (number): the last round it can be played in
terms-pledge-move-by-round = { $move } by round { $round }
# $term (number): the number of another term of the pact
terms-pledge-hostage = their king as a hostage until term { $term } is fulfilled
# $side: who is to capture the third king
terms-pledge-heir = the third king is left to { $side }
terms-pledge-draw = a draw when two are left
# A promise in the players' own words.
# $words: the words, with quotation marks, by which they are found when somebody deletes their data
terms-pledge-words = { $words } (not enforced)

# How often a side is to be moved against: fills the $often of other messages here.
# $turns (number): in how many turns once
terms-how-often =
    { $turns ->
        [1] every turn
        [2] at least every second turn
       *[other] at least every { $turns } turns
    }

## A term, as a clause without its full stop; it may begin a line with a capital. Each is there three times: two promise the same,
## all three do, or one side alone promises it.

terms-both-peace = neither captures the other's pieces
terms-three-peace = nobody captures another's pieces
# $side: who promises it
# $partner: to whom
terms-side-peace = { $side } doesn't capture { $partner }'s pieces
# $side: who promises it
# $partner: to whom
# $other: to whom too
terms-side-peace-with-two = { $side } doesn't capture { $partner }'s or { $other }'s pieces

terms-both-no-check = neither gives the other check
terms-three-no-check = nobody gives another check
# $side: who promises it
# $partner: to whom
terms-side-no-check = { $side } doesn't give { $partner } check
# $side: who promises it
# $partner: to whom
# $other: to whom too
terms-side-no-check-with-two = { $side } doesn't give { $partner } or { $other } check

# $squares: a list of squares
terms-both-spare-squares = both spare whatever is on { $squares }
# $squares: a list of squares
terms-three-spare-squares = all three spare whatever is on { $squares }
# $side: who promises it
# $squares: a list of squares
terms-side-spare-squares = { $side } spares whatever is on { $squares }

# $piece: the kind of piece
# $square: where it is
terms-both-spare-piece = both spare the { $piece } on { $square }
# $piece: the kind of piece
# $square: where it is
terms-three-spare-piece = all three spare the { $piece } on { $square }
# $side: who promises it
# $piece: the kind of piece
# $square: where it is
terms-side-spare-piece = { $side } spares the { $piece } on { $square }

# $squares: a list of squares
terms-both-keep-out-squares = neither moves a piece to { $squares }
# $squares: a list of squares
terms-three-keep-out-squares = nobody moves a piece to { $squares }
# $side: who promises it
# $squares: a list of squares
terms-side-keep-out-squares = { $side } doesn't move a piece to { $squares }

# $owner: whose territory it is
terms-both-keep-out-territory = neither enters { $owner }'s territory
# $owner: whose territory it is
terms-three-keep-out-territory = nobody enters { $owner }'s territory
# $side: who promises it
# $owner: whose territory it is
terms-side-keep-out-territory = { $side } doesn't enter { $owner }'s territory

# $against: who is moved against
# $often: terms-how-often
terms-both-against = both move against { $against } { $often }
# $against: who is moved against
# $often: terms-how-often
terms-three-against = all three move against { $against } { $often }
# $side: who promises it
# $against: who is moved against
# $often: terms-how-often
terms-side-against = { $side } moves against { $against } { $often }

# $move: a move as it is typed, where it stands in Markdown as code
terms-both-move-next = both play { $move } at the next turn
# $move: a move as it is typed, where it stands in Markdown as code
terms-three-move-next = all three play { $move } at the next turn
# $side: who promises it
# $move: a move as it is typed, where it stands in Markdown as code
terms-side-move-next = { $side } plays { $move } at the next turn

# $move: a move as it is typed, where it stands in Markdown as code
# $round (number): the last round it can be played in
terms-both-move-by-round = both play { $move } by round { $round }
# $move: a move as it is typed, where it stands in Markdown as code
# $round (number): the last round it can be played in
terms-three-move-by-round = all three play { $move } by round { $round }
# $side: who promises it
# $move: a move as it is typed, where it stands in Markdown as code
# $round (number): the last round it can be played in
terms-side-move-by-round = { $side } plays { $move } by round { $round }

# $term (number): the number of another term of the pact
terms-both-hostage = both leave their kings as hostages until term { $term } is fulfilled
# $term (number): the number of another term of the pact
terms-three-hostage = all three leave their kings as hostages until term { $term } is fulfilled
# $side: who promises it
# $term (number): the number of another term of the pact
terms-side-hostage = { $side } leaves its king as a hostage until term { $term } is fulfilled

# $heir: who is to capture the third king
terms-both-heir = both leave the third king to { $heir }
# $heir: who is to capture the third king
terms-three-heir = all three leave the third king to { $heir }
# $side: who promises it
# $heir: who is to capture the third king
terms-side-heir = { $side } leaves the third king to { $heir }

terms-both-draw = both agree to a draw when two are left
terms-three-draw = all three agree to a draw when two are left
# $side: who promises it
terms-side-draw = { $side } agrees to a draw when two are left

# A promise in the players' own words.
# $words: the words, with quotation marks, by which they are found when somebody deletes their data
terms-both-words = both promise: { $words } (not enforced)
# $words: the words, with quotation marks, by which they are found when somebody deletes their data
terms-three-words = all three promise: { $words } (not enforced)
# $side: who promises it
# $words: the words, with quotation marks, by which they are found when somebody deletes their data
terms-side-words = { $side } promises: { $words } (not enforced)

## How long a pact lasts; it may begin a line with a capital.

terms-until-ended = until one of them ends it
# $round (number): its last round
terms-until-round = until the end of round { $round }
terms-until-king-falls = until a king falls
# $side: whose king
terms-until-king-of-falls = until { $side }'s king falls
# $term (number): the number of a term of the pact
terms-until-term = until term { $term } is fulfilled

## All terms in a line.

# $terms: one or several, with semicolons between them
# $until: how long they last
terms-line = { $terms }; { $until }
# A term of several.
# $number (number): its number
# $term: what is promised
terms-numbered = ({ $number }) { $term }
# A term that is settled.
# $term: what is promised
# $verdict: what became of it
terms-judged = { $term } ({ $verdict })

## What became of a promise.

terms-verdict-kept = kept
terms-verdict-fulfilled = fulfilled
terms-verdict-expired = expired
terms-verdict-void = void
terms-verdict-broken = broken
