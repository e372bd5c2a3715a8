# Le regole di Crazy chess: uno sguardo d'insieme, poi un pezzo alla volta. La prima parte è quella che muove per prima: Bianco, sotto i raggi Blu.

## Le parti delle regole, con il nome che hanno nel menu e nei titoli.

rules-crazy-part-rooks = torri
rules-crazy-part-kings = re
rules-crazy-part-queens = donne
rules-crazy-part-bishops = alfieri
rules-crazy-part-knights = cavalli
rules-crazy-part-pawns = pedoni
rules-crazy-part-denying = veto
rules-crazy-help-rooks = pile, saltare dentro, pezzi che cadono
rules-crazy-help-kings = due passi in un turno
rules-crazy-help-queens = presa tutt'intorno, e vendetta
rules-crazy-help-bishops = si rialzano una volta dopo essere stati presi
rules-crazy-help-knights = prese lungo il salto, o dentro una torre
rules-crazy-help-pawns = quattro modi di avanzare, e travestimenti
rules-crazy-help-denying = il diritto di annullare una mossa
rules-crazy-which-part = Quale pezzo adesso?
rules-crazy-overview = in breve
rules-crazy-overview-help = tutti i pezzi in poche righe
rules-crazy-part-title = **Crazy chess: { $part }.**
rules-crazy-page = **{ CAPITAL($part) }.** { $words }

## In breve.

rules-crazy-first = Scacchi dalla posizione iniziale di sempre, e vince lo scacco matto.
rules-crazy-pieces = **I pezzi.** Scacchi dalla posizione iniziale di sempre, ma:
    - Le **torri** trasportano pezzi: un pezzo che potrebbe andare sulla casa di una torre può saltarci dentro. Quando una torre è catturata il suo carico cade.
    - I **re** fanno due passi in un turno.
    - Le **donne** possono catturare tutt'intorno, e si vendicano quando sono catturate.
    - Gli **alfieri** si rialzano una volta dopo la cattura, per un turno.
    - I **cavalli** possono catturare su una casa che attraversano, e dentro una torre.
    - I **pedoni** vanno nelle quattro direzioni e possono scambiarsi di posto con un altro pezzo.
rules-crazy-denial = - **Veto:** chi ne ha il diritto può annullare l'ultima mossa dell'avversario (`{ COMMAND("deny") }`). Il diritto passa all'avversario.
rules-crazy-choosing = Vince lo scacco matto. `{ COMMAND("move") }` senza una mossa te la fa scegliere passo per passo. Ciò che una cattura provoca viene elencato, e `{ COMMAND("explain") }` lo mostra di nuovo.
rules-crazy-one-at-a-time = **Un pezzo alla volta:** scegli dal menu, oppure `{ COMMAND("rules") } crazy rooks`, `kings`, `queens`, `bishops`, `knights`, `pawns`.
rules-crazy-one-at-a-time-or-denying = **Un pezzo alla volta:** scegli dal menu, oppure `{ COMMAND("rules") } crazy rooks`, `kings`, `queens`, `bishops`, `knights`, `pawns`, `denying`.

## Torri.

rules-crazy-rooks = Muovono come negli scacchi e trasportano pezzi di entrambe le parti.
    - *Insieme:* una torre muove con tutto ciò che ha sopra. Ogni altro pezzo esce da solo. { $leaving } Da lì muove e cattura come al solito.
    - *Al sicuro:* una cattura prende il pezzo più in basso di una casa. Un pezzo in una torre può essere catturato solo da un cavallo, o dopo la torre.
rules-crazy-top-leaves = Solo il pezzo più in alto di una pila può uscire da solo.
rules-crazy-any-leaves = Da una pila può uscire qualsiasi pezzo, a qualsiasi livello: `a1:2b3` muove il pezzo che ne ha due sotto.
rules-crazy-jumping-in = - *Dentro:* un pezzo che potrebbe andare sulla casa di una torre se la torre non ci fosse può saltarci dentro, che sia sua o nemica: `a1b1^`, oppure `rook a1 into b1`. Va in cima, con tutto ciò che porta.
rules-crazy-falling = - *Cadere:* quando una torre è catturata il suo carico cade sulla casa, cominciando dal basso. Ogni pezzo cattura quello più in basso che trova lì, amico o nemico, così resta solo l'ultimo. Una torre cade con il proprio carico, che cade quando anche quella torre è catturata.

