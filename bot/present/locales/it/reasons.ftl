# Perché un'azione è rifiutata: frasi senza punto, dopo «è illegale:» o dopo ciò che si è digitato. Alcune proseguono con altre frasi.

reasons-unreadable = non capisco questa mossa. Scrivi la casa di partenza e quella di arrivo
reasons-ambiguous = possono farlo più pezzi. Aggiungi la casa di partenza, come in b1d2
reasons-no-such-move = è illegale
reasons-no-stamp = scrivi il tempo in millisecondi, la parte e la mossa, come in 1000:b:f6e4
reasons-no-such-side = in questo gioco non c'è una tale parte
reasons-game-over = la partita è finita
reasons-not-this-sides-turn = non tocca a questa parte
reasons-turn-of = tocca { FORM($side, "al") }
reasons-none-is-ready = nessuno dei tuoi pezzi è ancora pronto; `{ COMMAND("ready") }` mostra quando lo sarà
reasons-empty-square = in { $square } non c'è nessun pezzo
reasons-not-your-piece = { FORM($piece, "il") } in { $square } non è { FORM($piece, "gender") ->
    [f] tua
   *[m] tuo
}
reasons-not-yours-there = il pezzo in { $square } non è tuo
reasons-fallen = la tua parte è fuori dalla partita
reasons-wrong-movement = { FORM($piece, "a") } non muove così
reasons-wrong-pawn-step = un pedone va avanti di una casa, o di due dalla sua seconda traversa, e cattura in diagonale in avanti
reasons-blocked = { FORM($piece, "il") } in { $square } è di mezzo
reasons-blocked-there = { $square } è di mezzo
reasons-own-piece = in { $square } c'è { FORM($piece, "tuo") }
reasons-own-piece-there = in { $square } c'è un tuo pezzo
reasons-king-in-check = il tuo re sarebbe sotto scacco
reasons-king-in-check-there = in { $square } il tuo re sarebbe sotto scacco
reasons-still-in-check = sei sotto scacco, e così non lo pari
reasons-pinned = { FORM($piece, "il") } in { $square } è { FORM($piece, "gender") ->
    [f] inchiodata
   *[m] inchiodato
}, e il tuo re sarebbe sotto scacco
reasons-can-not-go-there = { FORM($piece, "il") } in { $square } non può andarci
reasons-castling-moved = da quel lato non puoi arroccare: il re o la torre lì ha già mosso
reasons-castling-between = c'è un pezzo tra il re e la torre
reasons-castling-piece-between = { FORM($piece, "il") } in { $square } è tra il re e la torre
reasons-castling-out-of-check = non puoi arroccare sotto scacco
reasons-castling-through-check = il tuo re attraverserebbe uno scacco in { $square }
reasons-needs-promotion = scegli una promozione: donna, torre, alfiere o cavallo
reasons-no-promotion = promuove solo un pedone sull'ultima traversa
reasons-may-not-pass = puoi passare solo quando non hai mosse legali
reasons-lifeline-first = un raggio colpisce un cavallo Joker: chi lo possiede deve prima scegliere un salvagente
reasons-your-lifeline-first = prima scegli un salvagente per il tuo cavallo Joker
reasons-your-lifeline-first-on = prima scegli un salvagente per il tuo cavallo Joker in { $square }
reasons-lifeline-of-first = prima { FORM($side, "il") } deve scegliere un salvagente per il cavallo Joker
reasons-lifeline-of-first-on = prima { FORM($side, "il") } deve scegliere un salvagente per il cavallo Joker in { $square }
reasons-not-in-this-game = in questo gioco non c'è
reasons-deny-or-allow = prima poni il veto all'ultima mossa o lasciala passare
reasons-nothing-offered = non c'è nessuna offerta a cui rispondere
reasons-offer-stands = quell'offerta è già aperta

