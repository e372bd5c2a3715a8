# O que um lance faria, nas poucas palavras que cabem ao lado de uma opção; vários ficam em fila, com vírgulas.

effect-labels-lasermate = MATE LASER +{ $points }
effect-labels-lasermate-sum = MATE LASER +{ $points } ({ $sum })
effect-labels-lasermate-for = MATE LASER para { FORM($side, "o") } +{ $points }
effect-labels-lasermate-for-sum = MATE LASER para { FORM($side, "o") } +{ $points } ({ $sum })
effect-labels-ends = encerra a partida: { $reason }
effect-labels-out = { FORM($side, "o") } estão fora
effect-labels-takes = captura { FORM($piece, "um") }
effect-labels-takes-of = captura { FORM($piece, "o") } { FORM($side, "do") }
effect-labels-takes-own = captura { FORM($piece, "gender") ->
        [f] sua própria
       *[m] seu próprio
    } { $piece }
effect-labels-check = xeque
effect-labels-check-to = xeque { FORM($side, "ao") }
effect-labels-own-king = seu rei poderia ser capturado lá
effect-labels-becomes = vira { FORM($piece, "um") }
effect-labels-becomes-joker = vira o Joker
effect-labels-joker-chooses = o Joker { FORM($side, "do") } precisa escolher
effect-labels-beam-stops = o feixe { FORM($side, "do") } para em { $square }
effect-labels-beam-in-corner = o feixe { FORM($side, "do") } termina no canto em { $square }
effect-labels-beam-loops = o feixe { FORM($side, "do") } volta ao começo
