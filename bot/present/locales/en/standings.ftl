# The standings of a tournament.

## What a tournament is called.

standings-arena = Arena
standings-swiss = Swiss tournament
standings-knockout = Knockout
standings-league = League

## Over the table: what the tournament is called, the game and one of these, with commas between.

standings-final = final standings
standings-standings = standings
# $rounds (number): how many rounds there are
standings-first-round = round 1 of { $rounds }
# $round (number): the last round that is over
# $rounds (number): how many rounds there are
standings-after-round = after round { $round } of { $rounds }

## The table.

# $place (number): which place
# $who: the player
# $points: as "2½ points" or "1 round won"
standings-row = { $place }. { $who }: { $points }
# With what decides between those with equal points.
# $place (number): which place
# $who: the player
# $points: as "2½ points" or "1 round won"
# $ties: as "Buchholz 4, 2 wins"
standings-row-tied = { $place }. { $who }: { $points } ({ $ties })
# $row: one of the two before
standings-withdrawn = { $row }, withdrawn
# $halves (number): how many half points: 2 and less are one point or a part of it
# $points: the points, as "2½"
standings-points =
    { $halves ->
        [1] { $points } point
        [2] { $points } point
       *[other] { $points } points
    }
# In a knockout.
# $count (number): how many
standings-rounds-won =
    { $count ->
        [one] { $count } round won
       *[other] { $count } rounds won
    }
# Under the table: places that are not shown.
# $count (number): how many
standings-more = and { $count } more
# What decides between equal points.
# $names: one or several, with commas between
standings-ties = Ties: { $names }, seed.

## Tie-breaks.

standings-head-to-head = head-to-head
standings-buchholz = Buchholz
standings-sonneborn-berger = Sonneborn-Berger
standings-wins = wins
standings-fewer-games = fewer games
# With their numbers, in a row of the table.
# $points: as "2½"
standings-head-to-head-of = head-to-head { $points }
# $points: as "2½"
standings-buchholz-of = Buchholz { $points }
# $points: as "2¾"
standings-sonneborn-berger-of = Sonneborn-Berger { $points }
# $count (number): how many
standings-wins-of =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
# $count (number): how many were played
standings-games-of =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
