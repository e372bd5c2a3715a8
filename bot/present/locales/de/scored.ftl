# Was Strahlen getan haben, und wer dafür Punkte bekommt: Zeilen unter einem Zug. LASERMATE ist ein Ruf des Spiels.

scored-beams = { $beams }.

scored-again-of-three = Der Strahl von { $side } trifft wieder die Ferse von { $victim } bei { $square }. Dort zählt er nur einmal.
scored-again = Der Strahl von { $side } trifft wieder die Ferse von { $victim } bei { $square }. Jede Seite bekommt nur für ein Lasermatt Punkte.
scored-not-by-its-move = Der Strahl von { $side } trifft die Ferse von { $victim } bei { $square }, aber in dieser Partie zählt das nur nach einem Zug von { $side }.

scored-lasermate-pending = **LASERMATE! Der Strahl von { $side } trifft die Ferse von { $victim } bei { $square }{ $way }: +{ $points } für { $side }**{ $how }.
scored-lasermate = **LASERMATE! Der Strahl von { $side } trifft die Ferse von { $victim } bei { $square }{ $way }: +{ $points } für { $side }**{ $how }. Punkte: { $score }.
scored-sum = ({ $sum })
scored-sum-of-gift = ({ $sum }: 100 weniger nach dem eigenen Zug von { $victim })
scored-other-moved = , obwohl { $side } gezogen hat
scored-play-on = Die Partie geht weiter: { CAPITAL($winning) } ist 500 wert.
scored-ends-billi-chess = In Billi-Chess beendet ein Lasermatt die Partie.

scored-won = **{ $cry }: { $side } +{ $points }**. Punkte: { $score }.
scored-conceded = **{ $side } +{ $points }**. Punkte: { $score }.

scored-billi = **Beide Könige werden Türme:** Es gibt kein Schach mehr, jede Figur kann geschlagen werden, und das erste Lasermatt bringt 500 und beendet die Partie.
scored-drawn = Die Schachpartie ist remis { FORM($reason, "by") }; niemand bekommt Punkte.
scored-ended = Die Schachpartie endet ohne Punkte.
