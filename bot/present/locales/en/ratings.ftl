# Ratings: how they change, who leads, and why a game does not count.

ratings-list-or-hide = Use `{ COMMAND("leaderboard") } me:list` or `{ COMMAND("leaderboard") } me:hide`.
# Neither this server nor all of them.
ratings-server-or-all = Use `{ COMMAND("leaderboard") } of:server` or `{ COMMAND("leaderboard") } of:all`.
ratings-which-tempo = Which tempo? `bullet`, `blitz`, `rapid`, `classical`, `realtime`, `correspondence` or `untimed`.
# A challenge is neither rated nor casual.
ratings-rated-or-casual = Use `rated` or `casual`.
# A rated game would begin from a position.
ratings-from-the-start = A game from a position can't be rated. Leave out the position or `rated`.
# A rated challenge begins between people of whom one has no account.
# $network: that one's network
ratings-casual-without-account = This game is casual: { $network } names are not accounts, so it can't be rated against another network.
# Below a rating from few games.
ratings-provisional = ? means provisional: too few games yet.

## A game and how fast it is played. $game is its title.

# $game: its title
ratings-bullet = { $game }, bullet
# $game: its title
ratings-blitz = { $game }, blitz
# $game: its title
ratings-rapid = { $game }, rapid
# $game: its title
ratings-classical = { $game }, classical
# $game: its title
ratings-realtime = { $game }, realtime
# $game: its title
ratings-correspondence = { $game }, correspondence
# $game: its title
ratings-untimed = { $game }, no time limit

## After a game.

# $changes: new ratings with the change of each, as "Ann 1512 (+12)", with commas between
ratings-changes = Ratings: { $changes }.
ratings-not-rated-substitute = Not rated: a substitute played.
ratings-not-rated-removed = Not rated: a player was taken out of the game.
# $player: who took it
ratings-not-rated-hint = Not rated: { $player } took a hint.
ratings-not-rated-short = Not rated: too few moves were made.
ratings-not-rated-adjudicated = Not rated: a manager decided the game.
ratings-not-rated-gone = Not rated: a player has deleted their data.

## Leaderboards. $game is a game with its tempo, as "Chess, blitz".

# $game: a game with its tempo
ratings-nobody-everywhere = **{ $game }**: nobody on the list of all servers has a rating yet. `{ COMMAND("leaderboard") } me:list` puts you on it.
# In a community, or in a direct chat.
# $game: a game with its tempo
ratings-nobody-here = **{ $game }**: nobody here has a rating yet. `{ COMMAND("challenge") } rated` plays for ratings.
# $game: a game with its tempo
ratings-nobody-in-this-chat = **{ $game }**: nobody in this chat has a rating yet. `{ COMMAND("challenge") } rated` plays for ratings.
# Over a table.
# $game: a game with its tempo
ratings-of-all-servers = { $game }: all servers
# $game: a game with its tempo
ratings-of-this-chat = { $game }: this chat
# A row of a table. Points have a ? behind them where they are provisional.
# $place (number): which place
# $who: the player
# $points: the rating
# $games: ratings-games
ratings-row = { $place }. { $who } { $points } ({ $games })
# How many games are behind a rating.
# $count (number): how many
ratings-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
# A table for those who cannot see it.
# $title: what it is about
# $rows: places, players and ratings, with semicolons between
ratings-leaders-alt = Leaderboard, { $title }: { $rows }
ratings-listed = You are on the leaderboard of all servers, with your name.
ratings-not-listed = You are not on the leaderboard of all servers.

## Below the picture of a rating's curve.

# $count (number): how many games
ratings-rated-games =
    { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }
# $count (number): how many games
# $highest: the highest rating
# $lowest: the lowest rating
ratings-rated-games-between =
    { $count ->
        [one] { $count } rated game, highest { $highest }, lowest { $lowest }
       *[other] { $count } rated games, highest { $highest }, lowest { $lowest }
    }
# Not all of them are shown.
# $count (number): how many games
# $shown (number): how many of them, the last ones
ratings-last-rated-games = { $count } rated games (the last { $shown } shown)
# $count (number): how many games
# $shown (number): how many of them, the last ones
# $highest: the highest rating
# $lowest: the lowest rating
ratings-last-rated-games-between = { $count } rated games (the last { $shown } shown), highest { $highest }, lowest { $lowest }
# The curve for those who cannot see it.
# $who: whose it is
# $game: a game with its tempo
# $now: the rating
# $under: what stands below the curve
ratings-curve-alt = Rating of { $who }: { $game }, now { $now }. { $under }.
