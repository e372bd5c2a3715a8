# Le regole della dama, e dei raggi sopra di essa. Le parti sono il Blu, che muove per primo, e il Rosso.

rules-draughts-moves = **Mosse.** Si gioca sulle case scure. Il Blu è in basso e muove per primo. Una pedina va avanti in diagonale di una casa. Sull'ultima traversa diventa dama, e il turno finisce. Una dama muove e salta anche all'indietro.
rules-draughts-captures = **Prese.** Un pezzo cattura un pezzo nemico vicino saltandolo fino alla casa vuota subito dietro, e continua a saltare finché può. **Se puoi catturare, devi.** Se ci sono più prese, scegli quella che vuoi.
rules-draughts-end = **Fine.** Chi non può muovere perde. **Patta** per accordo (`{ COMMAND("draw") }`), o automaticamente alla quinta ripetizione o dopo ottanta mosse di ciascuno senza prese né mosse di pedina. Puoi reclamare la patta alla terza ripetizione o dopo quaranta mosse così.
rules-draughts-typing = **Come si scrive.** `{ COMMAND("move") } c3d4`. Una presa nomina ogni casa in cui si arriva: `c3e5g7`, oppure `c3xg7` se lì finisce una sola presa. Valgono anche i numeri delle case: `11-15`.

# Che cosa chiude la partita sotto i raggi, e quanto vale: segue «La partita continua fino».
rules-draughts-won = a quando una parte non può muovere: 500 punti all'altra
rules-draughts-pieces = **Che cosa fanno i pezzi ai raggi.**
    - Una pedina ferma il raggio dell'altra parte e devia il proprio { $mirror }.
    - Una dama lascia passare il raggio della propria parte e devia l'altro allo stesso modo.

## Il veto, in frasi.

rules-draughts-right = Una parte alla volta ha il diritto di veto, all'inizio il Rosso. Invece di rispondere, chi lo ha può annullare l'ultima mossa dell'avversario (`{ COMMAND("deny") }`). L'avversario deve giocare altro e riceve il diritto.
rules-draughts-only-move-loses = Chi si vede annullare l'unica mossa, spesso una presa obbligata, non può muovere e perde.
rules-draughts-no-only-move = All'unica mossa di una parte non si può porre il veto.
rules-draughts-first-move = Alla prima mossa di chi ha posto il veto non si può porre il veto.
rules-draughts-no-kings = Alle mosse di dama non si può porre il veto.
rules-draughts-end-waits = Una mossa che chiuderebbe la partita aspetta chi ha il diritto: `{ COMMAND("deny") }` o `{ COMMAND("allow") }`.
rules-draughts-third = Dopo tre veti chi ha il diritto può dichiarare la patta (`{ COMMAND("draw") } claim`).

## Che cosa si vede nelle immagini, ciascuna dopo «Nell'immagine:» o «Dopo `c3e5g7`:».

rules-draughts-sees-start = ogni raggio si ferma sulla prima pedina dell'altra parte.
rules-draughts-sees-lasermate = la pedina arrivata in c3 devia il raggio del Rosso nel tallone del Blu.
rules-draughts-sees-jumps = due salti in una mossa. La pedina in f2 non avrebbe potuto muovere al suo posto.
rules-draughts-sees-king = la pedina diventa dama in d8. Non continua a saltare oltre e7.
