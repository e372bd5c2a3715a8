# The form for an offer of a pact. Labels are short.

pact-form-offer = Offer a pact (everybody sees it)
# $number (number): the pact's number
pact-form-counter = Counter-offer to pact { $number }

pact-form-field-to = Who is it for?
# The choice of both others.
pact-form-to-both = Both

pact-form-field-promises = What you promise each other
pact-form-hint-promises = Other terms go below. At most five in all.
# A promise to tick; what it means follows.
pact-form-peace = Peace
pact-form-peace-means = Don't capture each other's pieces.
pact-form-no-check = No check
pact-form-no-check-means = Don't attack each other's kings.
pact-form-draw = Draw when two are left
pact-form-draw-means = The last two share the game.
# $side: who is moved against
pact-form-against = Against { $side }
# $side: who is moved against
pact-form-against-means = Move against { $side } at least every second turn.
# $piece: the kind of piece
pact-form-spare = Spare every { $piece }
# $piece: the kind of piece
pact-form-spare-means = Don't capture { FORM($piece, "a") } that is on the board now.
# There is no such piece to spare.
# $piece: the kind of piece
pact-form-none-to-spare = No party of this pact has { FORM($piece, "a") }.

pact-form-field-terms = Terms, one per line
pact-form-field-until = How long?
# What it means to pick none.
pact-form-hint-until = Until one of you ends it
# For how long the offer is open.
pact-form-field-stands = Open for
# What it means to pick nothing.
pact-form-hint-stands = 2 of your moves
# $moves (number): how many
pact-form-open-for = { $moves } of your moves
pact-form-field-words = A promise in your own words (not enforced)
# An example of such a promise.
pact-form-hint-words = We share the centre.
