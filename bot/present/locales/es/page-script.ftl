page-script-side = { $side ->
    [white] Blancas
    [black] Negras
    [blue] Azules
   *[red] Rojas
}
page-script-piece = { $kind ->
    [pawn] peón
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [carrier] torre
    [queen] dama
    [king] rey
    [hole] agujero
    [man] peón
    [crowned] dama
   *[other] pieza
}
page-script-no = No
page-script-next = Siguiente
page-script-send = Enviar
page-script-cancel = Cancelar
page-script-join = Entrar
page-script-save = Guardar
page-script-copy = Copiar
page-script-copied = Copiado
page-script-only-you = Solo tú ves esto
page-script-no-connection = Sin conexión.
page-script-reading-again = Sin conexión. Intentándolo otra vez…
page-script-not-sent = No se ha enviado y la partida ha seguido. Inténtalo otra vez.
page-script-too-long = Es demasiado largo.
page-script-not-understood = El bot no ha entendido eso.
page-script-play-computer = Contra el ordenador
page-script-picture-gone = Esta imagen ya no está disponible.

page-script-draw-offered = Te ofrecen tablas.
page-script-takeback-requested = Te piden deshacer una jugada.
page-script-pause-proposed = Te proponen una pausa.
page-script-seat-offered = Te ofrecen un asiento.
page-script-of-pact = { $button }: pacto { $number }

page-script-board = Tablero: elige una pieza y luego la casilla a la que va
page-script-goes-on = { $piece }, por { $squares }: ¿por dónde sigue?
page-script-moves-open = { $count ->
    [one] { $piece }: 1 jugada
   *[other] { $piece }: { $count } jugadas
}
page-script-chosen = { $what }, en la mano
page-script-not-ready = { $what }, aún en enfriamiento
page-script-queued = { $what }, jugada anticipada
page-script-on-the-way = { $square }, de paso
page-script-captures-there = { $square }, captura: { $piece }
page-script-swaps-there = { $square }, intercambio con: { $piece }
page-script-enters-there = { $square }, salta dentro: { $piece }
page-script-tap-again = Toca otra vez para { $move }
page-script-which = ¿Cuál?
page-script-promote-to = Coronar como…
page-script-sign-takes = captura
page-script-sign-swaps = intercambia los sitios
page-script-sign-enters = salta dentro de la torre
page-script-sign-by = sigue desde ahí
page-script-sign-breach = falta a tu palabra
page-script-arrange = Posición: elige una pieza aquí o debajo y luego su casilla. Supr quita una pieza.
page-script-minutes = { $count }m

page-script-ahead-board = Jugada anticipada: elige una pieza y luego la casilla a la que va en tu turno
page-script-ahead-where = { $from }: ¿adónde va en tu turno?
page-script-ahead-queued = { $from } a { $to }, jugada anticipada
page-script-ahead-told = { $from } a { $to } en tu turno. Tócala para cancelar.
page-script-ahead-cancelled = Jugada cancelada
page-script-ahead-dropped = { $from } a { $to } ya no se puede jugar

page-script-to-move = le toca jugar
page-script-to-answer = debe responder
page-script-out = fuera
page-script-they-move = Turno de { $names }.
page-script-they-answer = Falta la respuesta de { $names }.
page-script-they-answer-pact = Falta la respuesta de { $names } a una oferta de pacto.
page-script-more-pieces = Más piezas que el otro bando, en peones
page-script-beam = Rayo
page-script-where-beam = { $side ->
    [white] Adónde va el rayo blanco
    [black] Adónde va el rayo negro
    [blue] Adónde va el rayo azul
   *[red] Adónde va el rayo rojo
}
page-script-lost = perdidas: { $pieces }
page-script-taken = capturadas: { $pieces }
page-script-pact-with = Pacto { $number } con { $sides }
page-script-pact-broken = Pacto { $number } con { $sides }, roto
page-script-days = { $days } d { $hours } h
page-script-hours = { $hours } h { $minutes } min

page-script-looking-back = Estás mirando atrás.
page-script-back-to-game = Volver a la partida
page-script-last-game = Tu última partida: { $result }.
page-script-look-again = Volver a verla
page-script-chain = { $count ->
    [one] 1 paso
   *[other] { $count } pasos
}
page-script-your-move = Te toca jugar.
page-script-your-answer = Te toca responder.
page-script-awaits-answer = La oferta espera respuesta.
page-script-may-deny = tiene el derecho de veto
page-script-coach-beam = tu rayo
page-script-coach-laser = tu láser
page-script-coach-guard = protege esto
page-script-coach-hit = apunta aquí

page-script-own-side = { $side ->
    [white] Juegas con blancas.
    [black] Juegas con negras.
    [blue] Juegas con azules.
   *[red] Juegas con rojas.
}
page-script-game = La partida { $number }
page-script-own-page = tiene página propia
page-script-rules = Reglas
page-script-board-words = El tablero en palabras
page-script-record = Registro
page-script-steps = Recorrer la partida
page-script-moves = Jugadas
page-script-no-moves = Aún no hay jugadas.
page-script-first-move = Arrastra una pieza a su casilla, o toca la pieza y luego la casilla.
page-script-tap-twice = El primer toque en la casilla muestra la jugada y el segundo la juega.
page-script-first-position = Primera posición
page-script-back = Atrás
page-script-forward = Adelante
page-script-latest-position = Última posición
page-script-denied = { $move }, con veto
page-script-at-first = La primera posición
page-script-at-latest = La última posición
page-script-at-move = La posición después de { $move }
page-script-offer-pact = Ofrecer un pacto
page-script-no-pacts = Aún no hay pactos. Dos participantes, o los tres, pueden prometerse algo, y lo ve todo el mundo.
page-script-earlier = Una posición anterior.
page-script-play-on = Seguir en su mesa
page-script-open-table = Abrir su mesa
page-script-copy-address = Copia la dirección de arriba

