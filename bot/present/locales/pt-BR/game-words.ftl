# Como o xadrez chama as coisas que outras frases citam. As palavras próprias de outro jogo estão no catálogo dele.

game-words-in-short = BilliChess com feixes de laser, Buracos negros, Crazy chess, damas, três em um tabuleiro, xadrez sem turnos.

game-words-checkmate = xeque-mate
    .o = o xeque-mate
game-words-checkmate-cry = Xeque-mate
game-words-checkmate-done = xeque-mate
game-words-mate = mate
game-words-quiet-moves = Cinquenta lances sem captura nem lance de peão
game-words-fifty-moves = a regra dos cinquenta lances
    .by = pela regra dos cinquenta lances
game-words-seventy-five-moves = a regra dos setenta e cinco lances
    .by = pela regra dos setenta e cinco lances
