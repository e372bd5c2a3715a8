# Lo que haría una jugada, en pocas palabras junto a una opción; van varias en fila, separadas por comas.

effect-labels-lasermate = MATE LÁSER +{ $points }
effect-labels-lasermate-sum = MATE LÁSER +{ $points } ({ $sum })
effect-labels-lasermate-for = MATE LÁSER para { FORM($side, "las") } +{ $points }
effect-labels-lasermate-for-sum = MATE LÁSER para { FORM($side, "las") } +{ $points } ({ $sum })
effect-labels-ends = termina la partida: { $reason }
effect-labels-out = { FORM($side, "las") } quedan fuera
effect-labels-takes = captura { FORM($piece, "un") }
effect-labels-takes-of = captura { FORM($piece, "un") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
effect-labels-takes-own = captura { FORM($piece, "un") } { FORM($piece, "gender") ->
        [f] propia
       *[m] propio
    }
effect-labels-check = jaque
effect-labels-check-to = jaque a { FORM($side, "las") }
effect-labels-own-king = tu rey podría ser capturado ahí
effect-labels-becomes = se convierte en { FORM($piece, "un") }
effect-labels-becomes-joker = se convierte en el Joker
effect-labels-joker-chooses = el Joker { FORM($side, "m") } tiene que elegir
effect-labels-beam-stops = el rayo { FORM($side, "m") } se detiene en { $square }
effect-labels-beam-in-corner = el rayo { FORM($side, "m") } acaba en la esquina de { $square }
effect-labels-beam-loops = el rayo { FORM($side, "m") } entra en bucle
