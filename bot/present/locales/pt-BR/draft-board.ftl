# Uma posição montada com o mouse: o que um leitor de tela diz de cada coisa que se pode fazer.

draft-board-to-play = { FORM($side, "O") } jogam
draft-board-clear = Esvaziar o tabuleiro
