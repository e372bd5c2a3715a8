# Where a beam goes. Pieces are named with their sides, as "Red queen".

# How a beam ends: what follows the name of a beam, as in "Blue's beam stops on d8 (Red queen)", or stands alone.

# $square: where
beam-stops = stops on { $square }
# $square: where
# $piece: what stands there
beam-stops-at-piece = stops on { $square } ({ $piece })
# The heel is the corner where a lasermate is scored.
# $side: whose heel it is
# $square: where it is
beam-ends-in-heel = ends in { $side }'s heel at { $square }
# Among three.
# $square: where it is
beam-ends-in-a-heel = ends in an opponent's heel at { $square }
# $square: in whose corner
beam-ends-in-corner = ends in the corner at { $square }
beam-loops = loops back to its start

# A sentence without its end.
# $side: whose beam it is
# $end: how it ends
beam-line = { $side }'s beam { $end }
# The same after a move that has turned it.
# $side: whose beam it is
# $end: how it ends
beam-now = { $side }'s beam now { $end }

# Squares on the way of a beam, with the pieces that it meets.

# $square: where
# $piece: what turns it there
beam-deflected = { $square } (deflected by { $piece })
# $square: where
# $piece: what stands there and lets it through
beam-through = { $square } (through { $piece })

# What happens to a beam, beside the place in a picture.

# $square: where
# $piece: what stands there
beam-event-turns = { $square }, { $piece }: turns it
# $square: where
# $piece: what stands there
beam-event-through = { $square }, { $piece }: lets it through
# $square: where
beam-event-edge = { $square }: the edge turns it
