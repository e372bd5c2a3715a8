# Problèmes d'échecs : l'énoncé et la solution.

problem-which = Dans quelle position ? Compose-en une avec `{ COMMAND("setup") }`, ou ajoute `position:` avec son texte (FEN) et `game:` si ce ne sont pas les échecs.
problem-too-long = Cela a pris trop de temps. Essaie avec moins de coups.
problem-unreadable = Je ne comprends pas l'énoncé { $typed }. Écris-le comme mate in 2, ou \#2, h\#2.5, s\#2, ser\-\#3, ser\-h\#3, lm2, hlm2.5, ser\-lm3, pg4.0.
problem-needs-a-move = Un énoncé demande au moins un coup.
problem-no-half-moves = Seuls le jeu aidé et les parties justificatives ont des demi-coups \(h\#2.5, pg4.5\).
problem-too-many-moves = { $count ->
        [one] { $count } coup au plus peut être résolu.
       *[other] { $count } coups au plus peuvent être résolus.
    }
problem-not-in-turns = Les problèmes sont pour les jeux à deux et à tour de rôle.
problem-no-beams = Ce jeu n'a pas de rayons, donc pas de laser-mat.
problem-is-over = Dans cette position, la partie est finie.
problem-which-target = Quelle position la partie doit-elle atteindre ? Ajoute `target:` avec son texte (FEN).
problem-target-unasked = Seule une partie justificative (pg) demande cette position.
problem-reached = Cette position est déjà ce que demande le problème.

problem-head = **{ $stipulation }**, { $game }.
problem-head-with-options = **{ $stipulation }**, { $game } avec { $options }.
problem-fewer-moves = (Il faut moins de coups que { $stipulation }.)
problem-direct-mate = Trait { FORM($side, "aux") } : { $aim } en { FORM($number, "coups") }.
problem-direct = Trait { FORM($side, "aux") } : forcer { FORM($aim, "le") } en { FORM($number, "coups") }.
problem-selfplay = Trait { FORM($side, "aux") }, qui forcent { FORM($other, "les") } à { FORM($aim, "faire") } en { FORM($number, "coups") }.
problem-help = { CAPITAL(FORM($side, "les")) } commencent, les deux camps s'entraident : { $aim } après exactement { $moves }.
problem-series = { CAPITAL(FORM($side, "les")) } jouent { $moves } de suite : { $aim } au dernier.
problem-series-help = { CAPITAL(FORM($side, "les")) } jouent { $moves } de suite, puis { FORM($other, "les") } en jouent un : { $aim }.
problem-game = Une partie d'exactement { $moves } mène à { $aim }.
# .le et .faire, comme game-words-mate.
problem-stalemate = pat
    .faire = faire pat
    .le = le pat
problem-a-lasermate = laser-mat
    .faire = faire un laser-mat
    .le = un laser-mat
problem-this-position = cette position
problem-moves = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
problem-half-moves = { $count ->
        [one] { $count } demi-coup
       *[other] { $count } demi-coups
    }

problem-or = { $before } ou { $next }
problem-dual = Après { $line } : { $moves }
problem-more-lines = { $count ->
        [one] La solution a { $count } autre ligne.
       *[other] La solution a { $count } autres lignes.
    }
problem-no-solution = Pas de solution.
problem-nothing-found = Rien trouvé jusqu'ici.
problem-keys = { $count ->
        [one] Une clé.
       *[other] { $count } clés.
    }
problem-solutions = { $count ->
        [one] Une solution.
       *[other] { $count } solutions.
    }
problem-duals-in-one-place = Des duals à un endroit.
problem-duals-in-several-places = Des duals à plusieurs endroits.
problem-not-all-listed = Tout n'est pas énuméré.
problem-not-all-tried = Tout n'a pas été essayé : il peut y en avoir d'autres.
