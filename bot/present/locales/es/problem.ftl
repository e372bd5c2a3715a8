# Problemas de ajedrez: qué se pide, y la solución.

problem-which = ¿En qué posición? Monta una con `{ COMMAND("setup") }`, o añade `position:` con su texto (FEN) y `game:` si no es ajedrez.
problem-too-long = Ha tardado demasiado. Prueba con menos jugadas.
problem-unreadable = No entiendo el enunciado { $typed }. Escríbelo como mate in 2, o \#2, h\#2.5, s\#2, ser\-\#3, ser\-h\#3, lm2, hlm2.5, ser\-lm3, pg4.0.
problem-needs-a-move = Un enunciado necesita al menos una jugada.
problem-no-half-moves = Solo los mates ayudados y las partidas hasta una posición tienen medias jugadas \(h\#2.5, pg4.5\).
problem-too-many-moves = Se pueden resolver { $count } jugadas como máximo.
problem-not-in-turns = Los problemas son para juegos de dos que se juegan por turnos.
problem-no-beams = En este juego no hay rayos, así que no hay mate láser.
problem-is-over = En esta posición la partida ha terminado.
problem-which-target = ¿A qué posición tiene que llegar la partida? Añade `target:` con su texto (FEN).
problem-target-unasked = Esa posición solo la necesita una partida hasta una posición (pg).
problem-reached = Esta posición ya es lo que pide el problema.

problem-head = **{ $stipulation }**, { $game }.
problem-head-with-options = **{ $stipulation }**, { $game } con { $options }.
problem-fewer-moves = (Hacen falta menos jugadas que { $stipulation }.)
problem-direct-mate = Juegan { FORM($side, "las") }: { $aim } en { $number }.
problem-direct = Juegan { FORM($side, "las") } y fuerzan { FORM($aim, "el") } en { $number }.
problem-selfplay = Juegan { FORM($side, "las") } y obligan a { FORM($other, "las") } a { FORM($aim, "dar") } en { $number }.
problem-help = Empiezan { FORM($side, "las") } y los dos bandos colaboran: { $aim } tras exactamente { $moves }.
problem-series = { FORM($side, "Las") } hacen { $moves } seguidas: { $aim } con la última.
problem-series-help = { FORM($side, "Las") } hacen { $moves } seguidas, y luego { FORM($other, "las") } hacen una: { $aim }.
problem-game = Una partida de exactamente { $moves } lleva a { $aim }.
problem-stalemate = ahogado
    .el = el ahogado
    .dar = ahogar
problem-a-lasermate = mate láser
    .el = un mate láser
    .dar = dar mate láser
problem-this-position = esta posición
    .dar = llegar a esta posición
problem-moves = { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
problem-half-moves = { $count ->
    [one] una media jugada
   *[other] { $count } medias jugadas
}

problem-or = { $before } o { $next }
problem-dual = Tras { $line }: { $moves }
problem-more-lines = { $count ->
        [one] La solución tiene { $count } línea más.
       *[other] La solución tiene { $count } líneas más.
    }
problem-no-solution = Sin solución.
problem-nothing-found = Por ahora no se ha encontrado nada.
problem-keys = { $count ->
    [one] Una clave.
   *[other] { $count } claves.
}
problem-solutions = { $count ->
    [one] Una solución.
   *[other] { $count } soluciones.
}
problem-duals-in-one-place = Hay duales en un lugar.
problem-duals-in-several-places = Hay duales en varios lugares.
problem-not-all-listed = No se muestra todo.
problem-not-all-tried = No se ha probado todo, así que puede haber más.
