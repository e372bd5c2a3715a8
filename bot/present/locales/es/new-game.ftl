# Las preguntas antes de un desafío: qué juego, contra quién, con cuánto tiempo.

new-game-against-whom = ¿Contra quién quieres jugar?
new-game-which-game = ¿Qué juego?
new-game-which-unit = ¿Cuánto dura una unidad de tiempo?
new-game-how-fast = ¿Cuánto tiempo?
new-game-anybody = Quien quiera
new-game-whoever-accepts = quien acepte
new-game-no-such-answer = Eso ya no se ofrece. Empieza de nuevo.

new-game-form = Partida nueva
new-game-field-game = Juego
new-game-field-opponent = Rival
new-game-hint-opponent = Déjalo vacío para jugar con quien acepte.
new-game-field-level = Ordenador
new-game-hint-level = Elige un nivel para jugar con el ordenador.
new-game-field-time = Tiempo
new-game-hint-time = Vacío: el tiempo de siempre. Los tres últimos son para juegos sin turnos.
new-game-field-side = Tu bando

new-game-asks-game = **Partida nueva.** { new-game-which-game }
new-game-asks-opponent = **{ $game }.** { new-game-against-whom }
new-game-against = **{ $game }** contra { $opponent }. { $question }
new-game-open = **Desafío abierto, { $game }.** { $question }

new-game-computer-of = Ordenador, nivel { $level }
new-game-computers-of = Ordenadores, nivel { $level }

new-game-without-turns-fast = Sin turnos, rápido: { $unit }
new-game-without-turns-medium = Sin turnos, medio: { $unit }
new-game-without-turns-slow = Sin turnos, lento: { $unit }
new-game-unit-with-turns = { $game } se juega por turnos. Elige un reloj o un tiempo por jugada.
new-game-queen-rests-seconds = { $seconds ->
        [one] una dama descansa { $seconds } segundo
       *[other] una dama descansa { $seconds } segundos
    }
new-game-queen-rests-minutes = { $minutes ->
        [one] una dama descansa { $minutes } minuto
       *[other] una dama descansa { $minutes } minutos
    }
