# Como se chamam jogadores, pontos e peças. As formas são as de sides.ftl e pieces.ftl.

names-player = { $side } ({ $player })
    .O = { FORM($side, "O") } ({ $player })
    .o = { FORM($side, "o") } ({ $player })
    .do = { FORM($side, "do") } ({ $player })
    .ao = { FORM($side, "ao") } ({ $player })
    .pelo = { FORM($side, "pelo") } ({ $player })
    .num = pl
names-against = { $first } contra { $second }
names-title = { $game }: { $players }
names-score = { $side } { $points }

names-piece = { $piece } { FORM($piece, "gender") ->
    [f] { FORM($side, "f") }
   *[m] { FORM($side, "m") }
}
    .O = { FORM($piece, "O") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .o = { FORM($piece, "o") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .do = { FORM($piece, "do") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .pelo = { FORM($piece, "pelo") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .um = { FORM($piece, "um") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .Um = { FORM($piece, "Um") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
    .many = { FORM($piece, "many") } { FORM($piece, "gender") ->
        [f] { FORM($side, "fp") }
       *[m] { FORM($side, "mp") }
    }
    .gender = { FORM($piece, "gender") }
names-joker = { $piece } Joker { FORM($side, "m") }
    .O = { FORM($piece, "O") } Joker { FORM($side, "m") }
    .o = { FORM($piece, "o") } Joker { FORM($side, "m") }
    .do = { FORM($piece, "do") } Joker { FORM($side, "m") }
    .pelo = { FORM($piece, "pelo") } Joker { FORM($side, "m") }
    .um = { FORM($piece, "um") } Joker { FORM($side, "m") }
    .Um = { FORM($piece, "Um") } Joker { FORM($side, "m") }
    .many = { FORM($piece, "many") } Joker { FORM($side, "mp") }
    .gender = m
names-out-of-play = { $piece } (fora de jogo)
    .O = { FORM($piece, "O") } (fora de jogo)
    .o = { FORM($piece, "o") } (fora de jogo)
    .do = { FORM($piece, "do") } (fora de jogo)
    .pelo = { FORM($piece, "pelo") } (fora de jogo)
    .um = { FORM($piece, "um") } (fora de jogo)
    .Um = { FORM($piece, "Um") } (fora de jogo)
    .many = { FORM($piece, "many") } (fora de jogo)
    .gender = { FORM($piece, "gender") }

names-former = um antigo jogador
names-somebody = alguém
