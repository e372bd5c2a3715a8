# Ajedrez sin turnos: lo que ocurre, qué piezas están listas y cuáles se enfrían. Las reglas están en rules-realtime.ftl.

realtime-moved = { $clock } **{ $move }** de { FORM($player, "las") }{ $captures }{ $ready }.
realtime-capturing = , capturando { FORM($piece, "un") }
realtime-capturing-en-passant = , capturando { FORM($piece, "un") } al paso
realtime-ready-again = , lista de nuevo en { $time }
realtime-check = **Jaque a { FORM($players, "las") }.**
realtime-waits = { $clock } { $player }: { $from } a { $to } se juega { $moment }, salvo que { FORM($side, "las") } muevan antes.
realtime-cancelled = { $player }: { $from } a { $to }, anulada: { $why }.
realtime-dropped = { $player }: la jugada anticipada { $from } a { $to } ya no es posible.

realtime-game-over = la partida ha terminado
realtime-piece-moved = la pieza acaba de moverse a { $square } y se está enfriando
realtime-own-move = la jugada anterior la hizo imposible. La pieza sigue lista
realtime-captured-first = { FORM($side, "las") } fueron primero y capturaron la pieza
realtime-was-first = { FORM($side, "las") } fueron primero. La pieza sigue lista
realtime-impossible = ya no es posible. La pieza sigue lista

realtime-step-waits = { $clock } { $player }: { $move } espera por si { FORM($side, "las") } van primero.
realtime-step-cancelled = { $clock } { $player }: { $move }, anulada: { $why }.

realtime-too-quiet = { $count ->
    [one] { $count } unidad de tiempo sin capturas ni jugadas de peón
   *[other] { $count } unidades de tiempo sin capturas ni jugadas de peón
}
    .by = { $count ->
        [one] tras { $count } unidad de tiempo sin capturas ni jugadas de peón
       *[other] tras { $count } unidades de tiempo sin capturas ni jugadas de peón
    }

realtime-at = Partida { $game }, reloj: { $clock }.
realtime-ready = **{ $player }**. Listas: { $ready }. Enfriándose: { $cooling }.
realtime-none-ready = **{ $player }**. Listas: ninguna. Enfriándose: { $cooling }.
realtime-all-ready = **{ $player }**. Todas las piezas están listas.
realtime-pieces = { $count ->
    [one] { $piece } { $squares }
   *[other] { FORM($piece, "many") } { $squares }
}
realtime-cooling = { $pieces } { $time }
realtime-not-ready = { $typed }: { FORM($piece, "el") } de { $square } estará { FORM($piece, "gender") ->
        [f] lista
       *[m] listo
    } en { $time }.
realtime-piece-not-ready = { $typed }: la pieza de { $square } estará lista en { $time }.

realtime-in-half-a-second = dentro de medio segundo
realtime-in-time = dentro de { $time }
realtime-you-wait = { $move } se juega { $when }, salvo que { FORM($side, "las") } muevan antes.
realtime-queued = Jugada anticipada: { $from } a { $to }, en cuanto la pieza esté lista, { $when }. Si anticipas otra para ella, sustituye a esta.
realtime-queued-some-time = Jugada anticipada: { $from } a { $to }, en cuanto la pieza esté lista. Si anticipas otra para ella, sustituye a esta.