## Re.

rules-crazy-two-steps = Il re fa sempre due passi in un turno, anche per tornare sulla sua casa: `e1f2e1`, oppure `king e1 f2 e1`.
rules-crazy-reacts-later = Un pezzo catturato con il primo passo reagisce solo dopo il secondo. Allora un alfiere si rialza alle sue spalle e il carico di una torre cade, ma la vendetta di una donna lo raggiunge anche accanto alla casa di lei o sopra, a meno che una torre non lo trasporti.
rules-crazy-reacts-at-once = Un pezzo catturato con il primo passo reagisce subito, senza toccare il re.
rules-crazy-each-step = Ogni passo può essere una cattura o un salto in una torre. Il primo può essere anche l'arrocco (`e1g1f1^`). Per lo scacco conta solo la sua ultima casa: può passare da una casa attaccata e catturare un pezzo difeso, se il secondo passo lo mette al sicuro. Attacca tutto ciò che è entro due passi.

## Donne.

rules-crazy-revenge = **Vendetta:** una donna catturata cattura il pezzo più in basso della sua casa e delle otto intorno, compreso il pezzo che l'ha catturata. Le torri lasciano cadere il carico, gli alfieri si rialzano, le donne si vendicano a loro volta: prima sulla sua casa, poi da nord in senso orario. Perciò un re accanto alla propria donna è sotto scacco quando lei può essere catturata.
rules-crazy-all-round = **Tutt'intorno:** invece di muovere può catturare il pezzo più in basso di ciascuna delle otto case intorno, di entrambe le parti. Lei resta dov'è: `d1!`, oppure `Q blast`.
rules-crazy-suicide-never = Non può uccidere il proprio re.
rules-crazy-suicide-any = Una mossa che uccide il tuo stesso re perde subito. Prima ti viene chiesto.
rules-crazy-suicide-all-round = Può perfino uccidere il proprio re, e allora perde subito. Prima ti viene chiesto.

## Alfieri.

rules-crazy-rising = Muovono come negli scacchi. Un alfiere catturato si rialza sulla sua casa, una volta nella vita, e cattura il pezzo più in basso che c'è lì, di solito quello che l'ha catturato.
rules-crazy-risen = A un alfiere rialzato resta un turno: in quel turno può muovere, fino ad allora dà scacco, e alla fine scompare. Se è catturato di nuovo, resta fuori dalla scacchiera.

## Cavalli.

rules-crazy-passing = Muovono come negli scacchi, lungo uno di due percorsi: prima il tratto lungo, o prima quello corto. Un cavallo cattura al massimo un pezzo. Quel pezzo può essere su una delle due case che attraversa: `b1c3*b2` oppure `Nb1c3 takes b2`. Allora l'ultima casa dev'essere vuota, o una torre in cui salta.
rules-crazy-in-a-stack = Oppure cattura qualsiasi pezzo nemico sulla sua ultima casa, a qualsiasi livello di una pila: `b1c3*c3:2` è quello che ne ha due sotto.
rules-crazy-knight-denied = A una mossa di cavallo si può porre il veto solo se cattura lungo il salto.

## Pedoni.

