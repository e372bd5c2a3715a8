# Torneos: se anuncian, se entra, se juegan y terminan. Las clasificaciones están en standings.ftl.

tournament-managers-only = Solo quien gestiona esta sala puede hacer eso con un torneo.
tournament-choose = Usa `{ COMMAND("tournament") }` con join, leave, standings, create, start o end.
tournament-for-create-alone = Solo `{ COMMAND("tournament") } create` admite un formato, un juego y demás. `{ COMMAND("tournament") }` a solas muestra la clasificación; join, leave, start y end no admiten nada más.
tournament-not-in-a-thread = En un hilo se juega una sola partida. Crea el torneo en la sala a la que pertenece.
tournament-one-at-a-time = Esta sala ya tiene un torneo. `{ COMMAND("tournament") } end` lo termina.
tournament-which-format = ¿Qué formato? `arena`, `swiss`, `knockout` o `league`.
tournament-which-ties = ¿Qué decide tras unas tablas? `rematch`, `seed` o `second`.
tournament-how-many-rounds = Un torneo tiene de 1 a 30 rondas.
tournament-how-long = La duración va de `5m` a `30d`, por ejemplo `45m` o `2h`.
tournament-how-long-first = El tiempo para la primera jugada va de `1m` a `14d`, por ejemplo `10m`.
tournament-needs-a-time = Las partidas de torneo necesitan un límite de tiempo: un reloj como `10+5`, o `1d` por jugada.
tournament-too-slow = Los torneos sin turnos necesitan una unidad de tiempo inferior a una hora.
tournament-created = Torneo creado.
tournament-started = Empieza el torneo.
tournament-ended = Torneo terminado.
tournament-started-already = El torneo ya ha empezado.
tournament-over-already = Ese torneo ya ha terminado.
tournament-in-its-room = Hazlo en la sala del torneo.
tournament-you-take-part = Participas. `{ COMMAND("tournament") } leave` te retira.
tournament-you-do-not-take-part = No participas en este torneo. `{ COMMAND("tournament") } join` te inscribe.
tournament-nothing-to-claim = No hay nada que reclamar: en un torneo pierde quien se queda sin tiempo.
tournament-full = El torneo está completo.
tournament-called-off = El torneo queda cancelado.
tournament-room-is-taken = En esta sala se juegan partidas de torneo, una tras otra. Usa otra sala para tu partida.
tournament-no-hints = En las partidas de torneo no hay pistas.
tournament-no-computers = En las partidas de torneo el ordenador no sigue por nadie.
tournament-no-rematch = Las partidas de torneo no tienen revancha mientras dura el torneo.
tournament-goes-on-alone = El torneo ha terminado. Esta partida sigue como una cualquiera.
tournament-none-here = Aquí no hay ningún torneo.
tournament-none-here-yet = Aquí no hay ningún torneo. `{ COMMAND("tournament") } create` anuncia uno.
tournament-league-is-for-three = Una liga es para juegos de tres, y { $game } es para dos. Usa `swiss`, `arena` o `knockout`.
tournament-three-need-a-league = { $game } es para tres. Usa `league`.
tournament-too-few = Hacen falta al menos { $least } participantes (por ahora, { $players }).

