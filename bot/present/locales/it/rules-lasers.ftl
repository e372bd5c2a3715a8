# Le regole dei raggi laser, per giochi di due parti: Blu, che muove per primo, e Rosso. Un tallone è l'angolo che una parte difende dal raggio dell'altra, un matto laser è un raggio che finisce nel tallone dell'altra.

# La sezione sui raggi.
rules-lasers-beams = **I raggi.** Due raggi laser corrono in diagonale, rimbalzano sulla cornice e finiscono nei suoi angoli. { $course } Ogni parte difende un angolo, il suo tallone (il tallone d'Achille): il Blu in { $blue }, il Rosso in { $red }. I raggi non cambiano mai quali mosse sono legali.
rules-lasers-edge = Il bordo della scacchiera è la cornice. Il raggio del Blu parte dal bordo destro sotto { $blue }, in su e a sinistra, quello del Rosso dal bordo sinistro sopra { $red }, in giù e a destra.
rules-lasers-columns = Nelle colonne { $columns } entrano solo i raggi. Il raggio del Blu parte da { $blue }, in su e a sinistra, quello del Rosso da { $red }, in giù e a destra.
rules-lasers-columns-and-rows = Nelle colonne { $columns } e nelle traverse { $rows } entrano solo i raggi. Il raggio del Blu parte da { $blue }, in su e a sinistra, quello del Rosso da { $red }, in giù e a destra.
rules-lasers-holes = I buchi lasciano passare ogni raggio.
rules-lasers-stacks = Di una pila solo il pezzo più in basso incontra un raggio.

# La sezione su che cosa fanno i pezzi ai raggi.
rules-lasers-pieces = **Che cosa fanno i pezzi ai raggi.**
    - Un pedone ferma ogni raggio.
    - Una torre o un alfiere lo devia { $rook }.
    - Un cavallo lo devia { $knight }.
    - Una donna lascia passare il proprio raggio e ferma l'altro.
    - Un re devia il proprio raggio come una torre e lascia passare l'altro.
rules-lasers-like-a-vertical-mirror = come uno specchio verticale: la sinistra diventa destra, su resta su
rules-lasers-like-a-horizontal-mirror = come uno specchio orizzontale: su diventa giù, la sinistra resta sinistra

# La sezione sui punti.
rules-lasers-points = **Punti.** Un raggio che finisce nel tallone dell'avversario è un **matto laser: { $points }**, una volta per parte. { $whose } La partita continua fino **{ $won }**. Anche chi abbandona dà quei punti all'avversario. Vince chi ha più punti. Dopo una patta decidono i matti laser.
rules-lasers-fixed = 277 punti
rules-lasers-each-turn = 200 punti, più 25 per ogni volta che un pezzo ha deviato il raggio, al massimo 450
# Segue «La partita continua fino».
rules-lasers-checkmate = allo scacco matto: 500 punti
rules-lasers-own-moves = Conta solo dopo una mossa di chi possiede il raggio.
rules-lasers-all-moves = Conta per chi possiede il raggio, chiunque abbia mosso.
rules-lasers-all-moves-but-gifts = Conta per chi possiede il raggio, chiunque abbia mosso. Dopo una mossa dell'avversario è un regalo e vale 100 in meno.
rules-lasers-hunt = **Punti.** **Lo scacco matto vale 277**, e altrettanto `{ COMMAND("defeat") }` (ACCEPT DEFEAT) dell'avversario. Poi i due re diventano torri e comincia la caccia: niente scacco, ogni pezzo può essere catturato. Un raggio che finisce nel tallone dell'avversario è un **matto laser: 500 punti** e chiude la partita in qualsiasi momento. { $whose } `{ COMMAND("billi") }` (LET'S BILLI) comincia la caccia senza punti: { $consent }. `{ COMMAND("resign") }` chiude la partita: l'avversario riceve 277, durante la caccia 500. Vince chi ha più punti.
rules-lasers-one-side-alone = basta una parte
rules-lasers-one-side-not-in-check = basta una parte che non sia sotto scacco
rules-lasers-both-sides = devono accettare entrambi

# La sezione sui cavalli Joker.
rules-lasers-joker = **Cavalli Joker.** Il primo cavallo che una parte muove diventa il suo Joker. Quando un raggio lo colpisce, chi lo possiede può usare un salvagente (`{ COMMAND("lifeline") }`): **pass** (il raggio passa attraverso), **reflect** (come una torre) o **stop**, ciascuno una volta. { $lasts } Un Joker che cattura l'altro ne riceve un quarto, di qualsiasi tipo.
rules-lasers-until-the-next-move = Dura fino alla mossa seguente.
rules-lasers-while-hit = Dura finché quel raggio continua a colpire il Joker.

# Che cosa si vede nelle immagini di queste regole, dopo «Dopo e2e4:» o «Nell'immagine:».
rules-lasers-start = ogni raggio si ferma sul primo pedone che incontra.
rules-lasers-bounced = il raggio del Rosso passa da e2, è deviato dall'alfiere in f1, attraversa il re blu e si ferma in d2.
rules-lasers-window = il raggio del Blu colpisce il Joker del Rosso in f6. Il Rosso deve scegliere.
rules-lasers-mated = per c1, b1, a1, e5 e h1 il raggio del Rosso finisce nel tallone del Blu, quindi il Rosso segna su una mossa del Blu.
rules-lasers-turned = il raggio del Rosso attraversa il re blu in e1, è deviato dall'alfiere in f1 e si ferma in e2.
rules-lasers-unsaved = il Blu non ha usato salvagenti per il Joker in d2, quindi il raggio del Rosso è finito nel tallone del Blu in j1.
rules-lasers-lasermate = tre pezzi deviano il raggio del Rosso nel tallone del Blu in j1, quindi il Rosso segna su una mossa del Blu.
