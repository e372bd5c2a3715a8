# Come si chiamano parti, giocatori e pezzi. Le forme passano alla parte o al pezzo: del Blu (Ann), la torre rossa.

names-player = { $side } ({ $player })
    .il = { FORM($side, "il") } ({ $player })
    .Il = { FORM($side, "Il") } ({ $player })
    .di = { FORM($side, "di") } ({ $player })
    .al = { FORM($side, "al") } ({ $player })
    .dal = { FORM($side, "dal") } ({ $player })
names-against = { $first } contro { $second }
names-title = { $game }: { $players }
names-score = { $side } { $points }

# La torre rossa.
names-piece = { $piece } { FORM($piece, "gender") ->
    [f] { FORM($side, "f") }
   *[m] { FORM($side, "m") }
}
    .gender = { FORM($piece, "gender") }
    .il = { FORM($piece, "il") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .a = { FORM($piece, "a") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .di = { FORM($piece, "di") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .al = { FORM($piece, "al") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .dal = { FORM($piece, "dal") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .nel = { FORM($piece, "nel") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .tuo = { FORM($piece, "tuo") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .own = { FORM($piece, "own") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
# Il cavallo che ha i salvagenti contro i raggi.
names-joker = { $piece } Joker { FORM($piece, "gender") ->
    [f] { FORM($side, "f") }
   *[m] { FORM($side, "m") }
}
    .gender = { FORM($piece, "gender") }
    .il = { FORM($piece, "il") } Joker { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .a = { FORM($piece, "a") } Joker { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .di = { FORM($piece, "di") } Joker { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .al = { FORM($piece, "al") } Joker { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .dal = { FORM($piece, "dal") } Joker { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .nel = { FORM($piece, "nel") } Joker { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .tuo = { FORM($piece, "tuo") } Joker { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .own = { FORM($piece, "own") } Joker { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
# Un pezzo di una parte che è fuori: un ostacolo.
names-out-of-play = { $piece } (fuori gioco)
    .gender = { FORM($piece, "gender") }
    .il = { FORM($piece, "il") } (fuori gioco)
    .a = { FORM($piece, "a") } (fuori gioco)
    .di = { FORM($piece, "di") } (fuori gioco)
    .al = { FORM($piece, "al") } (fuori gioco)
    .dal = { FORM($piece, "dal") } (fuori gioco)
    .nel = { FORM($piece, "nel") } (fuori gioco)
    .tuo = { FORM($piece, "tuo") } (fuori gioco)
    .own = { FORM($piece, "own") } (fuori gioco)

names-former = un ex giocatore
names-somebody = qualcuno
