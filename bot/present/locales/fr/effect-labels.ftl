# Ce que ferait un coup, en peu de mots, séparés par des virgules.

effect-labels-lasermate = LASER-MAT +{ $points }
effect-labels-lasermate-sum = LASER-MAT +{ $points } ({ $sum })
effect-labels-lasermate-for = LASER-MAT pour { FORM($side, "les") } +{ $points }
effect-labels-lasermate-for-sum = LASER-MAT pour { FORM($side, "les") } +{ $points } ({ $sum })
effect-labels-ends = termine la partie : { $reason }
effect-labels-out = { FORM($side, "les") } éliminés
effect-labels-takes = prend { FORM($piece, "un") }
effect-labels-takes-of = prend { FORM($piece, "un") } { FORM($piece, "genre") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
effect-labels-takes-own = prend { FORM($piece, "genre") ->
        [f] sa propre
       *[m] son propre
    } { $piece }
effect-labels-check = échec
effect-labels-check-to = échec { FORM($side, "aux") }
effect-labels-own-king = ton roi pourrait y être pris
effect-labels-becomes = devient { FORM($piece, "un") }
effect-labels-becomes-joker = devient le Joker
effect-labels-joker-chooses = le Joker { FORM($side, "m") } doit choisir
effect-labels-beam-stops = le rayon { FORM($side, "m") } s'arrête en { $square }
effect-labels-beam-in-corner = le rayon { FORM($side, "m") } finit dans le coin de { $square }
effect-labels-beam-loops = le rayon { FORM($side, "m") } tourne en boucle
