# Che cosa farebbe una mossa, nelle poche parole che stanno accanto a una scelta: più d'una in fila con virgole, come «cattura un pedone, scacco, il raggio del Blu si ferma in d8».

effect-labels-lasermate = LASERMATE +{ $points }
effect-labels-lasermate-sum = LASERMATE +{ $points } ({ $sum })
effect-labels-lasermate-for = LASERMATE { FORM($side, "di") } +{ $points }
effect-labels-lasermate-for-sum = LASERMATE { FORM($side, "di") } +{ $points } ({ $sum })
effect-labels-ends = chiude la partita: { $reason }
effect-labels-out = { FORM($side, "il") } è fuori
effect-labels-takes = cattura { FORM($piece, "a") }
effect-labels-takes-of = cattura { FORM($piece, "il") } { FORM($side, "di") }
effect-labels-takes-own = cattura { FORM($piece, "own") }
effect-labels-check = scacco
effect-labels-check-to = scacco { FORM($side, "al") }
effect-labels-own-king = il tuo re potrebbe essere catturato lì
effect-labels-becomes = diventa { FORM($piece, "a") }
effect-labels-becomes-joker = diventa il Joker
effect-labels-joker-chooses = il Joker { FORM($side, "di") } deve scegliere
effect-labels-beam-stops = il raggio { FORM($side, "di") } si ferma in { $square }
effect-labels-beam-in-corner = il raggio { FORM($side, "di") } finisce nell'angolo in { $square }
effect-labels-beam-loops = il raggio { FORM($side, "di") } torna alla partenza
