# Una posición que se monta señalando: lo que dice un lector de pantalla.

draft-board-to-play = Juegan { FORM($side, "sin") }
draft-board-clear = Vaciar el tablero
