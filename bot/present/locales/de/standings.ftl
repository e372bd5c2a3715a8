# Die Tabelle eines Turniers.

## Wie ein Turnier heißt.

standings-arena = Arena
standings-swiss = Schweizer Turnier
standings-knockout = K.-o.-Turnier
standings-league = Liga

## Über der Tabelle.

standings-final = Endstand
standings-standings = Stand
standings-first-round = Runde 1 von { $rounds }
standings-after-round = nach Runde { $round } von { $rounds }

## Die Tabelle.

standings-row = { $place }. { $who }: { $points }
standings-row-tied = { $place }. { $who }: { $points } ({ $ties })
standings-withdrawn = { $row }, zurückgezogen
# $halves: 2 und weniger sind ein Punkt oder ein Teil davon
standings-points =
    { $halves ->
        [1] { $points } Punkt
        [2] { $points } Punkt
       *[other] { $points } Punkte
    }
standings-rounds-won =
    { $count ->
        [one] { $count } Runde gewonnen
       *[other] { $count } Runden gewonnen
    }
standings-more = und { $count } weitere
standings-ties = Bei Gleichstand: { $names }, Setzliste.

## Feinwertungen.

standings-head-to-head = direkter Vergleich
standings-buchholz = Buchholz
standings-sonneborn-berger = Sonneborn-Berger
standings-wins = Siege
standings-fewer-games = weniger Partien
standings-head-to-head-of = direkter Vergleich { $points }
standings-buchholz-of = Buchholz { $points }
standings-sonneborn-berger-of = Sonneborn-Berger { $points }
standings-wins-of =
    { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    }
standings-games-of =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
