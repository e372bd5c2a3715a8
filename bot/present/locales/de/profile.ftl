# Bilanz von Leuten und Seiten: wer Pakte hält, wer gewonnen hat, wer stark ist.

profile-nobody-called = Hier heißt niemand { $name }.

## Wie jemand Pakte gehalten hat.

profile-no-pacts = { $who } hat noch keinen Pakt geschlossen.
profile-pacts =
    { $count ->
        [one] { $who }: { $count } Pakt, { $kept } bis zum Ende gehalten, { $ended } vorzeitig gekündigt, { $broken } gebrochen, { $void } hinfällig.
       *[other] { $who }: { $count } Pakte, { $kept } bis zum Ende gehalten, { $ended } vorzeitig gekündigt, { $broken } gebrochen, { $void } hinfällig.
    }

## Ein Profil.

profile-no-games = **{ $who }** hat { $here } noch keine Partie gegen Menschen beendet.
profile-games =
    { $count ->
        [one] **{ $who }** hat { $here } { $count } Partie gegen Menschen beendet und { $won } gewonnen.
       *[other] **{ $who }** hat { $here } { $count } Partien gegen Menschen beendet und { $won } gewonnen.
    }
profile-rating =
    { $count ->
        [one] { $game }: **{ $points }** ({ $count } gewertete Partie)
       *[other] { $game }: **{ $points }** ({ $count } gewertete Partien)
    }
profile-results = { $game } hier: { $won } gewonnen, { $drawn } remis, { $lost } verloren
profile-puzzles = Aufgaben, { $game }: **{ $points }** ({ $solved } von { $tried } gelöst)
profile-daily =
    { $days ->
        [one] Tägliche Aufgabe: { $days } Tag in Folge (Bestwert { $best })
       *[other] Tägliche Aufgabe: { $days } Tage in Folge (Bestwert { $best })
    }

## Die Bilanz einer Partie: was jede Seite hat, in Zahlen.

profile-balance = **Kräfteverhältnis der Partie { $game }**, Runde { $round }
profile-balance-side = { $player }: { $pieces }, { $moves }
profile-balance-side-worth = { $player }: { $pieces } im Wert von { $worth }, { $moves }
profile-balance-pieces =
    { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }
profile-balance-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
profile-balance-king = { $attacked } von { $squares } Feldern um den König sind angegriffen
profile-balance-king-in-check =
    { $count ->
        [one] { $attacked } von { $squares } Feldern um den König sind angegriffen, der König von { $count } Figur
       *[other] { $attacked } von { $squares } Feldern um den König sind angegriffen, der König von { $count } Figuren
    }
profile-balance-threatens = bedroht { $sides }
profile-balance-threatens-nothing = bedroht nichts
profile-balance-values = Werte in Bauern (Dame 9, Turm 5, Läufer und Springer 3). „Bedroht“ ist der Wert der angegriffenen Figuren.