rules-crazy-stepping = Un pedone va avanti, indietro o di lato di una casa, e dalla propria seconda traversa anche di due, avanti o di lato. Cattura in diagonale in avanti, ed en passant anche dopo un doppio passo laterale. Non va mai sulla propria prima traversa, e scompare se ci cade.
rules-crazy-last-row = **Ultima traversa:** un pedone che ci arriva fuori da una torre promuove: nel turno di chi lo possiede al pezzo scritto (`a7a8=q`), nel turno dell'avversario a donna.
rules-crazy-last-row-asked = **Ultima traversa:** un pedone che ci arriva fuori da una torre promuove: nel turno di chi lo possiede al pezzo scritto (`a7a8=q`), nel turno dell'avversario a ciò che chi lo possiede sceglie all'inizio del turno seguente (`=q`).
rules-crazy-disguise = **Travestimento:** un pedone può scambiarsi di posto con un pezzo in una casa dove potrebbe andare con un passo, amico o nemico, un pezzo solo, una torre con il suo carico o un pezzo trasportato: `e2~e3`, oppure `e2 disguise e3`.
rules-crazy-chains = **Catene:** un altro tuo pedone può continuare con lo stesso pezzo, che ora è sulla casa del primo: `e2~e3,d2~e2`, oppure `e2 disguise e3 then d2`. Ogni pedone una volta, tutto in una mossa.

## Il veto.

rules-crazy-without-denial = Qui si gioca senza veto.
rules-crazy-same-move = **Che cosa conta come la stessa mossa:** entrambi i passi di un re, ogni anello di una catena, che cosa ha catturato un cavallo e su quale percorso. Saltare in una torre e catturarla sono mosse diverse. Un veto annulla tutto ciò che la mossa ha provocato.

## Che cosa si vede nelle immagini, ciascuna dopo «Nell'immagine:» o «Dopo `a1a4`:».

# In breve.
rules-crazy-sees-stacks = il pezzo in cima sta sulla torre che lo trasporta. Il numero li conta tutti. Sotto la scacchiera ogni pila grande è mostrata dalla sua torre in su.
rules-crazy-sees-revenge = la vendetta di una donna in passi numerati. L'alfiere si è rialzato.
# Torri.
rules-crazy-sees-loads = in a1 una torre { FORM($first, "f") } trasporta un pedone e un cavallo. In a4 una torre { FORM($second, "f") } trasporta una torre, che trasporta un pedone.
rules-crazy-sees-jump = un cavallo è saltato nella propria torre.
rules-crazy-sees-fall = una torre ha catturato una torre. La torre interna è caduta e ha catturato la torre { FORM($first, "f") }, il cui pedone è caduto e l'ha catturata a sua volta. Poi il pedone { FORM($second, "m") } è caduto e ha catturato quello { FORM($first, "m") }. L'ultimo resta.
# Re.
rules-crazy-sees-two-steps = il re ha catturato un alfiere ed è tornato indietro. L'alfiere si è rialzato e attacca solo in diagonale.
rules-crazy-sees-castling = l'arrocco era il primo passo. Con il secondo si nasconde nella sua torre.
# Donne.
rules-crazy-sees-avenged = una donna è stata catturata e ha catturato tutto ciò che aveva intorno: la torre che l'aveva presa, il cavallo e il pedone. L'alfiere si è rialzato.
rules-crazy-sees-all-round = ha catturato tutt'intorno: due pedoni, un cavallo, e il proprio pedone in d3.
# Alfieri.
rules-crazy-sees-risen = la torre ha catturato un alfiere, che si è rialzato e ha catturato la torre. Il segno conta i turni che restano all'alfiere.
rules-crazy-sees-vanished = ha mosso ancora una volta ed è scomparso.
# Cavalli.
rules-crazy-sees-passed = due in su, uno a destra: è passato da b2 e lì ha catturato.
rules-crazy-sees-in-a-stack = ha catturato il cavallo nella torre nemica e ora è in cima alla pila.
# Pedoni.
rules-crazy-sees-steps = dove può andare un pedone.
rules-crazy-sees-swap = il pedone e il cavallo si sono scambiati di posto.
rules-crazy-sees-chain = una catena: lo stesso cavallo è stato spostato ancora, in d2.
# Il veto.
rules-crazy-sees-denied = { FORM($second, "il") } ha posto il veto a e4. { FORM($first, "Il") } deve giocare altro e ora ha il diritto di veto.
