# Mesas de mais de dois, cujos lugares são ocupados um a um.

lobby-you-sit = Você já tem um lugar. `{ COMMAND("cancel") }` o deixa.
lobby-you-sat-down = Você tem um lugar. A partida começa quando todos os lugares estiverem ocupados. `{ COMMAND("cancel") }` o deixa.
lobby-you-got-up = Você deixou seu lugar.
lobby-your-table = Você abriu esta mesa. `{ COMMAND("cancel") }` a fecha.
lobby-you-do-not-sit = Você não tem lugar nessa partida.

lobby-no-such-side = Seu lado pode ser { $sides }.
lobby-taken = { FORM($side, "O") } já são de { $by }. Deixe o lado de fora para ter um livre.

lobby-opens = **{ $who }** quer jogar { $terms }.
lobby-opens-for = **{ $who }** quer jogar { $terms }. Um lugar está reservado para { $whom }: participar ou recusar?
lobby-sits = { $who } ocupa um lugar. { $table }
lobby-rises = { $who } sai da mesa. { $table }
lobby-declines = { $who } recusa. Agora o lugar está aberto a todos. { $table }

lobby-table = { $game }: { $seats }
lobby-seats =
    { $count ->
        [1] { $seated }, resta { $count } lugar. Expira { $until }.
       *[other] { $seated }, restam { $count } lugares. Expira { $until }.
    }
lobby-random-side = lado ao acaso
