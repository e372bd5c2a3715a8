# Por qué se rechaza una acción: frases sin punto final, tras «es ilegal:» o tras lo que se escribió. Algunas siguen con otra frase.

reasons-unreadable = no entiendo esta jugada. Escribe la casilla de salida y la de llegada
reasons-ambiguous = lo puede hacer más de una pieza. Añade la casilla de la que sale, como en b1d2
reasons-no-such-move = eso es ilegal
reasons-no-stamp = escribe el tiempo en milisegundos, el bando y la jugada, como en 1000:b:f6e4
reasons-no-such-side = este juego no tiene ese bando
reasons-game-over = la partida ha terminado
reasons-not-this-sides-turn = a este bando no le toca
reasons-turn-of = juegan { FORM($side, "las") }
reasons-none-is-ready = ninguna de tus piezas está lista todavía; `{ COMMAND("ready") }` muestra cuándo
reasons-empty-square = no hay ninguna pieza en { $square }
reasons-not-your-piece = { FORM($piece, "el") } de { $square } no es { FORM($piece, "gender") ->
        [f] tuya
       *[m] tuyo
    }
reasons-not-yours-there = la pieza de { $square } no es tuya
reasons-fallen = tu bando está fuera de la partida
reasons-wrong-movement = { FORM($piece, "un") } no mueve así
reasons-wrong-pawn-step = un peón avanza una casilla, o dos desde su segunda fila, y captura en diagonal hacia delante
reasons-blocked = { FORM($piece, "el") } de { $square } está en medio
reasons-blocked-there = { $square } está en medio
reasons-own-piece = en { $square } está { FORM($piece, "gender") ->
        [f] tu propia
       *[m] tu propio
    } { $piece }
reasons-own-piece-there = en { $square } hay una pieza tuya
reasons-king-in-check = tu rey quedaría en jaque
reasons-king-in-check-there = tu rey quedaría en jaque en { $square }
reasons-still-in-check = estás en jaque, y esto no lo evita
reasons-pinned = { FORM($piece, "el") } de { $square } está { FORM($piece, "gender") ->
        [f] clavada
       *[m] clavado
    }, y tu rey quedaría en jaque
reasons-can-not-go-there = { FORM($piece, "el") } de { $square } no puede ir ahí
reasons-castling-moved = no puedes enrocar hacia ese lado: el rey o la torre de ahí ya se ha movido
reasons-castling-between = hay una pieza entre el rey y la torre
reasons-castling-piece-between = { FORM($piece, "el") } de { $square } está entre el rey y la torre
reasons-castling-out-of-check = no puedes enrocar estando en jaque
reasons-castling-through-check = tu rey estaría en jaque al pasar por { $square }
reasons-needs-promotion = elige en qué corona: dama, torre, alfil o caballo
reasons-no-promotion = solo corona un peón en la última fila
reasons-may-not-pass = solo puedes pasar si no tienes ninguna jugada legal
reasons-lifeline-first = un rayo alcanza un caballo Joker: antes tiene que elegir un salvavidas su bando
reasons-your-lifeline-first = elige antes un salvavidas para tu caballo Joker
reasons-your-lifeline-first-on = elige antes un salvavidas para tu caballo Joker de { $square }
reasons-lifeline-of-first = antes { FORM($side, "las") } tienen que elegir un salvavidas para su caballo Joker
reasons-lifeline-of-first-on = antes { FORM($side, "las") } tienen que elegir un salvavidas para su caballo Joker de { $square }
reasons-not-in-this-game = este juego no tiene eso
reasons-deny-or-allow = veta o permite antes la última jugada
reasons-nothing-offered = no hay ninguna oferta que responder
reasons-offer-stands = esa oferta ya está abierta

