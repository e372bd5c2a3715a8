# Antworten auf Fragen nach einer Stellung.

answers-can-ask = Fragen kannst du:
answers-not-understood = „{ $typed }“ verstehe ich nicht. Fragen kannst du:
answers-last-move = was er bewirkt hat

# Was auf einem Feld steht.

answers-square = { $square }: { $piece }.
answers-beam-ends-there = Der Strahl von { $side } endet dort.
answers-beam-deflected-there = Der Strahl von { $side } wird dort abgelenkt.
answers-beam-crosses = { $count ->
    [one] Der Strahl von { $side } läuft hindurch.
   *[other] Der Strahl von { $side } läuft { $count }-mal hindurch.
}

# Welche Figuren ein Feld angreifen.

answers-attacks = { $side } greift { $square } an: { $pieces }.
answers-guards = { $side } deckt { $square }: { $pieces }.
answers-piece = { $piece } { $square }
answers-nothing-attacks = Nichts greift { $square } an.

# Ein Strahl.

answers-beam = **Der Strahl von { $side }** { $end }. { $squares } Felder, { $deflected }: { $way }.
answers-deflected = { $count ->
    [0] nicht abgelenkt
    [one] einmal abgelenkt
   *[other] { $count }-mal abgelenkt
}
answers-no-beams = In dieser Partie gibt es keine Strahlen.

answers-no-last-move = Noch keine Züge.

# Wer im Schach steht.

answers-no-check-any-more = Es gibt kein Schach mehr: Die Könige sind Türme.
answers-has-no-check = In dieser Partie gibt es kein Schach.
answers-nobody-in-check = Niemand steht im Schach.
answers-in-check = { $count ->
    [one] { $sides } steht im Schach.
   *[other] { $sides } stehen im Schach.
}

# Die Punkte und wofür es sie gibt: mehrere Sätze hintereinander.

answers-no-points-of-three = In dieser Partie gibt es keine Punkte: Die letzte Seite mit einem König gewinnt. Noch im Spiel: { $sides }.
answers-points-of-three = { $points }. Ein Lasermatt bringt 277 (einmal je Strahl und Ferse), ein geschlagener König 500. Noch im Spiel: { $sides }.
answers-no-points = In dieser Partie gibt es keine Punkte, es entscheidet: { $winning }.
answers-points = { $points }.
answers-lasermate-sum = Lasermatt von { $side }: { $sum }.
answers-scores-checkmate = Matt bringt 277 und macht beide Könige zu Türmen; das erste Lasermatt bringt 500 und beendet die Partie.
answers-scores-by-way = Ein Lasermatt bringt 200 und dazu 25 für jede Ablenkung des Strahls durch eine Figur (höchstens 450), einmal je Seite. Nach dem eigenen Zug des Gegners sind es 100 weniger. { CAPITAL($winning) } bringt 500 und beendet die Partie.
answers-scores = Ein Lasermatt bringt 277, einmal je Seite; { $winning } bringt 500 und beendet die Partie.
answers-higher-wins = Wer mehr Punkte hat, gewinnt.
