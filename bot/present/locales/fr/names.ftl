# Comment s'appellent les joueurs, les points et les pièces.

names-player = { $side } ({ $player })
    .les = { FORM($side, "les") } ({ $player })
    .des = { FORM($side, "des") } ({ $player })
    .aux = { FORM($side, "aux") } ({ $player })
names-against = { $first } contre { $second }
names-title = { $game } : { $players }
names-score = { $side } { $points }

# « dame rouge », avec les formes de la pièce.
names-piece = { $piece } { FORM($piece, "genre") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .un = { FORM($piece, "un") } { FORM($piece, "genre") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .le = { FORM($piece, "le") } { FORM($piece, "genre") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .du = { FORM($piece, "du") } { FORM($piece, "genre") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .au = { FORM($piece, "au") } { FORM($piece, "genre") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .pl = { FORM($piece, "pl") } { FORM($piece, "genre") ->
        [f] { FORM($side, "fp") }
       *[m] { FORM($side, "mp") }
    }
    .genre = { FORM($piece, "genre") }
names-joker = { $piece } Joker { FORM($side, "m") }
    .un = { FORM($piece, "un") } Joker { FORM($side, "m") }
    .le = { FORM($piece, "le") } Joker { FORM($side, "m") }
    .du = { FORM($piece, "du") } Joker { FORM($side, "m") }
    .au = { FORM($piece, "au") } Joker { FORM($side, "m") }
    .pl = { FORM($piece, "pl") } Jokers { FORM($side, "mp") }
    .genre = { FORM($piece, "genre") }
names-out-of-play = { $piece } (hors jeu)
    .un = { FORM($piece, "un") } (hors jeu)
    .le = { FORM($piece, "le") } (hors jeu)
    .du = { FORM($piece, "du") } (hors jeu)
    .au = { FORM($piece, "au") } (hors jeu)
    .pl = { FORM($piece, "pl") } (hors jeu)
    .genre = { FORM($piece, "genre") }

names-former = un ancien joueur
names-somebody = quelqu'un
