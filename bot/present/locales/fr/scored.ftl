# Ce qu'ont fait les rayons, et qui marque. LASER-MAT est un cri du jeu.

scored-beams = { CAPITAL($beams) }.

scored-again-of-three = Le rayon { FORM($side, "m") } touche de nouveau le talon { FORM($victim, "m") } en { $square }. Il n'y marque qu'une fois.
scored-again = Le rayon { FORM($side, "m") } touche de nouveau le talon { FORM($victim, "m") } en { $square }. Chaque camp ne marque un laser-mat qu'une fois.
scored-not-by-its-move = Le rayon { FORM($side, "m") } touche le talon { FORM($victim, "m") } en { $square }, mais dans cette partie seul un coup { FORM($side, "des") } le fait compter.

scored-lasermate-pending = **LASER-MAT ! Le rayon { FORM($side, "m") } touche le talon { FORM($victim, "m") } en { $square }{ $way } : +{ $points } pour { FORM($side, "les") }**{ $how }.
scored-lasermate = **LASER-MAT ! Le rayon { FORM($side, "m") } touche le talon { FORM($victim, "m") } en { $square }{ $way } : +{ $points } pour { FORM($side, "les") }**{ $how }. Score : { $score }.
scored-sum = ({ $sum })
scored-sum-of-gift = ({ $sum } : 100 de moins après un coup { FORM($victim, "des") })
scored-other-moved = , bien que { FORM($side, "les") } aient joué
scored-play-on = La partie continue : { $winning } vaut 500.
scored-ends-billi-chess = En Billi-Chess, un laser-mat termine la partie.

scored-won = **{ $cry } : { $side } +{ $points }**. Score : { $score }.
scored-conceded = **{ $side } +{ $points }**. Score : { $score }.

scored-billi = **Les deux rois deviennent des tours :** il n'y a plus d'échec, toute pièce peut être prise, et le premier laser-mat rapporte 500 et termine la partie.
scored-drawn = La partie d'échecs est nulle { FORM($reason, "par") } ; personne ne marque.
scored-ended = La partie d'échecs se termine sans points.
