challenges-unreadable = Este desafío ya no puede leerse. `{ COMMAND("challenge") }` envía uno nuevo.
challenges-open-already = Ya tienes un desafío abierto aquí. `{ COMMAND("cancel") }` lo retira.
challenges-many-open = Esta sala ya tiene bastantes desafíos abiertos. Acepta uno de ellos.
challenges-position-is-over = En esa posición la partida ya ha terminado.
challenges-made = Desafío enviado. `{ COMMAND("cancel") }` lo retira.
challenges-against-yourself = No puedes jugar contra ti. Omite el rival para jugar con quien acepte.

challenges-expired = Ese desafío ha caducado.
challenges-was-accepted = Ese desafío ya fue aceptado.
challenges-was-declined = Ese desafío fue rechazado.
challenges-was-withdrawn = Ese desafío fue retirado.

challenges-none-to-accept = Aquí no hay ningún desafío que puedas aceptar.
challenges-your-own = Ese desafío es tuyo. Tiene que aceptarlo otra persona.
challenges-you-play = Ya juegas en esta sala, y aquí no hay otro desafío.
challenges-other-question = Aquí no hay ningún desafío. ¿Querías decir `{ COMMAND($line) }`?
challenges-challenger-gone = Quien hizo ese desafío ha borrado sus datos.
challenges-begun = Empieza la partida.

challenges-none-to-decline = Nadie te ha desafiado aquí.
challenges-open-to-anybody = Ese desafío está abierto a todos: no hay nada que rechazar.
challenges-not-made-to-you = Ese desafío es para otra persona.
challenges-you-declined = Lo has rechazado.

challenges-none-to-withdraw = No tienes ningún desafío abierto aquí.
challenges-not-yours = Solo quien hizo ese desafío puede retirarlo.
challenges-you-withdrew = Desafío retirado.

challenges-with-options = { $game } ({ $options })
challenges-from-a-position = { $game } desde una posición

challenges-no-such-position = Eso no es una posición de { $game }: { $why }.

challenges-to-anybody = **{ $who }** desafía a **quien quiera**: { $terms }. Caduca { $until }.
challenges-to-somebody = **{ $who }** desafía a **{ $whom }**: { $terms }. { $whom }: ¿aceptas o rechazas? Caduca { $until }.
challenges-rated = por puntos
challenges-in-a-thread = en un hilo
challenges-random-colours = bandos al azar
challenges-plays = { $who } lleva { FORM($side, "las") }

challenges-one-at-a-time = En esta sala se juega la partida { $game }, y una sala tiene una sola partida a la vez.
challenges-one-beside-threads = En esta sala se juega la partida { $game }, y una sala tiene una sola partida a la vez. Usa otro canal, o `where:thread`.

challenges-nobody-called = Aquí nadie se llama { $typed }. Omite el rival para jugar con quien acepte.
challenges-nobody-called-strength = Aquí nadie se llama { $typed }. Para la fuerza del ordenador usa de `level:1` a `level:12`.
challenges-no-player-or-game = No hay ningún jugador ni juego llamado { $typed }. ¿Querías decir `{ $game }`?

challenges-no-such-game = No existe el juego «{ $typed }». Los juegos son { $games }.
challenges-no-options = El juego `{ $game }` no tiene la opción «{ $typed }». No tiene opciones.
challenges-no-such-option = El juego `{ $game }` no tiene la opción «{ $typed }». Sus opciones son { $options }.
challenges-no-such-option-near = El juego `{ $game }` no tiene la opción «{ $typed }». ¿Querías decir `{ $near }`? Sus opciones son { $options }.
challenges-option-not-here = El juego `{ $game }` no tiene la opción `{ $option }`: { $why }.
challenges-lacks-mode-three = con tres bandos deciden los puntos, y los reyes se capturan
challenges-lacks-denial-three = el veto es para dos bandos
challenges-lacks-scoring-three = con tres bandos cada mate láser vale 277
challenges-lacks-board = sus rayos rebotan en el borde de su propio tablero
challenges-lacks-mode-realtime = sin turnos solo se juega en el modo A, porque la fase Billi va por turnos
challenges-lacks-denial-realtime = el veto necesita turnos
challenges-lacks-mode-crazy = con láseres solo se juega en el modo A, porque sus reyes pueden estar en pilas y no pueden convertirse en torres
challenges-lacks-mode-draughts = en las damas no hay jaque mate ni reyes de ajedrez, así que solo se juega en el modo A
challenges-lacks-joker-draughts = en las damas no hay caballos, así que no hay Jokers
challenges-lacks-promotion-draughts = un peón se convierte en dama y en nada más
challenges-lacks-clock-draughts = a las damas se juega por turnos
challenges-no-such-unit = «{ $typed }» no es una unidad de tiempo. Usa { $units }.
challenges-no-such-value = «{ $typed }» no es un valor de `{ $option }`. Usa { $values }.
challenges-takes-words = uno de { $values }
challenges-takes-numbers = un número entero de { $least } a { $most }
challenges-takes-numbers-from = un número entero a partir de { $least }
challenges-takes-multiples = un múltiplo de { $step }, de { $least } a { $most }
challenges-takes-penalties = none, o seis números de 0 a 60 con un decimal como máximo, para pawn,knight,bishop,rook,queen,king
challenges-option-needs = La opción `{ $option }` necesita `{ $needs }`.
challenges-option-twice = La opción `{ $option }` está dos veces.
challenges-position-fault = { $why }.

challenges-not-played-here = En esta sala no se permite { $game }. Se permite: { $allowed }.
challenges-made-to = Solo { $whom } puede aceptar ese desafío.
challenges-declines = { $who } rechaza el desafío.
challenges-withdraws = { $who } retira el desafío.
challenges-expires = El desafío de { $who } ha caducado.