reasons-claim-moves = solo puedes reclamar tablas con la tercera repetición o tras cincuenta movimientos sin capturas ni jugadas de peón
reasons-claim-quiet-time = esta partida acaba en tablas automáticamente, tras { $units } unidades de tiempo sin capturas ni jugadas de peón
reasons-claim-kings-are-rooks = cuando los reyes son torres no se pueden reclamar tablas: la partida termina sola con la tercera repetición o tras cincuenta movimientos sin capturas ni jugadas de peón, y deciden los puntos
reasons-claim-three-play = mientras juegan tres no se pueden reclamar tablas: la partida termina sola con la quinta repetición o tras cincuenta rondas sin capturas ni jugadas de peón
reasons-claim-two-are-left = solo puedes reclamar tablas con la tercera repetición o tras cincuenta rondas sin capturas ni jugadas de peón
reasons-claim-draughts = solo puedes reclamar tablas con la tercera repetición o tras cuarenta movimientos sin capturas ni jugadas de peón
reasons-claim-or-denials = { $claim }. Tras tres vetos, quien tiene el derecho de veto puede reclamar tablas en el turno de cualquiera de los dos si no está en jaque

reasons-no-window = ahora no hay ningún salvavidas que elegir
reasons-lifeline-used = ya has usado este salvavidas
reasons-billi-begun = los reyes ya son torres
reasons-billi-in-check = no puedes decir LET'S BILLI estando en jaque

reasons-no-denial-right = no tienes el derecho de veto
reasons-nothing-to-deny = solo se puede vetar la última jugada del rival, antes de responder a ella
reasons-immune-move = no se puede vetar la primera jugada del bando que acaba de vetar
reasons-immune-knight = una jugada de caballo no puede vetarse
reasons-immune-king = en esta partida una jugada de rey no puede vetarse
reasons-only-move = en esta partida no puede vetarse la única jugada de un bando
reasons-move-denied = esta jugada fue vetada. Juega otra
reasons-allow-by-moving = no hace falta permitir una jugada. Basta con responder a ella

reasons-no-hole = no hay ningún agujero en { $square }
reasons-not-your-hole = el agujero de { $square } no es tuyo. Solo viajas por tus propios agujeros
reasons-cannot-enter = { FORM($piece, "el") } de { $square } no puede llegar a { $hole } con una jugada normal
reasons-entry-blocked = { FORM($piece, "un") } en { $square } corta el camino al agujero negro
reasons-wrong-exit = { FORM($piece, "el") } tiene que salir del agujero blanco en la dirección en que entró en { $black }. Desde { $white } puede ir a { $squares }
reasons-no-exit = { FORM($piece, "el") } tiene que salir del agujero blanco en la dirección en que entró en { $black }. Desde { $white } no puede ir a ninguna parte
reasons-exit-blocked = { FORM($piece, "un") } en { $square } corta la salida del agujero blanco. Se puede capturar, pero no se puede pasar por encima
reasons-own-exit = un agujero que viaja no puede salir por sí mismo. Elige otro agujero blanco
reasons-own-king = no puedes capturar a tu propio rey
reasons-straight-takes-nothing = un peón que entró recto en { $black } no puede capturar
reasons-diagonal-must-take = un peón que entró en diagonal en { $black } tiene que capturar
reasons-no-effect = una jugada por agujeros no puede acabar donde empezó
reasons-holes-are-not-taken = una jugada normal no puede capturar un agujero. Para pasar por los tuyos, nombra la casilla inicial, el agujero negro, el agujero blanco y la casilla final, como en a1-b1-a4-b4
reasons-hole-takes-nothing = un agujero mueve una casilla, a una vacía
reasons-drop-elsewhere = solo puedes poner un agujero en una casilla vacía de tu primera fila
reasons-drop-occupied = hay { FORM($piece, "un") } en { $square }. Solo puedes poner un agujero en una casilla vacía
reasons-hole-needs-promotion = elige en qué corona: dama, torre, alfil, caballo (S) o agujero (H)