# Quando si può reclamare la patta.
reasons-claim-moves = puoi reclamare la patta solo alla terza ripetizione o dopo cinquanta mosse senza catture né mosse di pedone
reasons-claim-quiet-time = questa partita finisce automaticamente patta, dopo { $units } unità di tempo senza catture né mosse di pedone
reasons-claim-kings-are-rooks = quando i re sono torri non si può reclamare la patta: la partita finisce da sola alla terza ripetizione o dopo cinquanta mosse senza catture né mosse di pedone, e decidono i punti
reasons-claim-three-play = finché si gioca in tre non si può reclamare la patta: la partita finisce da sola alla quinta ripetizione o dopo cinquanta giri senza catture né mosse di pedone
reasons-claim-two-are-left = puoi reclamare la patta solo alla terza ripetizione o dopo cinquanta giri senza catture né mosse di pedone
reasons-claim-draughts = puoi reclamare la patta solo alla terza ripetizione o dopo quaranta mosse senza prese né mosse di pedina
reasons-claim-or-denials = { $claim }. Dopo tre veti, chi ha il diritto di veto può reclamarla nel proprio turno o in quello dell'avversario, se non è sotto scacco

# Laser.
reasons-no-window = ora non c'è nessun salvagente da scegliere
reasons-lifeline-used = hai già usato questo salvagente
reasons-billi-begun = i re sono già torri
reasons-billi-in-check = non puoi dire LET'S BILLI sotto scacco

# Veto.
reasons-no-denial-right = non hai il diritto di veto
reasons-nothing-to-deny = si può porre il veto solo all'ultima mossa dell'avversario, prima di rispondere
reasons-immune-move = alla prima mossa di chi ha appena posto il veto non si può porre il veto
reasons-immune-knight = a una mossa di cavallo non si può porre il veto
reasons-immune-king = in questo gioco a una mossa di re non si può porre il veto
reasons-only-move = in questo gioco all'unica mossa di una parte non si può porre il veto
reasons-move-denied = a questa mossa è stato posto il veto. Giocane un'altra
reasons-allow-by-moving = non serve lasciar passare una mossa. Basta rispondere

# Buchi neri.
reasons-no-hole = in { $square } non c'è nessun buco
reasons-not-your-hole = il buco in { $square } non è tuo. Puoi passare solo per i tuoi buchi
reasons-cannot-enter = { FORM($piece, "il") } in { $square } non può raggiungere { $hole } con una mossa normale
reasons-entry-blocked = { FORM($piece, "a") } in { $square } è di mezzo sulla via del buco nero
reasons-wrong-exit = { FORM($piece, "il") } deve uscire dal buco bianco nella direzione in cui è { FORM($piece, "gender") ->
    [f] entrata
   *[m] entrato
} in { $black }. Da { $white } può andare in { $squares }
reasons-no-exit = { FORM($piece, "il") } deve uscire dal buco bianco nella direzione in cui è { FORM($piece, "gender") ->
    [f] entrata
   *[m] entrato
} in { $black }. Da { $white } non può andare in nessuna casa
reasons-exit-blocked = { FORM($piece, "a") } in { $square } blocca l'uscita dal buco bianco. Si può catturare, non attraversare
reasons-own-exit = un buco che muove non può uscire da sé stesso. Scegli un altro buco bianco
reasons-own-king = non puoi catturare il tuo stesso re
reasons-straight-takes-nothing = un pedone entrato diritto in { $black } non può catturare
reasons-diagonal-must-take = un pedone entrato in diagonale in { $black } deve catturare
reasons-no-effect = una mossa attraverso i buchi non può finire dove è cominciata
reasons-holes-are-not-taken = una mossa normale non può catturare un buco. Per passare per i tuoi, nomina partenza, buco nero, buco bianco e arrivo, come in a1-b1-a4-b4
reasons-hole-takes-nothing = un buco muove di una casa, su una casa vuota
reasons-drop-elsewhere = puoi mettere un buco solo su una casa vuota della tua prima traversa
reasons-drop-occupied = in { $square } c'è { FORM($piece, "a") }. Puoi mettere un buco solo su una casa vuota
reasons-hole-needs-promotion = scegli una promozione: donna, torre, alfiere, cavallo (S) o buco (H)

