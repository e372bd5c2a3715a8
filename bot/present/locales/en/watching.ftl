# Following a game from another room. $game is the code of a game, as G12.

watching-follows-none = This room follows no game. `{ COMMAND("watch") }` follows one.
# What is unwatched is not followed.
watching-not-followed = This room doesn't follow that game. `{ COMMAND("watch") }` follows one.
# Above the board of a game, for a room that begins to follow it.
# $game: its code
# $players: who plays
watching-watching = Now following game { $game }: { $players }.
# What stands before a post of a game that is followed.
# $game: its code
# $text: the post
watching-watched = *Game { $game }* · { $text }
# The room has the game before its eyes.
# $game: its code
watching-this-very-room = Game { $game } is played in this room.
# A game that has ended or is archived.
# $game: its code
watching-not-played = Game { $game } is over. `{ COMMAND("replay") } { $game }` shows it.
# $game: its code
watching-followed-already = This room already follows game { $game }.
# $count (number): how many games a room may follow
watching-follows-enough = This room already follows { $count } games. `{ COMMAND("unwatch") }` stops one.
# $game: its code
# $count (number): how many rooms may follow a game
watching-followed-enough = { $count } rooms already follow game { $game }, and that is the limit.
# $game: its code
watching-following = Now following game { $game } here. `{ COMMAND("unwatch") } { $game }` stops it.
# $games: the codes of one or several games
watching-no-longer = No longer following { $games } here.
