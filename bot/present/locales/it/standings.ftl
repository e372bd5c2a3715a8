# La classifica di un torneo.

## Come si chiama un torneo.

standings-arena = Arena
standings-swiss = Torneo svizzero
standings-knockout = Eliminazione diretta
standings-league = Campionato

## Sopra la tabella.

standings-final = classifica finale
standings-standings = classifica
standings-first-round = turno 1 di { $rounds }
standings-after-round = dopo il turno { $round } di { $rounds }

## La tabella.

standings-row = { $place }. { $who }: { $points }
standings-row-tied = { $place }. { $who }: { $points } ({ $ties })
standings-withdrawn = { $row }, fuori dal torneo
standings-points =
    { $halves ->
        [1] { $points } punto
        [2] { $points } punto
       *[other] { $points } punti
    }
standings-rounds-won =
    { $count ->
        [one] { $count } turno vinto
       *[other] { $count } turni vinti
    }
standings-more = e altri { $count }
standings-ties = Spareggi: { $names }, testa di serie.

## Spareggi.

standings-head-to-head = scontro diretto
standings-buchholz = Buchholz
standings-sonneborn-berger = Sonneborn-Berger
standings-wins = vittorie
standings-fewer-games = meno partite
standings-head-to-head-of = scontro diretto { $points }
standings-buchholz-of = Buchholz { $points }
standings-sonneborn-berger-of = Sonneborn-Berger { $points }
standings-wins-of =
    { $count ->
        [one] { $count } vittoria
       *[other] { $count } vittorie
    }
standings-games-of =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