# Crazy chess.
reasons-no-such-level = al livello { $level } di { $square } non c'è nessun pezzo
reasons-buried = in questo gioco da una pila può uscire solo il pezzo in cima, o la torre in basso con tutti gli altri
reasons-two-steps = il re fa due passi in un turno. Nomina le due case, come in e1-f2-e1
reasons-step-after-castling = l'arrocco è solo il primo passo del re. Aggiungi il secondo, come in { $example }
reasons-one-step = solo il re fa due passi. Nomina una sola casa
reasons-no-rook = in { $square } non c'è nessuna torre in cui saltare
reasons-jump-instead = non puoi catturare la tua torre in { $square }. Per saltarci dentro scrivi { $square }^
reasons-no-all-round = solo una donna cattura tutt'intorno, e solo con un pezzo accanto
reasons-no-victim = un cavallo cattura un pezzo nemico, sulla sua ultima casa o su una che attraversa
reasons-end-blocked = un cavallo che cattura lungo il salto deve finire su una casa vuota o saltare in una torre
reasons-first-row = un pedone non può andare sulla propria prima traversa
reasons-no-double-step = un pedone fa un doppio passo solo dalla sua seconda traversa, non da dentro una torre, in avanti o di lato su una casa vuota
reasons-pawn-step = un pedone va avanti, di lato o indietro di una casa, cattura in diagonale in avanti, e si scambia di posto con ~
reasons-nobody-to-meet = un pedone può scambiarsi di posto solo con un pezzo, e lì non ce n'è
reasons-own-pawn = scambiarsi con un proprio pedone non cambia nulla
reasons-broken-chain = ogni pedone di una catena muove una volta sola, sulla casa dove si trova allora il pezzo scambiato
reasons-not-a-pawn = solo i pedoni si scambiano di posto
reasons-suicide = così uccideresti il tuo stesso re
reasons-rises-into = l'alfiere che si rialza in { $square } darebbe scacco al tuo re
reasons-check-from = il tuo re sarebbe sotto scacco { FORM($piece, "dal") } in { $square }
reasons-needs-promotions = { $count ->
    [one] scegli la promozione per { $count } dei tuoi pedoni, in ordine di colonna, come in =q
   *[other] scegli le promozioni per { $count } dei tuoi pedoni, in ordine di colonna, come in =q
}
reasons-choose-first = scegli prima una promozione per il tuo pedone, come in =q
reasons-nothing-to-choose = nessuno dei tuoi pedoni aspetta di promuovere

# Scacchi a tre.
reasons-inert-piece = quella parte è fuori dalla partita, quindi i suoi pezzi non muovono

# Dama.
reasons-no-step = un pezzo muove di una casa in diagonale, o salta un pezzo nemico fino alla casa vuota subito dietro
reasons-man-goes-forward = una pedina muove e salta solo in avanti; una dama in entrambi i sensi
reasons-occupied = { $square } è occupata
reasons-nothing-to-jump = in { $square } non c'è nessun pezzo da saltare
reasons-jumps-own = il pezzo in { $square } è tuo. Puoi saltare solo pezzi nemici
reasons-jumped-already = il pezzo in { $square } è già stato catturato
reasons-must-capture = devi catturare. Il tuo pezzo in { $square } può farlo
reasons-goes-on = la presa continua da { $square }. Giocala fino in fondo
reasons-crowned-there = la pedina diventa dama in { $square }, e lì il turno finisce

# Scacchi senza turni.
reasons-cooling = questo pezzo non è ancora pronto
reasons-tie-lost = { FORM($side, "il") } è arrivato prima, quindi la tua mossa è stata annullata. Il tuo pezzo è ancora pronto
reasons-too-many-held = troppe tue mosse sono in attesa. Riprova tra un momento
reasons-king-only = in questo gioco, finché il re è sotto scacco, può muovere solo lui
reasons-king-is-not-taken = il re non si può catturare. Vince lo scacco matto
reasons-no-turns = non ci sono turni da passare
reasons-no-premoves = in questa partita non si mettono mosse in coda
reasons-ready-already = questo pezzo è pronto, quindi muovilo e basta

