# Análisis de partidas terminadas, y pistas del ordenador.

study-busy = El ordenador está ocupado. Pregunta otra vez dentro de un momento.
study-not-over = Una partida puede analizarse cuando ha terminado. Durante la partida, `{ COMMAND("hint") }` ayuda cuando te toca.
study-not-over-nor-helped = Una partida puede analizarse cuando ha terminado.
study-not-in-rated = Las pistas son para partidas amistosas. Cuando termine esta partida por puntos, `{ COMMAND("analyse") }` mostrará qué era mejor.
study-no-finished = En esta sala no ha terminado ninguna partida. Para una de otro sitio usa su código: `{ COMMAND("analyse") } G7`.
study-nothing-played = Esa partida no tiene jugadas.
study-own-position = Esto se parece demasiado a tu partida `{ $id }`, en la que el ordenador no ayuda a nadie. Cuando termine, `{ COMMAND("analyse") }` mostrará qué era mejor.
study-analysing = Analizando `{ $id }`… unos segundos.
study-still-analysing = Todavía analizando `{ $id }`… unos segundos.
study-unfinished = El análisis de `{ $id }` ha fallado. `{ COMMAND("analyse") } { $id }` lo intenta de nuevo.

study-no-hint = El ordenador no encontró nada a tiempo. Pregunta otra vez dentro de un momento.
study-moved-on = La posición ha cambiado, así que la pista ya no vale.
study-none-ready = Ninguna de tus piezas está lista todavía. `{ COMMAND("ready") }` muestra cuándo.
study-not-your-turn = No te toca: juegan { FORM($player, "las") }. Podrás pedir una pista cuando te toque.
study-nobodys-turn = No te toca: no le toca a nadie. Podrás pedir una pista cuando te toque.
study-would-play = El ordenador jugaría **{ $move }**.
study-would-wait = El ordenador esperaría.
study-would-pass = El ordenador pasaría.
study-would-deny = El ordenador **vetaría** la última jugada.
study-would-allow = El ordenador **permitiría** la jugada.
study-would-use-no-lifeline = El ordenador no usaría **ningún salvavidas**.
study-would-let-pass = El ordenador **dejaría pasar** el rayo.
study-would-reflect = El ordenador **desviaría** el rayo.
study-would-stop = El ordenador **detendría** el rayo.
study-would-accept-draw = El ordenador **aceptaría** las tablas.
study-would-decline-draw = El ordenador **rechazaría** las tablas.
study-would-claim-draw = El ordenador **reclamaría** las tablas.
study-would-say-billi = El ordenador diría **LET'S BILLI**.
study-would-accept-defeat = El ordenador **aceptaría la derrota** en la partida de ajedrez.
study-would-do = El ordenador haría **{ $action }**.
study-hint-is-yours = Esto solo lo ves tú, pero en el registro de la partida consta que tuviste una pista.

study-analysis = **Análisis de `{ $id }`**, { $game }: { $players }.
study-ended = { CAPITAL($end) }.
study-accuracy = **Precisión:** { $sides }.
study-accuracy-of = { $side } { $percent } %
study-no-big-mistakes = Sin grandes errores.
study-biggest-mistakes = **Mayores errores:**
study-move-of-side = { $move } ({ $side })
study-cost-the-game = { $move } perdió la partida.
study-cost-a-won-game = { $move } dejó escapar una partida ganada.
study-cost-pawns = { $move } costó { $pawns }.
study-pawns = { $count ->
        [one] { $count } peón
       *[other] { $count } peones
    }
study-pawns-and-tenths = { $whole },{ $tenths } peones
study-better = Mejor: { $moves }.
study-waiting = esperar
study-passing = pasar
study-missed-lasermates = **Mates láser perdidos:** { $moves }.
study-missed-lasermates-and-more = **Mates láser perdidos:** { $moves }; y { $count } más.
study-missed-lasermate = { $missed } en vez de { $move }
study-look = Elige un error para ver qué era mejor.

study-star = mate láser perdido
study-side-and-player = { $side }: { $player }

study-course = { $count ->
    [one] Curso de la partida: { $game }, { $count } acción.
   *[other] Curso de la partida: { $game }, { $count } acciones.
}
study-course-of-side = { $side }: { $start } al principio, { $end } al final.
study-course-of-side-and-best = { $side }: { $start } al principio, lo mejor { $best } tras { $move }, { $end } al final.
study-won = ganado
study-lost = perdido
study-winning = ganando
study-losing = perdiendo
study-level = igualado
study-ahead = { $pawns } de ventaja
study-behind = { $pawns } de desventaja
study-course-accuracy = Precisión: { $sides }.
study-number-cost-the-game = Número { $number }: { $move }, perdió la partida.
study-number-cost-a-won-game = Número { $number }: { $move }, dejó escapar una partida ganada.
study-number-cost-pawns = Número { $number }: { $move }, costó { $pawns }.
study-stars = Estrellas, mates láser perdidos: { $moves }.
