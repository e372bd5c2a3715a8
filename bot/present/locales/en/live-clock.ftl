# Live clocks in words.

# Somebody claims time.
live-clock-nothing-to-claim = There is nothing to claim: the clock ends the game by itself.
# $sides: what is on each, as "Blue 4:58", with commas between them
live-clock-clocks = Clocks: { $sides }.
# $side: a side
# $time: as 4:58, and where a platform counts down a mark behind it
live-clock-side = { $side } { $time }
# On the first turn of a side.
# $side: whose clock it is
live-clock-starts = { $side }'s clock starts in a minute.
