# Las reglas del ajedrez a tres, para blancas, rojas y negras.

rules-three-way-board = **El tablero.** Un hexágono de 96 casillas, un tercio para cada bando: las blancas tienen las columnas a–h (filas 1–4); las rojas, l–i y d–a (filas 8–5); las negras, h–e, i–l (filas 12–9). Cada ejército empieza en su base como en ajedrez. Primero mueven las blancas, luego las rojas, a la izquierda de las blancas, y luego las negras.
rules-three-way-board-mirrored = **El tablero.** Un hexágono de 96 casillas, un tercio para cada bando: las blancas tienen las columnas a–h (filas 1–4); las negras, l–i y d–a (filas 8–5); las rojas, h–e, i–l (filas 12–9). Cada ejército empieza en su base como en ajedrez. Primero mueven las blancas, luego las rojas, a la derecha de las blancas, y luego las negras.

rules-three-way-moves-straight = **Movimientos.** Como en ajedrez (`{ COMMAND("move") } e2e4`). Las columnas siguen al otro lado de la frontera, y una diagonal que llega al centro lo cruza en línea recta.
rules-three-way-moves-either-way = **Movimientos.** Como en ajedrez (`{ COMMAND("move") } e2e4`). Las columnas siguen al otro lado de la frontera, y una diagonal que llega al centro puede seguir en cualquiera de dos direcciones.
rules-three-way-knight-two-then-one = Un caballo va dos casillas y luego una de lado, también cerca del centro.
rules-three-way-castling-through-check = Un rey puede enrocar estando en jaque, pasando por jaque y quedando en jaque.
rules-three-way-promotion = Los peones coronan en la base de cualquiera de los rivales.
rules-three-way-promotion-of-inherited = Un peón heredado corona en cualquier base menos aquella de la que salió.
rules-three-way-no-en-passant = No hay captura al paso.
rules-three-way-en-passant-next = Solo puede capturar al paso quien juega a continuación.
rules-three-way-en-passant-both = Cada rival puede capturar al paso en su próximo turno.

rules-three-way-kings = Los **reyes** se capturan como cualquier pieza. El jaque se anuncia, pero no hace falta responder a él.
rules-three-way-out = Quien pierde el rey, abandona o pierde por tiempo queda fuera. Sus piezas se quedan como obstáculos: se pueden capturar y no atacan nada.
rules-three-way-out-inherited = Quien se queda sin rey queda fuera. Quien captura un rey hereda todas las piezas de ese bando. Las piezas de quien abandona o pierde por tiempo pasan a quien juega a continuación.
rules-three-way-out-inherited-by-capture = Quien se queda sin rey queda fuera. Quien captura un rey hereda todas las piezas de ese bando. Las piezas de quien abandona o pierde por tiempo no pasan a nadie y se quedan como obstáculos.
rules-three-way-won = Gana el último bando con rey.
rules-three-way-won-by-points = Cuando queda un solo rey o la partida es tablas, deciden los puntos. Un bando que está fuera pierde en caso de empate.

rules-three-way-beams = **Rayos.** Cada bando tiene un talón, la esquina del extremo derecho de su fila de base, y un rayo que sale dos filas por delante de él, hacia delante a la izquierda.
rules-three-way-beams-as-in-billichess = Las piezas desvían, detienen o dejan pasar los rayos como en BilliChess (`{ COMMAND("rules") } billichess`).
rules-three-way-beams-exchanged = Las piezas desvían, detienen o dejan pasar los rayos como en BilliChess (`{ COMMAND("rules") } billichess`), con los espejos de los caballos y los de las demás intercambiados.
rules-three-way-beams-all-moves = Un rayo en el talón de un rival vale **277**, una vez por cada rayo y talón, mueva quien mueva.
rules-three-way-beams-own-moves = Un rayo en el talón de un rival vale **277**, una vez por cada rayo y talón, solo tras una jugada del bando del rayo.
rules-three-way-beams-of-kings = Capturar un rey vale **500**. El rayo de un bando que está fuera se apaga.

rules-three-way-draws = **Tablas.** `{ COMMAND("draw") }` pregunta a todos: tienen que aceptar todos, y no responder a tiempo cuenta como aceptar. Mientras quedan tres, quien no tiene jugadas pasa. Cuando quedan dos, son tablas si quien tiene el turno no está en jaque y toda jugada perdería el rey; y con la tercera repetición o tras 50 rondas sin capturas ni jugadas de peón puedes reclamarlas (`{ COMMAND("draw claim") }`). La quinta repetición o 75 de esas rondas (50 con tres) son tablas.
rules-three-way-draws-without-moves = **Tablas.** `{ COMMAND("draw") }` pregunta a todos: tienen que aceptar todos, y no responder a tiempo cuenta como aceptar. Mientras quedan tres, quien no tiene jugadas pasa. Cuando quedan dos, son tablas si quien tiene el turno no está en jaque y no tiene jugadas; y con la tercera repetición o tras 50 rondas sin capturas ni jugadas de peón puedes reclamarlas (`{ COMMAND("draw claim") }`). La quinta repetición o 75 de esas rondas (50 con tres) son tablas.

rules-three-way-pacts = Los **pactos** se hacen en público con `{ COMMAND("pact") } offer`, y nadie está obligado a cumplirlos. Las rupturas se anuncian, y `{ COMMAND("profile") }` las recuerda. Los ordenadores también hacen pactos: unos son leales, otros astutos o traicioneros.

rules-three-way-start = tres ejércitos, cada uno en su base.
rules-three-way-across = adónde puede ir la dama blanca de a4. Al otro lado de la frontera ataca el tercio rojo.
rules-three-way-obstacles = la dama blanca ha capturado al rey rojo. Las piezas rojas se quedan como obstáculos.
rules-three-way-heir = la dama blanca ha capturado al rey rojo, y todas las piezas rojas son de las blancas.
rules-three-way-pawns-made-way = tres peones han abierto paso. A cada rayo lo desvía un alfil; luego atraviesa el rey y se detiene en el peón siguiente.
rules-three-way-reason-for-peace = la dama blanca ataca a las rojas desde a4. Rojas y negras tienen ahora un motivo para pactar la paz.
