# Mesas de más de dos, cuyos asientos se ocupan uno a uno.

lobby-you-sit = Ya tienes un asiento. `{ COMMAND("cancel") }` lo deja.
lobby-you-sat-down = Tienes un asiento. La partida empieza cuando estén todos ocupados. `{ COMMAND("cancel") }` lo deja.
lobby-you-got-up = Has dejado tu asiento.
lobby-your-table = Esta mesa la abriste tú. `{ COMMAND("cancel") }` la cierra.
lobby-you-do-not-sit = No tienes asiento en esa partida.

lobby-no-such-side = Tu bando puede ser { $sides }.
lobby-taken = { FORM($side, "Las") } ya son de { $by }. Omite el bando para ocupar uno libre.

lobby-opens = **{ $who }** quiere jugar { $terms }.
lobby-opens-for = **{ $who }** quiere jugar { $terms }. Hay un asiento reservado para { $whom }: ¿participar o rechazar?
lobby-sits = { $who } ocupa un asiento. { $table }
lobby-rises = { $who } deja la mesa. { $table }
lobby-declines = { $who } lo rechaza. El asiento queda abierto a todos. { $table }

lobby-table = { $game }: { $seats }
lobby-seats =
    { $count ->
        [one] { $seated }, queda { $count } asiento. Caduca { $until }.
       *[other] { $seated }, quedan { $count } asientos. Caduca { $until }.
    }
lobby-random-side = bando al azar
