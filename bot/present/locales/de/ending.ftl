# Wie eine Partie endete. Ein Ergebnis steht auch allein neben einer Partie in einer Liste: „Blau gewinnt 777 zu 0, durch Matt“.

ending-over = **Die Partie ist zu Ende: { $result }.**
ending-next = Weiter: `{ COMMAND("rematch") }` oder `{ COMMAND("challenge") }`.

# Ergebnisse.

ending-nobody-came = Remis: niemand kam
ending-lone-king = Remis: Zeit abgelaufen gegen ungenügendes Material
ending-draw-claimed = Remis nach Zeitüberschreitung
ending-draw-with-points-claimed = Remis mit je { $points } Punkten, nach Zeitüberschreitung verlangt
ending-draw-with-points-on-time = Remis mit je { $points } Punkten, durch Zeitüberschreitung
ending-draw-with-points-by = Remis mit je { $points } Punkten, { FORM($reason, "by") }
ending-draw-by = Remis { FORM($reason, "by") }
ending-sides-draw-claimed = Remis zwischen { $sides } nach Zeitüberschreitung
ending-sides-draw-by = Remis zwischen { $sides } { FORM($reason, "by") }
ending-wins-on-time = { $winner } gewinnt durch Zeitüberschreitung
ending-wins-by-draw-claimed = { $winner } gewinnt mit einem Remis nach Zeitüberschreitung
ending-wins-by = { $winner } gewinnt { FORM($reason, "by") }
ending-wins-by-suicide = { $winner } gewinnt, weil { $loser } den eigenen König getötet hat
ending-wins-points-on-time = { $winner } gewinnt { $points }, durch Zeitüberschreitung
ending-wins-points-by-draw-claimed = { $winner } gewinnt { $points }, mit einem Remis nach Zeitüberschreitung
ending-wins-points-by = { $winner } gewinnt { $points }, { FORM($reason, "by") }
ending-wins-on-points = { $winner } gewinnt { $points } nach Punkten: { $end }

ending-to = { $before } zu { $next }

# Wie eine Partie endete, die die Punkte entschieden; nach einem Doppelpunkt.

ending-end-draw-claimed = Remis nach Zeitüberschreitung
ending-end-time = Zeit abgelaufen
ending-end-agreed = Remis vereinbart
ending-end-by = Ende { FORM($reason, "by") }
ending-end-drawn-by = Remis { FORM($reason, "by") }

# Arten des Endes. Sie stehen allein, und mit der Form „by“ nach „gewinnt“, „Remis“ oder „Ende“.

ending-checkmate = Matt
    .by = durch Matt
ending-king-capture = Schlagen des letzten gegnerischen Königs
    .by = durch Schlagen des letzten gegnerischen Königs
ending-stalemate = Patt
    .by = durch Patt
ending-no-moves = Zugunfähigkeit des Gegners
    .by = durch Zugunfähigkeit des Gegners
ending-lasermate = Lasermatt
    .by = durch Lasermatt
ending-resignation = Aufgabe
    .by = durch Aufgabe
ending-agreement = Einigung
    .by = durch Einigung
ending-repetition = Stellungswiederholung
    .by = durch Stellungswiederholung
ending-move-count = zu viele Züge ohne Fortschritt
    .by = nach zu vielen Zügen ohne Fortschritt
ending-insufficient-material = ungenügendes Material
    .by = wegen ungenügenden Materials
ending-no-deflection = keine Figur mehr, die einen Strahl ablenkt
    .by = mangels Figuren, die einen Strahl ablenken
ending-third-denial = Erklärung nach dem dritten Veto
    .by = durch Erklärung nach dem dritten Veto
ending-two-passes = zweimal Passen hintereinander
    .by = durch zweimaliges Passen hintereinander
ending-suicide = Tötung des eigenen Königs
    .by = durch Tötung des eigenen Königs
ending-adjudication = Entscheidung der Raumverwaltung
    .by = durch Entscheidung der Raumverwaltung
