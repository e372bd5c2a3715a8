tour-hello = **¡Hola! Juego variantes de ajedrez.**
    { $games } Se juega contra otras personas o contra el ordenador.

tour-numbered = { $words }
    { $page } de { $pages }
tour-first = **BilliChess** es ajedrez con dos rayos láser. Las azules están abajo, las rojas arriba. El rayo rojo viene de k7 y se detiene en d2; el azul viene de j2 y se detiene en e7.
tour-second = **Una jugada puede torcer un rayo.** El peón ha dejado d2, y el rayo rojo sigue: atraviesa el rey azul, lo desvía el alfil de f1 y sube hasta e2.
tour-third = **MATE LÁSER.** El rayo rojo ha encontrado el camino hasta el talón azul en j1: 277 puntos para las rojas. La partida sigue hasta el jaque mate, que vale 500.
tour-fourth = **Te toca.** Elige **Jugar** bajo un tablero y luego una pieza, o escribe `{ COMMAND("move") } e4`. También se puede jugar a tres, como en este tablero. `{ COMMAND("rules") }` explica todos los juegos.
