# Les pactes : ce qui est promis, et pour combien de temps. Une clause porte un numéro.

## En bref, entre parenthèses : « Les Blancs ont rompu le pacte 2 (paix) ».

terms-pledge-peace = paix
terms-pledge-no-check = pas d'échec
terms-pledge-spare-squares = ce qui est sur { $squares } est épargné
terms-pledge-spare-piece = { FORM($piece, "le") } sur { $square } est { FORM($piece, "genre") ->
        [f] épargnée
       *[m] épargné
    }
terms-pledge-keep-out-squares = aucune pièce ne va sur { $squares }
terms-pledge-keep-out-territory = aucune pièce n'entre dans le territoire { FORM($side, "des") }
terms-pledge-against = un coup contre { FORM($side, "les") } { $often }
terms-pledge-move-next = { $move } au prochain coup
terms-pledge-move-by-round = { $move } d'ici la fin du tour { $round }
terms-pledge-hostage = leur roi en otage jusqu'à l'exécution de la clause { $term }
terms-pledge-heir = le troisième roi est laissé { FORM($side, "aux") }
terms-pledge-draw = nulle quand il ne reste que deux camps
terms-pledge-words = { $words } (non contrôlé)

terms-how-often =
    { $turns ->
        [1] à chaque tour
        [2] au moins tous les deux tours
       *[other] au moins tous les { $turns } tours
    }

## Une clause sans point final, qui peut commencer une ligne avec une majuscule : les deux, les trois, ou un seul camp promet.

terms-both-peace = aucun des deux ne prend les pièces de l'autre
terms-three-peace = personne ne prend les pièces des autres
terms-side-peace = { FORM($side, "les") } ne prennent pas les pièces { FORM($partner, "des") }
terms-side-peace-with-two = { FORM($side, "les") } ne prennent ni les pièces { FORM($partner, "des") } ni celles { FORM($other, "des") }

terms-both-no-check = aucun des deux ne donne échec à l'autre
terms-three-no-check = personne ne donne échec aux autres
terms-side-no-check = { FORM($side, "les") } ne donnent pas échec { FORM($partner, "aux") }
terms-side-no-check-with-two = { FORM($side, "les") } ne donnent échec ni { FORM($partner, "aux") } ni { FORM($other, "aux") }

terms-both-spare-squares = les deux épargnent ce qui est sur { $squares }
terms-three-spare-squares = les trois épargnent ce qui est sur { $squares }
terms-side-spare-squares = { FORM($side, "les") } épargnent ce qui est sur { $squares }

terms-both-spare-piece = les deux épargnent { FORM($piece, "le") } sur { $square }
terms-three-spare-piece = les trois épargnent { FORM($piece, "le") } sur { $square }
terms-side-spare-piece = { FORM($side, "les") } épargnent { FORM($piece, "le") } sur { $square }

terms-both-keep-out-squares = aucun des deux n'amène de pièce sur { $squares }
terms-three-keep-out-squares = personne n'amène de pièce sur { $squares }
terms-side-keep-out-squares = { FORM($side, "les") } n'amènent pas de pièce sur { $squares }

terms-both-keep-out-territory = aucun des deux n'entre dans le territoire { FORM($owner, "des") }
terms-three-keep-out-territory = personne n'entre dans le territoire { FORM($owner, "des") }
terms-side-keep-out-territory = { FORM($side, "les") } n'entrent pas dans le territoire { FORM($owner, "des") }

terms-both-against = les deux jouent contre { FORM($against, "les") } { $often }
terms-three-against = les trois jouent contre { FORM($against, "les") } { $often }
terms-side-against = { FORM($side, "les") } jouent contre { FORM($against, "les") } { $often }

terms-both-move-next = les deux jouent { $move } au prochain coup
terms-three-move-next = les trois jouent { $move } au prochain coup
terms-side-move-next = { FORM($side, "les") } jouent { $move } au prochain coup

terms-both-move-by-round = les deux jouent { $move } d'ici la fin du tour { $round }
terms-three-move-by-round = les trois jouent { $move } d'ici la fin du tour { $round }
terms-side-move-by-round = { FORM($side, "les") } jouent { $move } d'ici la fin du tour { $round }

terms-both-hostage = les deux laissent leur roi en otage jusqu'à l'exécution de la clause { $term }
terms-three-hostage = les trois laissent leur roi en otage jusqu'à l'exécution de la clause { $term }
terms-side-hostage = { FORM($side, "les") } laissent leur roi en otage jusqu'à l'exécution de la clause { $term }

terms-both-heir = les deux laissent le troisième roi { FORM($heir, "aux") }
terms-three-heir = les trois laissent le troisième roi { FORM($heir, "aux") }
terms-side-heir = { FORM($side, "les") } laissent le troisième roi { FORM($heir, "aux") }

terms-both-draw = les deux acceptent la nulle quand il ne reste que deux camps
terms-three-draw = les trois acceptent la nulle quand il ne reste que deux camps
terms-side-draw = { FORM($side, "les") } acceptent la nulle quand il ne reste que deux camps

terms-both-words = les deux promettent : { $words } (non contrôlé)
terms-three-words = les trois promettent : { $words } (non contrôlé)
terms-side-words = { FORM($side, "les") } promettent : { $words } (non contrôlé)

## La durée d'un pacte.

terms-until-ended = jusqu'à ce que l'un d'eux le dénonce
terms-until-round = jusqu'à la fin du tour { $round }
terms-until-king-falls = jusqu'à la chute d'un roi
terms-until-king-of-falls = jusqu'à la chute du roi { FORM($side, "des") }
terms-until-term = jusqu'à l'exécution de la clause { $term }

## Toutes les clauses en une ligne.

terms-line = { $terms } ; { $until }
terms-numbered = ({ $number }) { $term }
terms-judged = { $term } ({ $verdict })

## Ce qu'est devenue une promesse (féminin).

terms-verdict-kept = tenue
terms-verdict-fulfilled = remplie
terms-verdict-expired = expirée
terms-verdict-void = caduque
terms-verdict-broken = rompue
