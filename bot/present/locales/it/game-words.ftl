# Come gli scacchi chiamano le cose che altre frasi nominano. Le parole di un altro gioco stanno nel suo catalogo.

game-words-in-short = BilliChess con raggi laser, Buchi neri, Crazy chess, dama, tre giocatori su una scacchiera, scacchi senza turni.

# Che cosa vince: «Lo scacco matto vale 500»; con la forma «con» dopo «si vince».
game-words-checkmate = lo scacco matto
    .con = con lo scacco matto
game-words-checkmate-cry = Scacco matto
game-words-checkmate-done = scacco matto
# La forma «do» segue «costringe il Nero a».
game-words-mate = matto
    .do = dare matto
game-words-quiet-moves = Cinquanta mosse senza catture né mosse di pedone
game-words-fifty-moves = la regola delle cinquanta mosse
    .by = per la regola delle cinquanta mosse
game-words-seventy-five-moves = la regola delle settantacinque mosse
    .by = per la regola delle settantacinque mosse
