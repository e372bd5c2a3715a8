# Registros: textos con todas las jugadas de una partida, también en PGN o PDN.

records-exported = { $count ->
    [one] Registro de `{ $code }`, { $count } acción. `{ COMMAND("import") }` lo muestra de nuevo.
   *[other] Registro de `{ $code }`, { $count } acciones. `{ COMMAND("import") }` lo muestra de nuevo.
}
records-exported-as = `{ $code }` en { $format }. `{ COMMAND("import") }` la muestra de nuevo.
records-pgn-is-for-two = PGN es para partidas de dos. Usa `{ COMMAND("export") }` sin formato.
records-pdn-is-for-draughts = PDN es para damas sin opciones. Usa `{ COMMAND("export") }` sin formato.
records-choose-format = Usa `record`, `pgn` o `pdn`.

records-file-too-large = Ese archivo es demasiado grande. Un registro puede tener 200000 caracteres como máximo.
records-file-not-text = Ese archivo no es texto. Adjunta un registro de Lasermate, PGN o PDN.
records-file-unreached = No he podido obtener ese archivo. Adjúntalo otra vez.

records-unreadable = No puedo leer este registro: { $why }
records-too-long = un registro tiene { $chars } caracteres y { $actions } acciones como máximo.
records-no-first-line = línea 1: un registro empieza con la línea «{ $first }».
records-not-for-two = PGN es para partidas de dos.
records-other-draughts = línea { $line }: GameType { $what } es otro tipo de damas. Las damas inglesas son GameType 21.
records-unknown-line = línea { $line }: «{ $what }» no es una línea de un registro. Tiene { $known }.
records-twice = línea { $line }: { $what } está dos veces.
records-player-twice = línea { $line }: el jugador de un bando se da dos veces.
records-missing = falta la línea «{ $what }:».
records-setup-fault = línea { $line }: { $why }.
records-table-fault = línea { $line }: { $why }
records-player-fault = línea { $line }: una línea de jugador se escribe «Player: bando nombre».
records-hint-fault = línea { $line }: «{ $what }» no es una pista: la letra de un bando, dos puntos y cuántas palabras hay antes.
records-word-fault = línea { $line }, palabra { $word } de las jugadas: { $why }
records-time-fault = línea { $line }: «{ $what }» no es un tiempo: milisegundos enteros desde el comienzo de la partida, nunca menos que el anterior.
records-count-fault = hay { $moves } jugadas y { $times } tiempos. Da uno para cada una, o ninguno.
records-no-such-side = { $word }: este juego no tiene ese bando.
records-no-stamp = { $word }: escribe el tiempo en milisegundos, el bando y la jugada, como en 1000:b:f6e4.
records-null-move = { $word }: una jugada nula, que pasa el turno. Ninguna partida puede seguir tras ella.
records-unplayable = { $word }: { $why }.

records-game = { $game }: { $players }.
records-game-on = { $game }: { $players }, { $date }.
records-game-with-options = **{ $game }** con { $options }
records-actions-and-end = { $count ->
        [one] { $count } acción; { $end }.
       *[other] { $count } acciones; { $end }.
    }
records-won-by-pgn = ganan { FORM($side, "las") } según el PGN
records-won-on-time-by-pgn = ganan { FORM($side, "las") } por tiempo según el PGN
records-drawn-by-pgn = tablas según el PGN
records-unfinished = sin terminar, juegan { FORM($side, "las") }
records-unfinished-by-nobody = sin terminar, no le toca a nadie
records-only-shown = Solo se muestra, no se guarda.

records-open-comment = Hay un comentario sin cerrar, y lo que sigue no se lee.
records-open-variation = Hay una variante sin cerrar, y lo que sigue no se lee.
records-comment-to-the-end = Un comentario que empieza con ; llega hasta el final de su línea, y las jugadas que haya en él no se leen.
records-more-games = Hay más partidas: esta es la primera.
records-other-result = El resultado { $stated } que se indica no es el del tablero.
records-plays-on = Tras { $moves } jugadas la partida acaba aquí en tablas por sí sola, y el registro sigue jugando.
records-dead-draw = Tras { $moves } jugadas la partida es tablas muertas, y las jugadas siguientes no se juegan.
