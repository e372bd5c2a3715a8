# The few words that stand in a picture beside its board: there is little room.

captions-preview = Preview
# $news: what a move that is only looked at would bring
captions-preview-news = Preview: { $news }
# A pact that the last move broke.
captions-broken = Pact broken
# A Joker Knight that must choose a lifeline.
captions-joker = Joker

# Who is to act, and what they are asked.

# $side: who
captions-to-move = { $side } to move
# $side: who
captions-lifeline = { $side }: lifeline?
# $side: who
captions-draw = { $side }: draw?
# $side: who
captions-billi = { $side }: LET'S BILLI?
# $side: who
captions-denial = { $side }: deny or allow?
# $side: who
# $pact: its number
captions-pact = { $side }: pact { $pact }?

# A side that holds the right to deny.
# $side: who
captions-may-deny = { $side } may deny
# $score: a side with its points
captions-with-points-may-deny = { $score }, may deny

# How far the game is.

# $number: of the move
captions-move-number = Move { $number }
# Among three.
# $number: of the round
captions-round = Round { $number }
# Both kings have become rooks.
# $number: of the move
captions-billi-phase = Billi phase, move { $number }

# What stands before the description of a picture in which squares are marked.
# $piece: the square of the piece
# $ways: where it may go, one or several of the clauses below
captions-marked = Marked: { $piece }, { $ways }.
# $squares: with blanks between them
captions-marked-moves = moves to { $squares }
# $squares: with blanks between them
captions-marked-captures = captures on { $squares }
# Through other squares.
# $ways: squares in and out and the target, as b1-a4-c4
captions-marked-through = by way of { $ways }
# $ways: some of them
# $more (number): how many others
captions-marked-through-more = by way of { $ways } and { $more } more
