# Problemas: posiciones con una tarea; algunos son ejercicios, que preguntan algo sobre la posición.

puzzle-no-such = No hay ningún problema con ese número. `{ COMMAND("puzzle") }` muestra uno.
puzzle-none-here = ¿Qué problema? Elige **Responder** debajo de él, o da su número: `{ COMMAND("puzzle") } number:3 answer:Kd2`. `{ COMMAND("puzzle") }` muestra otro.
puzzle-no-move = Responde a un problema con su primera jugada, por ejemplo `e2e4`, o con `deny`.
puzzle-no-exercise-answer = Responde a un ejercicio con casillas o bandos, por ejemplo `c1 d1` o `white`, o con `none`.
puzzle-broken = Este problema no se puede mostrar.
puzzle-none-of = No hay problemas de { $typed }. Los hay de { $games }.
puzzle-no-such-theme = No hay problemas sobre { $typed }. Usa { $themes }.
puzzle-none-about = No hay problemas sobre `{ $theme }` de { $game }.

puzzle-form-title = Problema { $number }: tu respuesta
puzzle-form-field = La primera jugada
puzzle-form-field-or-denial = La primera jugada, o deny
puzzle-exercise-field = Casillas o bandos, o none

puzzle-daily-means = el problema del día
puzzle-of-the-day = Problema diario
puzzle-streak-begins = Era el problema diario. Empieza una racha nueva: 1 día.
puzzle-streak-is-best = Era el problema diario: { $days } días seguidos, tu récord.
puzzle-streak-goes-on = Era el problema diario: { $days } días seguidos (tu récord: { $best }).

puzzle-title = Problema { $number }: { $game }
puzzle-head = **Problema { $number }**, { $game }.
puzzle-head-with-options = **Problema { $number }**, { $game } con { $options }.
puzzle-answer-first-move = ¿Cuál es la primera jugada? Usa **Responder** o `{ COMMAND("puzzle") } answer:`.
puzzle-answer-it = Usa **Responder** o `{ COMMAND("puzzle") } answer:`.

puzzle-just-played = { FORM($side, "Las") } acaban de jugar { $move }.
puzzle-pact = { FORM($parties, "Las") } tienen un pacto: { $terms }.
puzzle-to-play = Juegan { FORM($side, "las") }: **{ $task }**.
puzzle-to-play-ready = Juegan { FORM($side, "las") }: **{ $task }**. Mira qué piezas están listas.
puzzle-to-play-with-waits = Juegan { FORM($side, "las") }: **{ $task }** (esperar cuenta como jugada). Mira qué piezas están listas.

puzzle-win-in = { $win } en { $number }
puzzle-win-in-by = { $win } en { $number }, { $how }
puzzle-lasermate-in-one = mate láser en una
puzzle-lasermate-in = forzar un mate láser en { $number }
puzzle-denial-in-one = ganar con un veto en una
puzzle-denial-in = forzar la victoria con un veto en { $number }
puzzle-king-in-one = capturar un rey en una
puzzle-king-in = forzar la captura de un rey en { $number }
puzzle-pact-in-one = capturar un rey en una y respetar el pacto
puzzle-pact-in = forzar la captura de un rey en { $number } y respetar el pacto

puzzle-through = ¿Dónde puede acabar { FORM($piece, "el") } de { $cell } si { $does }? Nombra todas las casillas.
puzzle-piece = pieza
    .el = la pieza
    .gender = f
puzzle-safe = ¿Qué peones { FORM($side, "ms") } no pueden capturar { FORM($other, "las") } en una jugada? Nómbralos todos.
puzzle-checked = ¿Quién está en jaque? Nombra los bandos.

puzzle-right = Problema { $number }: **¡correcto!** { $solution }
puzzle-goes-on = Bien. ¿Y ahora?
puzzle-wrong = Problema { $number }: es legal, pero no es la solución. Inténtalo otra vez.
puzzle-wrong-move = es legal, pero no es la solución. Inténtalo otra vez.
puzzle-not-all = Problema { $number }: no es eso. Inténtalo otra vez.
puzzle-right-answer = Problema { $number }: **¡correcto!** La respuesta es { $answer }.
puzzle-solution-of = Solución del problema { $number }: { $solution }
puzzle-solution = { $steps }.
puzzle-step-moves = { $side } **{ $move }**
puzzle-step-denies = { FORM($side, "las") } vetan
puzzle-step-allows = { FORM($side, "las") } permiten la jugada
puzzle-step-passes = { FORM($side, "las") } pasan
puzzle-step-waits = { FORM($side, "las") } esperan
puzzle-ends-in-lasermate = (mate láser)
puzzle-ends-with-king = (cae un rey)
puzzle-ends-in-mate = (mate)
puzzle-ends-without-moves = (sin jugadas)
puzzle-ends-game = (fin de la partida)

puzzle-hint = Pista del problema { $number }: { $begins }
puzzle-hint-for-mistake = Pista del problema de la partida { $game }: { $begins }
puzzle-hint-counts = Cuenta como no resuelto.
puzzle-begins-with-denial = se puede vetar la última jugada.
puzzle-begins-without-piece = no hace falta mover ninguna pieza.
puzzle-begins-with-drop = una pieza viene de tu reserva.
puzzle-begins-with-piece = empieza con { FORM($piece, "el") } de { $cell }.
puzzle-begins-on = empieza en { $cell }.
puzzle-parts = { $count ->
    [one] la respuesta es una palabra.
   *[other] la respuesta son { $count } palabras.
}

puzzle-rated = Tu puntuación de problemas de { $game }: { $was } → **{ $now }**.
