# Rematches: to the room, and to those who offer, accept, decline or withdraw one.

rematch-offered = Rematch offered. `{ COMMAND("cancel") }` withdraws it.
rematch-offered-already = You already want a rematch. `{ COMMAND("cancel") }` withdraws it.
# One of several has accepted.
rematch-you-accepted = Accepted. The game starts when everybody has accepted.
# The room has gone on to another game.
rematch-another-game = Another game has been played here since. `{ COMMAND("challenge") }` starts a new one.

# The game is still played.
# $game: its code
rematch-game-is-on = Game { $game } isn't over yet.
# One of the players has deleted their data.
# $side: the side that they played
rematch-player-is-gone = { $side } has deleted their data, so there is no rematch. `{ COMMAND("challenge") }` starts a new game.
# One of the players is blocked in the room.
# $player: who
rematch-player-is-blocked = { $player } is blocked here, so there is no rematch.
# One of the players is on a network that the room is not linked to any more.
# $player: who
rematch-player-is-out-of-reach = { $player } can't be reached from this room any more, so there is no rematch.

# A rematch is offered.
# $player: who offers it
# $game: the code of the game that was played
# $table: what is played, with its options
# $time: how fast
# $seats: who plays which side
# $asked: who has to accept
# $until: when it expires
rematch-offers-casual = **{ $player }** offers a rematch of { $game }: { $table }, { $time }, { $seats }. { $asked }: accept or decline? Expires { $until }.
# The same where the game counts for ratings.
# $player: who offers it
# $game: the code of the game that was played
# $table: what is played, with its options
# $time: how fast
# $seats: who plays which side
# $asked: who has to accept
# $until: when it expires
rematch-offers-rated = **{ $player }** offers a rematch of { $game }: { $table }, { $time }, rated, { $seats }. { $asked }: accept or decline? Expires { $until }.
# A seat of a rematch, one of a list.
# $player: who
# $side: their side
rematch-plays = { $player } plays { $side }
# $player: who accepts
# $asked: who has still to accept
rematch-accepts-it = { $player } accepts the rematch. Waiting for { $asked }.
# Who has accepted does not want it any more.
# $player: who
# $asked: who has still to accept
rematch-no-longer-accepts = { $player } no longer accepts the rematch. Waiting for { $asked }.
# $player: who declines
rematch-declines-it = { $player } declines the rematch.
# $player: who withdraws it
rematch-withdraws-it = { $player } withdraws the rematch offer.
# $player: who had offered it
rematch-has-expired = { $player }'s rematch offer has expired.
