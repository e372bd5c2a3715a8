# Partidas sin turnos, en las que cada pieza tiene que esperar después de mover.

clock-no-takebacks = En esta partida no se pueden deshacer jugadas.
clock-no-time-per-move = { $game } no tiene tiempo por jugada. Elige en su lugar la unidad de tiempo: `unit:10s`.
clock-needs-the-bot = { $game } necesita un tablero que cambie por sí solo, y aquí solo puedo responder. Juégalo en un servidor con el bot, o elige un juego por turnos, por ejemplo BilliChess.
clock-has-turns = Esta partida va por turnos, así que todas las piezas están siempre listas.

clock-as-of = Reloj: { $time }
clock-at = Reloj de la partida: { $time }.
clock-ready = { $side }: { $ready } de { $all } listas.
clock-cooling = { $side }, enfriándose: { $pieces }.
clock-cooling-piece = { $square } { $time }
clock-about-to-move = A punto de mover: { $from } a { $to }.

clock-stood-still = Partida { $game }: el bot estuvo ausente { $time }. El reloj se detuvo, y la partida sigue donde estaba.