reasons-no-such-level = no hay ninguna pieza en el nivel { $level } de { $square }
reasons-buried = en esta partida solo puede salir de una pila la pieza de arriba, o su torre de abajo con todas ellas
reasons-two-steps = un rey da dos pasos en un turno. Nombra las dos casillas, como en e1-f2-e1
reasons-step-after-castling = el enroque es solo el primer paso del rey. Añade el segundo, como en { $example }
reasons-one-step = solo el rey da dos pasos. Nombra una casilla
reasons-no-rook = en { $square } no hay ninguna torre en la que saltar
reasons-jump-instead = no puedes capturar tu propia torre de { $square }. Para saltar dentro de ella escribe { $square }^
reasons-no-all-round = solo una dama captura alrededor, y solo si tiene una pieza al lado
reasons-no-victim = un caballo captura una pieza enemiga, en su última casilla o en una por la que pasa
reasons-end-blocked = un caballo que captura por el camino tiene que acabar en una casilla vacía o saltar dentro de una torre
reasons-first-row = un peón no puede mover a su propia primera fila
reasons-no-double-step = un peón solo da un paso doble desde su segunda fila, no desde dentro de una torre, hacia delante o de lado y por una casilla vacía
reasons-pawn-step = un peón mueve una casilla adelante, de lado o atrás, captura en diagonal hacia delante y se intercambia con otra pieza si escribes ~
reasons-nobody-to-meet = un peón solo puede intercambiarse con una pieza, y ahí no hay ninguna
reasons-own-pawn = intercambiarse con un peón propio no cambia nada
reasons-broken-chain = cada peón de una cadena se mueve una sola vez, a la casilla donde está en ese momento la pieza intercambiada
reasons-not-a-pawn = solo los peones se intercambian
reasons-suicide = esto mataría a tu propio rey
reasons-rises-into = el alfil que resucita en { $square } daría jaque a tu rey
reasons-check-from = tu rey quedaría en jaque por { FORM($piece, "el") } de { $square }
reasons-needs-promotions = { $count ->
    [one] elige en qué corona { $count } de tus peones, como en =q
   *[other] elige en qué coronan { $count } de tus peones, en el orden de las columnas, como en =q
}
reasons-choose-first = elige antes en qué corona tu peón, como en =q
reasons-nothing-to-choose = ninguno de tus peones espera para coronar

reasons-inert-piece = ese bando está fuera de la partida, así que sus piezas no mueven

reasons-no-step = una pieza mueve una casilla en diagonal, o salta sobre una pieza enemiga a la casilla vacía de detrás
reasons-man-goes-forward = un peón solo mueve y salta hacia delante; una dama, en los dos sentidos
reasons-occupied = { $square } está ocupada
reasons-nothing-to-jump = en { $square } no hay ninguna pieza sobre la que saltar
reasons-jumps-own = la pieza de { $square } es tuya. Solo puedes saltar sobre piezas enemigas
reasons-jumped-already = la pieza de { $square } ya ha sido capturada
reasons-must-capture = tienes que capturar. Tu pieza de { $square } puede hacerlo
reasons-goes-on = la captura sigue desde { $square }. Juégala hasta el final
reasons-crowned-there = el peón se convierte en dama en { $square }, y ahí acaba el turno

reasons-cooling = esta pieza todavía no está lista
reasons-tie-lost = { FORM($side, "las") } fueron primero, así que tu jugada se anuló. Tu pieza sigue lista
reasons-too-many-held = hay demasiadas jugadas tuyas esperando. Inténtalo otra vez dentro de un momento
reasons-king-only = en esta partida solo puede mover el rey mientras está en jaque
reasons-king-is-not-taken = el rey no puede capturarse. Gana el jaque mate
reasons-no-turns = no hay turnos que pasar
reasons-no-premoves = en esta partida no hay jugadas anticipadas
reasons-ready-already = esta pieza ya está lista: muévela sin más

