# Una posizione composta indicando le case: che cosa dice un lettore di schermo di ogni cosa che si può fare.

draft-board-to-play = tocca { FORM($side, "al") }
draft-board-clear = Svuota la scacchiera
