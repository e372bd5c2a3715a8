standings-arena = Arena
standings-swiss = Torneo suizo
standings-knockout = Eliminatoria
standings-league = Liga

standings-final = clasificación final
standings-standings = clasificación
standings-first-round = ronda 1 de { $rounds }
standings-after-round = tras la ronda { $round } de { $rounds }

standings-row = { $place }. { $who }: { $points }
standings-row-tied = { $place }. { $who }: { $points } ({ $ties })
standings-withdrawn = { $row }, se ha retirado
# Hasta un punto entero, singular: «½ punto», «1 punto».
standings-points =
    { $halves ->
        [1] { $points } punto
        [2] { $points } punto
       *[other] { $points } puntos
    }
standings-rounds-won = { $count ->
        [one] { $count } ronda ganada
       *[other] { $count } rondas ganadas
    }
standings-more = y { $count } más
standings-ties = Desempate: { $names }, ranking.

standings-head-to-head = resultado particular
standings-buchholz = Buchholz
standings-sonneborn-berger = Sonneborn-Berger
standings-wins = victorias
standings-fewer-games = menos partidas
standings-head-to-head-of = resultado particular { $points }
standings-buchholz-of = Buchholz { $points }
standings-sonneborn-berger-of = Sonneborn-Berger { $points }
standings-wins-of = { $count ->
        [one] { $count } victoria
       *[other] { $count } victorias
    }
standings-games-of = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
