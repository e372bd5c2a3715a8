# Les réponses aux questions sur une position.

answers-can-ask = Tu peux demander :
answers-not-understood = Je ne comprends pas « { $typed } ». Tu peux demander :
answers-last-move = ce qu'il a fait

answers-square = { $square } : { $piece }.
answers-beam-ends-there = Le rayon { FORM($side, "m") } s'y arrête.
answers-beam-deflected-there = Le rayon { FORM($side, "m") } y est dévié.
answers-beam-crosses = { $count ->
        [one] Le rayon { FORM($side, "m") } la traverse.
       *[other] Le rayon { FORM($side, "m") } la traverse { $count } fois.
    }

answers-attacks = { CAPITAL(FORM($side, "les")) } attaquent { $square } avec { $pieces }.
answers-guards = { CAPITAL(FORM($side, "les")) } défendent { $square } avec { $pieces }.
answers-piece = { $piece } { $square }
answers-nothing-attacks = Rien n'attaque { $square }.

answers-beam = **Le rayon { FORM($side, "m") }** { $end }. { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }, { $deflected } : { $way }.
answers-deflected = { $count ->
        [0] sans déviation
        [one] dévié une fois
       *[other] dévié { $count } fois
    }
answers-no-beams = Dans cette partie, il n'y a pas de rayons.

answers-no-last-move = Pas encore de coups.

answers-no-check-any-more = Il n'y a plus d'échec : les rois sont des tours.
answers-has-no-check = Dans cette partie, il n'y a pas d'échec.
answers-nobody-in-check = Personne n'est en échec.
answers-in-check = { $count ->
        [one] { CAPITAL(FORM($sides, "les")) } sont en échec.
       *[other] { CAPITAL(FORM($sides, "les")) } sont en échec.
    }

answers-no-points-of-three = Cette partie n'a pas de points : le dernier camp qui garde un roi gagne. Encore en jeu : { $sides }.
answers-points-of-three = { $points }. Un laser-mat rapporte 277 (une fois par rayon et par talon), la prise d'un roi 500. Encore en jeu : { $sides }.
answers-no-points = Cette partie n'a pas de points : { $winning } fait gagner.
answers-points = { $points }.
answers-lasermate-sum = Laser-mat { FORM($side, "des") } : { $sum }.
answers-scores-checkmate = L'échec et mat rapporte 277 et change les deux rois en tours ; le premier laser-mat rapporte 500 et termine la partie.
answers-scores-by-way = Un laser-mat rapporte 200, plus 25 pour chaque fois qu'une pièce a dévié le rayon (450 au plus), une fois par camp. Après un coup de l'adversaire lui-même, il rapporte 100 de moins. { CAPITAL($winning) } rapporte 500 et termine la partie.
answers-scores = Un laser-mat rapporte 277, une fois par camp ; { $winning } rapporte 500 et termine la partie.
answers-higher-wins = Le score le plus élevé gagne.
