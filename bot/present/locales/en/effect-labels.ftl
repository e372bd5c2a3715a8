# What a move would do, in the few words that fit beside a choice: several stand in a row with commas between them, as "captures a
# pawn, check, Blue's beam stops on d8".

# $points: how many
effect-labels-lasermate = LASERMATE +{ $points }
# Where the way of the beam counts.
# $points: how many
# $sum: how they add up
effect-labels-lasermate-sum = LASERMATE +{ $points } ({ $sum })
# It scores for the other side.
# $side: who scores
# $points: how many
effect-labels-lasermate-for = LASERMATE for { $side } +{ $points }
# $side: who scores
# $points: how many
# $sum: how they add up
effect-labels-lasermate-for-sum = LASERMATE for { $side } +{ $points } ({ $sum })
# $reason: what kind of end, as stalemate
effect-labels-ends = ends the game: { $reason }
# $side: who loses the king, among three
effect-labels-out = { $side } is out
# $piece: what is captured
effect-labels-takes = captures { FORM($piece, "a") }
# Among three it is said whose.
# $side: whose it is
# $piece: what is captured
effect-labels-takes-of = captures { $side }'s { $piece }
# As some moves may.
# $piece: a piece of the side that moves
effect-labels-takes-own = captures its own { $piece }
effect-labels-check = check
# Among three.
# $side: who is in check then
effect-labels-check-to = check to { $side }
# Among three, where that is legal.
effect-labels-own-king = your king could be captured there
# $piece: what a pawn becomes
effect-labels-becomes = becomes { FORM($piece, "a") }
# The knight that has lifelines against beams.
effect-labels-becomes-joker = becomes the Joker
# A beam hits a Joker that has lifelines left.
# $side: whose Joker it is
effect-labels-joker-chooses = { $side }'s Joker must choose
# A beam goes elsewhere then.
# $side: whose beam it is
# $square: where
effect-labels-beam-stops = { $side }'s beam stops on { $square }
# $side: whose beam it is
# $square: where
effect-labels-beam-in-corner = { $side }'s beam ends in the corner at { $square }
# $side: whose beam it is
effect-labels-beam-loops = { $side }'s beam loops
