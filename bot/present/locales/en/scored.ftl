# What beams have done, and who scores for it: lines under a move. LASERMATE is a cry of the game.

# Beams that go elsewhere now.
# $beams: clauses as "Blue's beam now stops on d8", with semicolons between them
scored-beams = { $beams }.

# A beam that scores nothing. $square is where the heel is.

# Among three.
# $side: whose beam it is
# $victim: whose heel it is
# $square: where
scored-again-of-three = { $side }'s beam hits { $victim }'s heel at { $square } again. It scores there only once.
# $side: whose beam it is
# $victim: whose heel it is
# $square: where
scored-again = { $side }'s beam hits { $victim }'s heel at { $square } again. Each side scores a lasermate only once.
# As some tables have chosen.
# $side: whose beam it is, and who would have had to move
# $victim: whose heel it is
# $square: where
scored-not-by-its-move = { $side }'s beam hits { $victim }'s heel at { $square }, but in this game only a move by { $side } scores it.

# A lasermate.

# It scores once the move stands, which may be denied.
# $side: whose beam it is, and who scores
# $victim: whose heel it is
# $square: where
# $way: what deflected the beam, where that counts, a clause of carom.ftl; mostly empty
# $points: how many
# $how: how they add up in brackets, with a blank before, or who moved, clauses as below; mostly empty
scored-lasermate-pending = **LASERMATE! { $side }'s beam hits { $victim }'s heel at { $square }{ $way }: +{ $points } for { $side }**{ $how }.
# $side: whose beam it is, and who scores
# $victim: whose heel it is
# $square: where
# $way: what deflected the beam
# $points: how many
# $how: how they add up or who moved
# $score: the points of all sides
scored-lasermate = **LASERMATE! { $side }'s beam hits { $victim }'s heel at { $square }{ $way }: +{ $points } for { $side }**{ $how }. Score: { $score }.
# Where the way of the beam counts: how the points add up, in brackets.
# $sum: how the points add up
scored-sum = ({ $sum })
# The same after the victim's own move.
# $sum: how the points add up
# $victim: whose heel it is
scored-sum-of-gift = ({ $sum }: 100 less after { $victim }'s own move)
# $side: who moved
scored-other-moved = , even though { $side } moved
# Behind it, where the game goes on.
# $winning: what else scores, as checkmate
scored-play-on = Play on: { $winning } is worth 500.
# Behind it, where it does not.
scored-ends-billi-chess = In Billi-Chess a lasermate ends the game.

# Checkmate, or what else wins, under beams.

# $cry: what it is, as Checkmate
# $side: who scores
# $points: how many
# $score: the points of all sides
scored-won = **{ $cry }: { $side } +{ $points }**. Score: { $score }.
# Where somebody has accepted defeat.
# $side: who scores
# $points: how many
# $score: the points of all sides
scored-conceded = **{ $side } +{ $points }**. Score: { $score }.

# Both kings become rooks: one of two sentences may stand before it.
scored-billi = **Both kings become rooks:** there is no check any more, every piece can be captured, and the first lasermate scores 500 and ends the game.
# $reason: the kind of draw
scored-drawn = The chess game is a draw { FORM($reason, "by") }; nobody scores.
scored-ended = The chess game ends without a score.
