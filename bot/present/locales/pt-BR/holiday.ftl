# Férias. $until é um dia.

holiday-choose = Diga por quantos dias, de 1 a 30: `{ COMMAND("holiday") } 7`. `{ COMMAND("holiday") } off` encerra as férias.
holiday-not-away = Você não está de férias aqui. `{ COMMAND("holiday") } 7` começa 7 dias de férias.
holiday-too-long =
    { $left ->
        [1] Você ainda tem { $left } dia aqui este ano.
       *[other] Você ainda tem { $left } dias aqui este ano.
    }
holiday-is-on =
    Você está de férias aqui até { $until }. { $left ->
        [1] Resta { $left } dia este ano.
       *[other] Restam { $left } dias este ano.
    } `{ COMMAND("holiday") } off` encerra as férias.
holiday-is-off =
    Você não está de férias aqui. { $left ->
        [1] Resta { $left } dia este ano.
       *[other] Restam { $left } dias este ano.
    } `{ COMMAND("holiday") } 7` começa 7 dias de férias.
holiday-begins =
    Você está de férias aqui até { $until }. Seu tempo para nas partidas por correspondência daqui, mas não em torneios. Você ainda pode jogar. { $left ->
        [1] Resta { $left } dia este ano.
       *[other] Restam { $left } dias este ano.
    }
holiday-begins-late =
    Você está de férias aqui até { $until }. Seu tempo para nas partidas por correspondência daqui, mas não em torneios. Em { $games } seu tempo já tinha acabado, e lá as férias não ajudam. Você ainda pode jogar. { $left ->
        [1] Resta { $left } dia este ano.
       *[other] Restam { $left } dias este ano.
    }
holiday-ends =
    Suas férias acabaram, e seu tempo volta a correr. { $left ->
        [1] Resta { $left } dia este ano.
       *[other] Restam { $left } dias este ano.
    }

## O que se diz à sala de uma partida. $player vem com seu lado.

holiday-player-away = { FORM($player, "O") } estão de férias até { $until }. Até lá, seu tempo na partida { $game } não corre.
holiday-player-away-late = { FORM($player, "O") } estão de férias até { $until }. Seu tempo na partida { $game } já tinha acabado, e lá as férias não ajudam.
holiday-player-back = { FORM($player, "O") } voltaram das férias. Seu tempo na partida { $game } corre de novo.
holiday-player-back-late = { FORM($player, "O") } voltaram das férias.
