# How the points of a lasermate add up where the way of its beam counts: 200 + 3 turns x 25 = 275. Turns are the times that a piece
# deflected the beam.

# $count (number): how many
carom-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
# Of many turns not all count.
# $counted: how many do
# $count (number): how many there were
carom-turns-of = { $counted } of { $count } turns
# What deflected the beam of a lasermate: a clause behind "Blue's beam hits Red's heel at k8".
# $pieces: the pieces, as below
carom-deflections = , deflected by { $pieces }
# $piece: a piece with its side
# $square: where it stands
carom-piece = the { $piece } on { $square }
