game-words-in-short = BilliChess con rayos láser, Agujeros negros, Crazy chess, damas, tres en un tablero, ajedrez sin turnos.

game-words-checkmate = el jaque mate
game-words-checkmate-cry = Jaque mate
game-words-checkmate-done = jaque mate
game-words-mate = mate
    .dar = dar mate
game-words-quiet-moves = Cincuenta movimientos sin capturas ni jugadas de peón
game-words-fifty-moves = la regla de los cincuenta movimientos
    .by = por la regla de los cincuenta movimientos
game-words-seventy-five-moves = la regla de los setenta y cinco movimientos
    .by = por la regla de los setenta y cinco movimientos
