# Was ein Zug bewirken würde, in den wenigen Worten neben einer Auswahl; mehrere stehen mit Kommas hintereinander.

effect-labels-lasermate = LASERMATE +{ $points }
effect-labels-lasermate-sum = LASERMATE +{ $points } ({ $sum })
effect-labels-lasermate-for = LASERMATE für { $side } +{ $points }
effect-labels-lasermate-for-sum = LASERMATE für { $side } +{ $points } ({ $sum })
effect-labels-ends = beendet die Partie: { $reason }
effect-labels-out = { $side } scheidet aus
effect-labels-takes = schlägt { FORM($piece, "a-acc") }
effect-labels-takes-of = schlägt { FORM($piece, "den") } { FORM($side, "stem") }{ FORM($piece, "en") } { FORM($piece, "bare") }
effect-labels-takes-own = schlägt { FORM($piece, "own-acc") }
effect-labels-check = Schach
effect-labels-check-to = Schach gegen { $side }
effect-labels-own-king = dein König könnte dort geschlagen werden
effect-labels-becomes = wird { FORM($piece, "zu") }
effect-labels-becomes-joker = wird zum Joker
effect-labels-joker-chooses = der Joker von { $side } muss wählen
effect-labels-beam-stops = Strahl von { $side } endet auf { $square }
effect-labels-beam-in-corner = Strahl von { $side } endet in der Ecke bei { $square }
effect-labels-beam-loops = Strahl von { $side } läuft im Kreis
