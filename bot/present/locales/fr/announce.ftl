# Ce qu'a fait une action, comme l'apprend le salon d'une partie. Les mots en capitales sont des cris du jeu.

announce-passes = { CAPITAL(FORM($who, "les")) } n'ont aucun coup légal et passent.
announce-resigns = { CAPITAL(FORM($who, "les")) } abandonnent.
announce-offers-draw = { CAPITAL(FORM($who, "les")) } proposent nulle.
announce-offers-draw-to-both = { CAPITAL(FORM($who, "les")) } proposent nulle aux deux adversaires.
announce-agrees-first = { CAPITAL(FORM($who, "les")) } acceptent la nulle. Il faut l'accord de tous.
announce-agrees = { CAPITAL(FORM($who, "les")) } acceptent la nulle.
announce-declines = { CAPITAL(FORM($who, "les")) } refusent la nulle.
announce-claims = { CAPITAL(FORM($who, "les")) } réclament la nulle.
announce-proposes-billi = { CAPITAL(FORM($who, "les")) } proposent LET'S BILLI.
announce-says-billi = { CAPITAL(FORM($who, "les")) } disent LET'S BILLI.
announce-accepts-defeat = { CAPITAL(FORM($who, "les")) } acceptent la défaite dans la partie d'échecs.
announce-allows = { CAPITAL(FORM($who, "les")) } acceptent le coup.
announce-does = { $who } : { $action }.

announce-uses-pass = { CAPITAL(FORM($who, "les")) } utilisent PASS : le rayon { FORM($side, "m") } traverse le cavalier Joker.
announce-uses-reflect = { CAPITAL(FORM($who, "les")) } utilisent REFLECT : le cavalier Joker dévie le rayon { FORM($side, "m") } comme une tour.
announce-uses-stop = { CAPITAL(FORM($who, "les")) } utilisent STOP : le rayon { FORM($side, "m") } s'arrête sur le cavalier Joker.
announce-uses-none = { CAPITAL(FORM($who, "les")) } n'utilisent pas de secours contre le rayon { FORM($side, "m") }.

announce-by = { $move } par { FORM($who, "les") }
announce-moved = { $move }{ $besides }.
announce-preview-of = Aperçu de { $move } (pas encore joué)
announce-preview = Aperçu (pas encore joué) : { $deed }

announce-check = Échec.
announce-check-to = Échec { FORM($sides, "aux") }.
announce-still-in-check = { $count ->
        [one] { CAPITAL(FORM($sides, "les")) } sont toujours en échec.
       *[other] { CAPITAL(FORM($sides, "les")) } sont toujours en échec.
    }
announce-leaves-in-check = { CAPITAL(FORM($side, "les")) } laissent leur roi en échec.

announce-out-of-time = { CAPITAL(FORM($who, "les")) } ont dépassé leur temps.
announce-king-scored = **{ $side } +{ $points }** pour le roi { FORM($victim, "m") }. Score : { $score }.
announce-joker-named = Le cavalier en { $square } est maintenant le Joker { FORM($side, "des") }.
announce-fourth-lifeline = Le Joker { FORM($side, "m") } a pris l'autre Joker : un quatrième secours l'attend après les trois autres.

## Dans une image : peu de mots.

announce-news-lasermate-sum = LASER-MAT { $side } : { $sum }
announce-news-lasermate = LASER-MAT +{ $points } { $side }
announce-news-won = { $cry } +{ $points } { $side }
announce-news-billi = Phase Billi
announce-news-out = { $side } éliminés
announce-news-denied = Veto à { $move }
announce-news-pending = { CAPITAL($reason) } ?
announce-news-check = Échec { FORM($side, "aux") }
