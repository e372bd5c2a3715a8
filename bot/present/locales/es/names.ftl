names-player = { $side } ({ $player })
    .las = { FORM($side, "las") } ({ $player })
    .Las = { FORM($side, "Las") } ({ $player })
    .sin = { FORM($side, "sin") } ({ $player })
names-against = { $first } contra { $second }
names-title = { $game }: { $players }
names-score = { $side } { $points }

names-piece = { $piece } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .el = { FORM($piece, "el") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .del = { FORM($piece, "del") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .al = { FORM($piece, "al") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .un = { FORM($piece, "un") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .gender = { FORM($piece, "gender") }
names-joker = { $piece } Joker { FORM($side, "m") }
    .el = { FORM($piece, "el") } Joker { FORM($side, "m") }
    .del = { FORM($piece, "del") } Joker { FORM($side, "m") }
    .al = { FORM($piece, "al") } Joker { FORM($side, "m") }
    .un = { FORM($piece, "un") } Joker { FORM($side, "m") }
    .gender = { FORM($piece, "gender") }
names-out-of-play = { $piece } (fuera de juego)
    .el = { FORM($piece, "el") } (fuera de juego)
    .del = { FORM($piece, "del") } (fuera de juego)
    .al = { FORM($piece, "al") } (fuera de juego)
    .un = { FORM($piece, "un") } (fuera de juego)
    .gender = { FORM($piece, "gender") }

names-former = un antiguo jugador
names-somebody = alguien
