# A quién le toca y qué se pregunta: la última línea debajo de una jugada.

turn-to-move = Juegan { FORM($who, "las") }{ $deny }.
turn-in-check = Juegan { FORM($who, "las") }, en jaque{ $deny }.
turn-must-pass = { FORM($who, "Las") } no tienen jugadas legales y tienen que pasar ({ COMMAND("move pass") }){ $deny }.
turn-lifeline = El rayo { FORM($side, "m") } alcanza al caballo Joker de { FORM($who, "las") }, que tienen que elegir primero: { $lifelines } ({ COMMAND("lifeline") }).
turn-draw-of-three = { $who }: ¿aceptas o rechazas las tablas? Tienen que aceptar todos.
turn-draw = { $who }: ¿aceptas o rechazas las tablas? Una jugada también las rechaza.
turn-billi = { $who }: ¿LET'S BILLI? Los dos reyes se convierten en torres sin puntos. { COMMAND("billi") } acepta, una jugada lo rechaza.
turn-pact = { $who }: ¿{ COMMAND($accept) }, { COMMAND($refuse) } o { COMMAND($counter) }?

turn-repetition = Tercera repetición: { COMMAND("draw claim") } { $does }.
turn-quiet = { $moves }: { COMMAND("draw claim") } { $does }.
turn-denials = Se han vetado tres jugadas: quien tiene el derecho puede declarar tablas ({ COMMAND("draw claim") }).
turn-claim-draws = termina la partida en tablas
turn-claim-points = termina la partida, y deciden los puntos
turn-claim-billi = termina la partida de ajedrez en tablas, y los reyes se convierten en torres

turn-time = El tiempo se agota { $moment }.

turn-position-changed = La posición ha cambiado.

turn-no-move = No tienes ninguna jugada legal. `{ COMMAND("move") } pass` pasa.
turn-nothing-to-choose = Ahora no hay ninguna jugada que elegir.
turn-none-ready = Ninguna de tus piezas está lista todavía. `{ COMMAND("ready") }` muestra cuándo.
turn-not-yours = No te toca.
