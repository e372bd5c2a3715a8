# Records of people and sides: who keeps pacts, who has won, who is strong.

# $name: what was typed
profile-nobody-called = Nobody here is called { $name }.

## How somebody has kept pacts.

# $who: the player
profile-no-pacts = { $who } hasn't made any pacts yet.
# $who: the player
# $count (number): how many pacts
# $kept (number): how many of them were kept to the end
# $ended (number): how many were ended early
# $broken (number): how many were broken
# $void (number): how many came to be void
profile-pacts =
    { $count ->
        [one] { $who }: { $count } pact, { $kept } kept to the end, { $ended } ended early, { $broken } broken, { $void } void.
       *[other] { $who }: { $count } pacts, { $kept } kept to the end, { $ended } ended early, { $broken } broken, { $void } void.
    }

## A profile: games, then pacts as above, then a list.

# $who: the player
# $here: "here" or "in this chat"
profile-no-games = **{ $who }** has not finished a game against people { $here } yet.
# $who: the player
# $count (number): how many games
# $won (number): how many of them were won
# $here: "here" or "in this chat"
profile-games =
    { $count ->
        [one] **{ $who }** has finished { $count } game against people { $here } and won { $won }.
       *[other] **{ $who }** has finished { $count } games against people { $here } and won { $won }.
    }
# $game: a game with its tempo
# $points: the rating
# $count (number): how many games are behind it
profile-rating =
    { $count ->
        [one] { $game }: **{ $points }** ({ $count } rated game)
       *[other] { $game }: **{ $points }** ({ $count } rated games)
    }
# $game: the game's title
# $won (number): how many were won
# $drawn (number): how many were drawn
# $lost (number): how many were lost
profile-results = { $game } here: { $won } won, { $drawn } drawn, { $lost } lost
# $game: the game's title
# $points: the rating
# $solved (number): how many puzzles were solved
# $tried (number): how many were tried
profile-puzzles = { $game } puzzles: **{ $points }** ({ $solved } of { $tried } solved)
# $days (number): how many days in a row it was solved
# $best (number): the most there ever were
profile-daily =
    { $days ->
        [one] Daily puzzle: { $days } day in a row (best { $best })
       *[other] Daily puzzle: { $days } days in a row (best { $best })
    }

## The balance of a game: what each side has, in numbers.

# $game: the game's code
# $round (number): the round that is played
profile-balance = **Balance of game { $game }**, round { $round }
# A line of it: one of the first two, then the others where they hold, with semicolons between.
# $player: the player
# $pieces: profile-balance-pieces
# $moves: profile-balance-moves
profile-balance-side = { $player }: { $pieces }, { $moves }
# $player: the player
# $pieces: profile-balance-pieces
# $worth: what they are worth, in pawns
# $moves: profile-balance-moves
profile-balance-side-worth = { $player }: { $pieces } worth { $worth }, { $moves }
# $count (number): how many
profile-balance-pieces =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
# $count (number): how many
profile-balance-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
# $attacked (number): how many squares are attacked
# $squares (number): of how many
profile-balance-king = { $attacked } of { $squares } squares around the king are attacked
# The king is attacked too.
# $attacked (number): how many squares are attacked
# $squares (number): of how many
# $count (number): by how many pieces the king is attacked
profile-balance-king-in-check =
    { $count ->
        [one] { $attacked } of { $squares } squares around the king are attacked, king attacked by { $count } piece
       *[other] { $attacked } of { $squares } squares around the king are attacked, king attacked by { $count } pieces
    }
# $sides: whose pieces are attacked, each with what they are worth, as "Red 8", with commas between
profile-balance-threatens = threatens { $sides }
profile-balance-threatens-nothing = threatens nothing
# Below, what the numbers mean.
profile-balance-values = Values in pawns (queen 9, rook 5, bishop and knight 3). "Threatens" is the value of the pieces it attacks.