page-script-bot = bot
page-script-you = tú
page-script-called-you = (tú)
page-script-for-person = para { $name }
page-script-show = Ver
page-script-show-label = Ver esta posición
page-script-describe = Describir la imagen
page-script-download = Descargar { $name }
page-script-copy-file = Copiar { $name }
page-script-file-copied = { $name }: copiado.
page-script-no-copying = Tu navegador no permite copiar. Selecciona el texto.
page-script-dismiss = Cerrar
page-script-hidden = Oculto: pulsa para verlo
page-script-stop = Parar
page-script-stop-label = Parar la animación
page-script-start = Reproducir
page-script-start-label = Reproducir la animación

page-script-line = Mensaje u orden en { $room }
page-script-title-called = Para ti
page-script-title-turn = Te toca jugar
page-script-title-turns = { $count ->
    [one] Te toca jugar en { $count } partida
   *[other] Te toca jugar en { $count } partidas
}
page-script-badge-called = para ti
page-script-badge-new = nuevos
page-script-badge-turn = te toca
page-script-badge-answer = responde
page-script-connection-lost = Conexión perdida. Intentándolo otra vez…
page-script-connected = Conexión recuperada.
page-script-suggestions = { $count ->
    [one] 1 sugerencia
   *[other] { $count } sugerencias
}
page-script-file-large = Ese archivo es demasiado grande. Un registro puede tener como mucho 200000 caracteres.
page-script-file-no-text = Ese archivo no es texto. Elige un registro de Lasermate, PGN o PDN.

page-script-continue-as = Seguir como { $name }
page-script-delete-sure = ¿Borrar este nombre? También se borran tus mensajes, resultados y puntuaciones. Abandonas tus partidas en curso y dejas tus torneos. Nadie puede deshacerlo.
page-script-name-first = Elige primero un nombre, para que se sepa quién juega.
page-script-push-blocked = Tu navegador bloquea las notificaciones de esta página. Permítelas en los ajustes del navegador para esta página.
page-script-push-failed = No se pudieron activar las notificaciones. Inténtalo más tarde o con otro navegador.

page-script-optional = { $label } (opcional)
page-script-choose = Elige…
page-script-tick = Marca las promesas mutuas.
page-script-you-offer = Ofreces: { $what }
page-script-you-offer-both = Ofreces a ambos: { $what }
page-script-you-offer-to = Ofreces ({ $side }): { $what }

page-script-demo-pawn = Se mueve un peón…
page-script-demo-beams = …y también los rayos.
page-script-demo-bishop = Un alfil desvía uno.
page-script-demo-lasermate = ¡Mate láser! El rayo azul da en el talón rojo: 277 puntos para las azules.
page-script-press-copy = Pulsa Ctrl+C
page-script-seats-taken = Los asientos están ocupados. Puedes mirar.
page-script-invites-you = { $name } te invita: { $terms }
page-script-no-channel = El canal #{ $name } ya no existe.
page-script-nothing-on = Ahora no se juega ninguna partida.
page-script-accept = Aceptar
page-script-accept-of = Aceptar el desafío de { $name }: { $terms }
page-script-play-computer-at = Contra el ordenador: { $game }
page-script-invite = Invitar
page-script-invite-to = Invitar a alguien: { $game }
page-script-lesson-laser = Cada bando tiene un láser. Tu rayo empieza aquí y nunca descansa.
page-script-lesson-heel = Cada bando tiene un talón en una esquina. Protege el tuyo, apunta al otro.
page-script-lesson-turns = Las piezas desvían los rayos, y las paredes también. Cualquier jugada puede cambiar su camino.
page-script-lesson-try = Pruébalo: un alfil es un espejo. Pulsa una casilla marcada y mira adónde van los rayos.
page-script-lesson-bishop = Sale un alfil, y el rayo lo sigue. En una partida, pulsa Rayo o ↯ para ver cada desvío.
page-script-lesson-lasermate = El rayo acaba en el talón del otro bando: ¡mate láser! Da puntos.
page-script-lesson-chess = Lo demás es ajedrez: capturar, dar jaque, dar mate. Gana quien tiene más puntos.

page-script-solve-deny = Vetar la última jugada
page-script-solve-allow = Permitir la jugada
page-script-solve-pass = Pasar
page-script-in-a-row = { $count ->
    [one] { $count } resuelto seguido
   *[other] { $count } resueltos seguidos
}
page-script-choose-squares = Elige casillas
page-script-check-answer = Comprobar mi respuesta
page-script-hint = Pista: { $words }
page-script-daily-begins = Era el problema diario
page-script-rating-begins = Tu puntuación de problemas
