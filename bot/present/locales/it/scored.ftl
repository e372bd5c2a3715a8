# Che cosa hanno fatto i raggi, e chi segna: righe sotto una mossa. LASERMATE è un grido del gioco.

scored-beams = { CAPITAL($beams) }.

# Un raggio che non vale nulla. $square è dov'è il tallone.

scored-again-of-three = Il raggio { FORM($side, "di") } colpisce di nuovo il tallone { FORM($victim, "di") } in { $square }. Lì segna una volta sola.
scored-again = Il raggio { FORM($side, "di") } colpisce di nuovo il tallone { FORM($victim, "di") } in { $square }. Ogni parte segna il matto laser una volta sola.
scored-not-by-its-move = Il raggio { FORM($side, "di") } colpisce il tallone { FORM($victim, "di") } in { $square }, ma in questo gioco segna solo una mossa { FORM($side, "di") }.

# Un matto laser.

scored-lasermate-pending = **LASERMATE! Il raggio { FORM($side, "di") } colpisce il tallone { FORM($victim, "di") } in { $square }{ $way }: +{ $points } { FORM($side, "al") }**{ $how }.
scored-lasermate = **LASERMATE! Il raggio { FORM($side, "di") } colpisce il tallone { FORM($victim, "di") } in { $square }{ $way }: +{ $points } { FORM($side, "al") }**{ $how }. Punti: { $score }.
scored-sum = ({ $sum })
scored-sum-of-gift = ({ $sum }: 100 in meno perché ha mosso { FORM($victim, "il") })
scored-other-moved = , anche se ha mosso { FORM($side, "il") }
scored-play-on = Si continua: { $winning } vale 500.
scored-ends-billi-chess = In Billi-Chess un matto laser chiude la partita.

# Scacco matto, o che altro vince, sotto i raggi.

scored-won = **{ $cry }: { $side } +{ $points }**. Punti: { $score }.
scored-conceded = **{ $side } +{ $points }**. Punti: { $score }.

# I due re diventano torri: prima può esserci una di due frasi.
scored-billi = **I due re diventano torri:** non c'è più scacco, ogni pezzo può essere catturato, e il primo matto laser vale 500 e chiude la partita.
scored-drawn = La partita di scacchi è patta { FORM($reason, "by") }; nessuno segna.
scored-ended = La partita di scacchi finisce senza punti.
