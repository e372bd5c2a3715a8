# Las reglas del ajedrez sin turnos: en qué se diferencia del ajedrez por turnos.

rules-realtime-no-turns = **Sin turnos.** Los dos bandos mueven cuando quieren. Después de mover, una pieza tiene que enfriarse: peón 1, caballo y alfil 3, rey 4, torre 5, dama 9 unidades de { $unit }.
rules-realtime-starts-ready = Al principio todas las piezas están listas{ FORM($longer, "later") }.
rules-realtime-starts-full = Al principio cada pieza se enfría durante todo su tiempo{ $longer }.
rules-realtime-starts-at-random = Al principio cada pieza se enfría durante un número de unidades al azar, como máximo su tiempo completo{ $longer }.
rules-realtime-starts-at-random-times = Al principio cada pieza se enfría durante un tiempo al azar, como máximo su tiempo completo{ $longer }.
rules-realtime-starts-as-agreed = Al principio { $pieces } unidades{ $longer }.
rules-realtime-cools-for = { FORM($piece, "un") } se enfría durante { $units }
rules-realtime-and-for = { FORM($piece, "un") } durante { $units }
rules-realtime-one-unit-longer = , las piezas { FORM($second, "fs") } una unidad más
    .later = , las piezas { FORM($second, "fs") } una unidad después
rules-realtime-ready = `{ COMMAND("move") }` sirve en cualquier momento, y `{ COMMAND("ready") }` muestra qué piezas están listas y cuándo lo estarán las demás.
rules-realtime-premove = `{ COMMAND("premove") } e2e4` deja preparada una jugada para el momento en que su pieza esté lista.

rules-realtime-check = **Jaque.** Las piezas que se enfrían atacan y dan jaque como las demás.
rules-realtime-king-only = En jaque solo puede mover el rey.
rules-realtime-any-piece = En jaque solo es legal una jugada que acabe con él, de cualquier pieza lista.
rules-realtime-checkmate = El jaque mate se juzga como si todas las piezas estuvieran listas, y termina la partida en el acto.
rules-realtime-no-stalemate = Un bando que no podría mover ni con todas las piezas listas espera.
rules-realtime-stalemate = Si un bando no podría mover ni con todas las piezas listas y no está en jaque, la partida es tablas.
rules-realtime-castling = Para enrocar, el rey tiene que estar listo.
rules-realtime-castling-with-rook = Para enrocar, el rey y la torre tienen que estar listos.
rules-realtime-no-en-passant = No hay captura al paso.
rules-realtime-en-passant-until-ready = Se puede capturar al paso hasta que el peón del paso doble vuelva a estar listo.
rules-realtime-en-passant-next-move = Solo tu próxima jugada tras un paso doble puede capturar al paso.
rules-realtime-promoted-as-new = Una pieza coronada se enfría como lo que ahora es.
rules-realtime-promoted-as-pawn = Una pieza coronada se enfría como un peón.

rules-realtime-same-millisecond = **A la vez.** En el mismo milisegundo, { FORM($first, "las") } van primero.
rules-realtime-same-time = **A la vez.** Si dos jugadas coinciden, { FORM($first, "las") } van primero. Una jugada de { FORM($second, "las") } espera { $window }. Si en ese tiempo una jugada de { FORM($first, "las") } la hace imposible o cambia lo que captura, se anula y su pieza sigue lista. Lo mismo pasa con una jugada que { FORM($second, "las") } hagan hasta { $window } después de una de { FORM($first, "las") } que cambió lo que captura.
rules-realtime-milliseconds = { $count } ms
rules-realtime-retarget = Una captura cuyo objetivo se ha ido acaba en la casilla vacía.
rules-realtime-received = Cuenta el momento en que el chat recibió la jugada.

rules-realtime-draws = { $count ->
    [one] **Tablas.** De común acuerdo (`{ COMMAND("draw") }`), por material insuficiente o tras { $count } unidad sin capturas ni jugadas de peón.
   *[other] **Tablas.** De común acuerdo (`{ COMMAND("draw") }`), por material insuficiente o tras { $count } unidades sin capturas ni jugadas de peón.
}
rules-realtime-stands-still = Si el bot está desconectado, el reloj se detiene.
rules-realtime-runs-on = Si el bot está desconectado, el reloj sigue corriendo.

rules-realtime-sees-start = { FORM($first, "las") } están abajo. Nadie mueve primero.
rules-realtime-sees-cooling = el peón de e4 se está enfriando. El número dice cuántos segundos le quedan.
rules-realtime-sees-check = el alfil { FORM($first, "m") } volvió a estar listo y da jaque. El rey está listo y puede capturarlo.
rules-realtime-sees-waiting = el reloj de arena: la jugada de { FORM($second, "las") } a e5 espera, por si { FORM($first, "las") } van primero.
