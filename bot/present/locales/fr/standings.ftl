# Le classement d'un tournoi.

standings-arena = Arène
standings-swiss = Tournoi suisse
standings-knockout = Élimination directe
standings-league = Ligue

## Au-dessus du tableau.

standings-final = classement final
standings-standings = classement
standings-first-round = ronde 1 sur { $rounds }
standings-after-round = après la ronde { $round } sur { $rounds }

## Le tableau.

standings-row = { $place }. { $who } : { $points }
standings-row-tied = { $place }. { $who } : { $points } ({ $ties })
standings-withdrawn = { $row }, a quitté le tournoi
# Le français met le pluriel à partir de 2 points, donc de 4 demi-points.
standings-points =
    { $halves ->
        [0] { $points } point
        [1] { $points } point
        [2] { $points } point
        [3] { $points } point
       *[other] { $points } points
    }
standings-rounds-won =
    { $count ->
        [one] { $count } ronde gagnée
       *[other] { $count } rondes gagnées
    }
standings-more = { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
standings-ties = Départage : { $names }, rang initial.

## Départages.

standings-head-to-head = confrontation directe
standings-buchholz = Buchholz
standings-sonneborn-berger = Sonneborn-Berger
standings-wins = victoires
standings-fewer-games = moins de parties
standings-head-to-head-of = confrontation directe { $points }
standings-buchholz-of = Buchholz { $points }
standings-sonneborn-berger-of = Sonneborn-Berger { $points }
standings-wins-of =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
standings-games-of =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