tournament-announced = **{ $format }**: { $what }.
tournament-rated = por puntos
tournament-rounds = { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
tournament-ties-rematch = Una partida en tablas se repite. Tras otras dos tablas pasa quien tiene mejor ranking.
tournament-ties-seed = Tras unas tablas pasa quien tiene mejor ranking.
tournament-ties-second = Tras unas tablas pasa el bando que movió segundo.
tournament-late-first-move = Tienes { $within } para tu primera jugada. Si faltas a dos partidas seguidas, quedas fuera.
tournament-late-idle = Si no haces nada durante { $within }, pierdes. Si faltas a dos partidas seguidas, quedas fuera.
tournament-how-to-join = Elige **Participar** para jugar. Quien gestiona la sala lo empieza con `{ COMMAND("tournament") } start`.

tournament-starts = **{ $begun }**: { $players }, { $lasts }.
tournament-begun-arena = Ha empezado la arena
tournament-begun-swiss = Ha empezado el torneo suizo
tournament-begun-knockout = Ha empezado la eliminatoria
tournament-begun-league = Ha empezado la liga
tournament-players = { $count ->
        [one] { $count } participante
       *[other] { $count } participantes
    }
tournament-fewer-rounds = Se pidieron { $asked } rondas, pero tras { $rounds } todos habrán jugado contra todos.

tournament-too-late-knockout = La eliminatoria ha empezado: ya no se puede entrar.
tournament-too-late-arena = El tiempo de la arena ha terminado: ya no se puede entrar.
tournament-too-late-rounds = Se juega la última ronda: ya no se puede entrar.
tournament-you-are-in =
    { $count ->
        [one] Participas (por ahora, { $count } participante).
       *[other] Participas (por ahora, { $count } participantes).
    }
tournament-you-are-in-later = Participas, desde el próximo emparejamiento.
tournament-you-have-withdrawn = Te has retirado.
tournament-you-have-withdrawn-playing = Te has retirado. Tu partida sigue en juego; abandónala si no puedes jugar.
tournament-nobody-yet = Todavía no participa nadie.
tournament-takes-part =
    { $count ->
        [one] **{ $count } participante** por ahora: { $names }.
       *[other] **{ $count } participantes** por ahora: { $names }.
    }
tournament-more = { $count } más

tournament-your-game = Tu partida es { $game }.
tournament-playing = Se juega: { $boards }.
tournament-next = Después: { $boards }.
tournament-more-boards = Y { $count } más.
tournament-round = **Ronda { $round } de { $rounds }**
tournament-round-again = **Ronda { $round } de { $rounds }**: se repiten las partidas en tablas
tournament-bye-through = { $who } no tiene rival y pasa de ronda.
tournament-bye-point = { $who } no tiene rival y recibe un punto.
tournament-and-more = y { $count } más
tournament-in-this-order = Las partidas se juegan aquí una tras otra, en este orden.

tournament-through-by-seed = { $through } pasa por mejor ranking tras unas tablas con { $other }.
tournament-through-by-moving-second = { $through } pasa por haber movido en segundo lugar, tras unas tablas con { $other }.
tournament-withdrawn =
    { $count ->
        [one] { $names } se ha retirado.
       *[other] { $names } se han retirado.
    }
tournament-withdrawn-nobody-through =
    { $count ->
        [one] { $names } se ha retirado, así que no pasa nadie.
       *[other] { $names } se han retirado, así que no pasa nadie.
    }
tournament-withdrawn-nobody-scores =
    { $count ->
        [one] { $names } se ha retirado, así que nadie recibe el punto.
       *[other] { $names } se han retirado, así que nadie recibe el punto.
    }
tournament-go-through =
    { $count ->
        [one] { $names } pasa de ronda.
       *[other] { $names } pasan de ronda.
    }
tournament-gets-the-point = { $who } recibe el punto.
tournament-gets-points = { $who } recibe { $points }.
tournament-get-points-each = { $names } reciben { $points } por cabeza.

tournament-games-go-on =
    { $count ->
        [one] { $games } sigue en juego, pero no cuenta para el torneo.
       *[other] { $games } siguen en juego, pero no cuentan para el torneo.
    }
tournament-over-undecided = **El torneo ha terminado.** No se acabó ninguna partida.
tournament-over-nobody = **El torneo ha terminado.** Se han retirado todos, así que no gana nadie.
tournament-over-won = **El torneo ha terminado. ¡Gana { $winner }!**
tournament-over-shared = **El torneo ha terminado.** { $names } comparten el primer puesto.
tournament-ends-early-few = Termina tras la ronda { $round } de { $rounds }, porque quedan muy pocos participantes.
tournament-ends-early-all-played = Termina tras la ronda { $round } de { $rounds }, porque quienes quedan ya han jugado todos contra todos.

tournament-nobody-moved = Nadie jugó a tiempo, así que nadie recibe el punto.
tournament-late-no-winner = { FORM($player, "Las") } se han quedado sin tiempo, pero ya no puede ganar nadie.
tournament-late-first = { FORM($player, "Las") } no hicieron la primera jugada a tiempo y pierden.
tournament-late = { FORM($player, "Las") } se han quedado sin tiempo y pierden.
