# Respuestas a quien mira antes de mover: vistas previas y objetivos.

preview-head = `{ $id }` { $game }: { $players }
preview-title = VISTA PREVIA de { $move }
preview-moves-only = Pide la vista previa de una jugada o un salvavidas, por ejemplo `{ COMMAND("preview") } e2e4`.
preview-game-is-over = La partida ha terminado ({ $end }), así que no hay ninguna jugada de la que ver una vista previa.
preview-nothing-now = Ahora no hay ninguna jugada de la que ver una vista previa.

preview-no-square = En este tablero no existe la casilla { $typed }. Sus casillas van de { $first } a { $last }.
preview-is-empty = { $square } está vacía.
preview-is-frame = { $square } es parte del marco: por ahí solo van los rayos.

preview-is-cooling = { CAPITAL(FORM($piece, "el")) } de { $square } estará { FORM($piece, "gender") ->
        [f] lista
       *[m] listo
    } en { $time }.
preview-not-its-turn = { CAPITAL(FORM($piece, "el")) } de { $square } no puede mover ahora: juegan { FORM($side, "las") }.
preview-no-legal-move = { CAPITAL(FORM($piece, "el")) } de { $square } no tiene ninguna jugada legal.
preview-can-not-move = { CAPITAL(FORM($piece, "el")) } de { $square } no puede mover ahora.

preview-piece-has = { $count ->
    [one] { CAPITAL(FORM($piece, "el")) } de { $square } tiene { $count } jugada:
   *[other] { CAPITAL(FORM($piece, "el")) } de { $square } tiene { $count } jugadas:
}
preview-piece-has-at-least = { CAPITAL(FORM($piece, "el")) } de { $square } tiene al menos { $count } jugadas:
preview-pieces-have = { $count ->
    [one] Las piezas de { $square } tienen { $count } jugada:
   *[other] Las piezas de { $square } tienen { $count } jugadas:
}
preview-pieces-have-at-least = Las piezas de { $square } tienen al menos { $count } jugadas:
preview-more-moves = - … y { $count } más. `{ COMMAND("move") }` las muestra todas
preview-could-also-go = Desde { $hole } también podría ir a { $squares }.
