# Che cosa legge un server in cui il bot è appena arrivato, e il giro in poche immagini.

tour-hello = **Ciao! Gioco varianti degli scacchi.**
    { $games } Giocate qui tra voi, o contro il computer.

tour-numbered = { $words }
    { $page } di { $pages }
tour-first = **BilliChess** sono gli scacchi con due raggi laser. Il Blu è in basso, il Rosso in alto. Il raggio del Rosso arriva da k7 e si ferma in d2, quello del Blu arriva da j2 e si ferma in e7.
tour-second = **Una mossa può deviare un raggio.** Il pedone ha lasciato d2, quindi il raggio del Rosso prosegue: attraverso il re blu, deviato dall'alfiere in f1 e su fino a e2.
tour-third = **LASERMATE.** Il raggio del Rosso ha trovato la via fino al tallone del Blu in j1: 277 punti al Rosso. La partita continua fino allo scacco matto, che vale 500.
tour-fourth = **Tocca a te.** Scegli **Muovi** sotto una scacchiera, poi un pezzo, oppure scrivi `{ COMMAND("move") } e4`. Si può giocare anche in tre, come su questa scacchiera. `{ COMMAND("rules") }` spiega ogni gioco.
