# How players, scores and pieces are called.

# A player with the side: Blue (Ann).
# $side: the side
# $player: the name; a computer's may be followed by its level
names-player = { $side } ({ $player })
# Who plays whom, of two.
# $first: a player, with the side
# $second: the other one
names-against = { $first } against { $second }
# What a picture and its description begin with.
# $game: the game's title
# $players: who plays, as Ann – Bob
names-title = { $game }: { $players }
# A side with its points: Blue 277.
# $side: the side
# $points: a number
names-score = { $side } { $points }

# A piece of a side: Red queen. Sentences may ask for a form of it, as of the word for the piece.
# $side: the side
# $piece: what it is
names-piece = { $side } { $piece }
# The knight of a side that has lifelines against beams.
# $side: the side
# $piece: what it is, always a knight
names-joker = { $side } Joker { $piece }
# A piece whose side is out of the game: an obstacle.
# $piece: the piece with its side
names-out-of-play = { $piece } (out of play)

# Somebody whose data have been deleted.
names-former = a former player
# Somebody whose name has nothing that can be seen.
names-somebody = somebody
