# Qui tient ses pactes, qui a gagné, qui est fort.

profile-nobody-called = Personne ici ne s'appelle { $name }.

## La parole tenue.

profile-no-pacts = { $who } n'a pas encore conclu de pacte.
profile-pacts =
    { $count ->
        [one] { $who } : { $count } pacte, tenu jusqu'au bout { $kept }, dénoncé { $ended }, rompu { $broken }, caduc { $void }.
       *[other] { $who } : { $count } pactes, tenus jusqu'au bout { $kept }, dénoncés { $ended }, rompus { $broken }, caducs { $void }.
    }

## Un profil.

profile-no-games = **{ $who }** n'a pas encore fini de partie contre des humains { $here }.
profile-games =
    { $count ->
        [one] **{ $who }** a fini { $count } partie contre des humains { $here }, dont { $won } gagnée.
       *[other] **{ $who }** a fini { $count } parties contre des humains { $here }, dont { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }.
    }
profile-rating =
    { $count ->
        [one] { $game } : **{ $points }** ({ $count } partie classée)
       *[other] { $game } : **{ $points }** ({ $count } parties classées)
    }
profile-results = { $game } ici : { $won ->
        [one] { $won } gain
       *[other] { $won } gains
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } perte
       *[other] { $lost } pertes
    }
profile-puzzles = Problèmes, { $game } : **{ $points }** ({ $solved ->
        [one] { $solved } résolu
       *[other] { $solved } résolus
    } sur { $tried })
profile-daily =
    { $days ->
        [one] Problème du jour : { $days } jour de suite (record { $best })
       *[other] Problème du jour : { $days } jours de suite (record { $best })
    }

## Le bilan d'une partie, en chiffres.

profile-balance = **Bilan de la partie { $game }**, tour { $round }
profile-balance-side = { $player } : { $pieces }, { $moves }
profile-balance-side-worth = { $player } : { $pieces }, valeur { $worth }, { $moves }
profile-balance-pieces =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
profile-balance-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
profile-balance-king = { $attacked ->
        [one] { $attacked } case attaquée sur { $squares } autour du roi
       *[other] { $attacked } cases attaquées sur { $squares } autour du roi
    }
profile-balance-king-in-check =
    { $attacked ->
        [one] { $attacked } case attaquée
       *[other] { $attacked } cases attaquées
    } sur { $squares } autour du roi, { $count ->
        [one] roi attaqué par { $count } pièce
       *[other] roi attaqué par { $count } pièces
    }
profile-balance-threatens = menace : { $sides }
profile-balance-threatens-nothing = ne menace rien
profile-balance-values = Valeurs en pions (dame 9, tour 5, fou et cavalier 3). « Menace » est la valeur des pièces attaquées.