# Patti. Ciò che sta tra parentesi e dopo i due punti si digita.
reasons-pact-unreadable = non capisco. Usa pact-offer(...), -accept(N), -refuse(N), -counter(N;...), -withdraw(N) o -denounce(N)
reasons-pact-too-long = è troppo lungo per un patto
reasons-pact-no-number = quale patto? Aggiungi il suo numero
reasons-pact-no-addressee = per chi è? Nomina una parte, o both
reasons-pact-to-yourself = non puoi offrire un patto alla tua stessa parte
reasons-pact-no-terms = un patto ha bisogno di un termine, per esempio each.peace
reasons-pact-too-many-terms = un patto ha al massimo { $most } termini
reasons-pact-term = termine { $term }: { $why }
reasons-pact-no-duration = un patto può durare fino al termine di un giro, finché un re non è catturato o un termine adempiuto: 3, king, king.red o term.2. Senza until non ha fine
reasons-pact-round-over = quel giro è passato; siamo al giro { $round }
reasons-pact-no-such-term = questo patto non ha un termine { $term }
reasons-pact-endless-term = il termine { $term } è una promessa senza fine, quindi il patto non può durare finché non è adempiuto. Usa un giro, king, king.red, o il numero di un termine move, against, hostage, heir o draw-if-two
reasons-pact-stands = un'offerta resta aperta per un numero di tue mosse da 1 a { $most }
reasons-pact-you-are-out = fa patti solo chi è ancora in gioco
reasons-pact-they-are-out = una parte di questo patto è fuori dalla partita
reasons-pact-no-such-pact = non c'è nessun patto { $pact }
reasons-pact-not-on-offer = il patto { $pact } non è più offerto
reasons-pact-not-to-you = il patto { $pact } non è offerto a te
reasons-pact-your-own = il patto { $pact } è una tua offerta. Puoi ritirarla, ma non puoi rispondere
reasons-pact-accepted = hai già accettato il patto { $pact }
reasons-pact-not-yours = il patto { $pact } non è una tua offerta
reasons-pact-not-in-force = il patto { $pact } non è in vigore
reasons-pact-no-party = non fai parte del patto { $pact }
reasons-pact-denounced = hai già chiuso il patto { $pact }
reasons-pact-too-many-stand = hai { $most } offerte aperte. Aspetta una risposta o ritirane una
reasons-pact-too-many-open = hai { $most } patti in vigore o offerti, il massimo. Chiudine o ritirane uno
reasons-pact-no-more-offers = hai fatto { $most } offerte, il massimo per una partita
reasons-pact-no-more-numbers = in questa partita ci sono state { $most } offerte, e non possono essercene altre
reasons-pact-number-given = il numero di patto { $pact } è già stato usato. Usane uno più alto

# Perché un termine di un patto è rifiutato.
reasons-term-unreadable = non capisco. Scrivi chi promette che cosa, per esempio: each peace, white no check, red spare Qd1, each keep out of e4, white against black every 2
reasons-term-trailing = ne capisco solo l'inizio. Quanto dura il patto non fa parte di un termine: va in until, per esempio until:3
reasons-term-no-party = può promettere solo una parte del patto
reasons-term-one-side = quale parte lo promette?
reasons-term-no-side = quale parte?
reasons-term-against-party = quella parte è nel patto
reasons-term-out = quella parte è fuori dalla partita
reasons-term-no-heir = l'erede dev'essere l'altra parte del patto, e una terza parte, fuori dal patto, dev'essere ancora in gioco
reasons-term-no-cells = nomina case della scacchiera, al massimo { $most }
reasons-term-no-piece = non c'è un tale pezzo
reasons-term-number = il numero manca, è troppo piccolo o troppo grande
reasons-term-no-move = non capisco questa mossa
reasons-term-no-hostage = un ostaggio ha bisogno di un altro termine del patto. Aggiungi il suo numero, come in hostage(2)
reasons-term-no-words = mancano le parole
reasons-term-too-many-words = una promessa con parole tue può avere al massimo { $most } caratteri
reasons-term-round-over = quel giro è passato