reasons-pact-unreadable = no lo entiendo. Usa pact-offer(...), -accept(N), -refuse(N), -counter(N;...), -withdraw(N) o -denounce(N)
reasons-pact-too-long = es demasiado largo para un pacto
reasons-pact-no-number = falta decir qué pacto. Añade su número
reasons-pact-no-addressee = falta decir para quién es. Nombra un bando, o both
reasons-pact-to-yourself = no puedes ofrecerte un pacto a ti
reasons-pact-no-terms = un pacto necesita un término, por ejemplo each.peace
reasons-pact-too-many-terms = un pacto tiene { $most } términos como máximo
reasons-pact-term = término { $term }: { $why }
reasons-pact-no-duration = un pacto puede durar hasta el final de una ronda, hasta que se capture un rey o hasta que se cumpla un término: 3, king, king.red o term.2. Sin until no tiene fin
reasons-pact-round-over = esa ronda ya ha terminado; es la ronda { $round }
reasons-pact-no-such-term = este pacto no tiene término { $term }
reasons-pact-endless-term = el término { $term } es una promesa sin fin, así que el pacto no puede durar hasta que se cumpla. Usa una ronda, king, king.red o el número de un término move, against, hostage, heir o draw-if-two
reasons-pact-stands = una oferta puede seguir abierta durante 1 a { $most } jugadas tuyas
reasons-pact-you-are-out = solo hacen pactos quienes siguen en la partida
reasons-pact-they-are-out = un bando de este pacto está fuera de la partida
reasons-pact-no-such-pact = no existe el pacto { $pact }
reasons-pact-not-on-offer = el pacto { $pact } ya no se ofrece
reasons-pact-not-to-you = el pacto { $pact } no se te ofrece a ti
reasons-pact-your-own = el pacto { $pact } es tu propia oferta. Puedes retirarla, pero no responder a ella
reasons-pact-accepted = ya has aceptado el pacto { $pact }
reasons-pact-not-yours = el pacto { $pact } no es una oferta tuya
reasons-pact-not-in-force = el pacto { $pact } no está en vigor
reasons-pact-no-party = no eres parte del pacto { $pact }
reasons-pact-denounced = ya has puesto fin al pacto { $pact }
reasons-pact-too-many-stand = tienes { $most } ofertas abiertas. Espera una respuesta o retira una
reasons-pact-too-many-open = tienes { $most } pactos en vigor u ofrecidos, el máximo. Termina o retira uno
reasons-pact-no-more-offers = has hecho { $most } ofertas, el máximo para una partida
reasons-pact-no-more-numbers = en esta partida ya ha habido { $most } ofertas, y no puede haber más
reasons-pact-number-given = el número de pacto { $pact } ya está usado. Usa uno mayor

reasons-term-unreadable = no lo entiendo. Escribe quién promete qué, por ejemplo: each peace, white no check, red spare Qd1, each keep out of e4, white against black every 2
reasons-term-trailing = solo entiendo el comienzo. Cuánto dura el pacto no es parte de un término: va en until, por ejemplo until:3
reasons-term-no-party = solo puede prometer un bando del pacto
reasons-term-one-side = ¿qué bando promete esto?
reasons-term-no-side = ¿qué bando?
reasons-term-against-party = ese bando es parte del pacto
reasons-term-out = ese bando está fuera de la partida
reasons-term-no-heir = el heredero tiene que ser el otro bando del pacto, y un tercer bando ajeno al pacto tiene que seguir en juego
reasons-term-no-cells = nombra casillas del tablero, { $most } como máximo
reasons-term-no-piece = no existe esa pieza
reasons-term-number = el número falta, o es demasiado pequeño o demasiado grande
reasons-term-no-move = no entiendo esta jugada
reasons-term-no-hostage = un rehén necesita otro término del pacto. Añade su número, como en hostage(2)
reasons-term-no-words = faltan las palabras
reasons-term-too-many-words = una promesa con tus palabras puede tener { $most } caracteres como máximo
reasons-term-round-over = esa ronda ya ha terminado
