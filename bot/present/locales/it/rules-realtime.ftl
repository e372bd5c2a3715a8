# Le regole degli scacchi senza turni: in che cosa differiscono da quelli a turni. La prima parte è quella che a parità di tempo viene prima: Bianco, sotto i raggi Blu.

## La sezione sui turni, in frasi.

rules-realtime-no-turns = **Niente turni.** Le due parti muovono quando vogliono. Dopo una mossa il pezzo deve ricaricarsi: pedone 1, cavallo e alfiere 3, re 4, torre 5, donna 9 unità da { $unit }.
# Ognuna di queste frasi può finire con un'aggiunta sulla seconda parte.
rules-realtime-starts-ready = All'inizio tutti i pezzi sono pronti{ FORM($longer, "later") }.
rules-realtime-starts-full = All'inizio ogni pezzo è in ricarica per tutto il suo tempo{ $longer }.
rules-realtime-starts-at-random = All'inizio ogni pezzo è in ricarica per un numero casuale di unità, al massimo tutto il suo tempo{ $longer }.
rules-realtime-starts-at-random-times = All'inizio ogni pezzo è in ricarica per un tempo casuale, al massimo tutto il suo tempo{ $longer }.
rules-realtime-starts-as-agreed = All'inizio { $pieces } unità{ $longer }.
rules-realtime-cools-for = { FORM($piece, "a") } è in ricarica per { $units }
rules-realtime-and-for = { FORM($piece, "a") } per { $units }
rules-realtime-one-unit-longer = , i pezzi { FORM($second, "di") } per un'unità in più
    .later = , i pezzi { FORM($second, "di") } un'unità dopo
rules-realtime-ready = `{ COMMAND("move") }` funziona in ogni momento, e `{ COMMAND("ready") }` mostra quali pezzi sono pronti e quando lo saranno gli altri.
rules-realtime-premove = `{ COMMAND("premove") } e2e4` mette in coda una mossa per quando il suo pezzo è pronto.

## La sezione sullo scacco, in frasi.

rules-realtime-check = **Scacco.** I pezzi in ricarica attaccano e danno scacco come gli altri.
rules-realtime-king-only = Sotto scacco può muovere solo il re.
rules-realtime-any-piece = Sotto scacco è legale solo una mossa che lo pari, con qualsiasi pezzo pronto.
rules-realtime-checkmate = Lo scacco matto si giudica come se tutti i pezzi fossero pronti, e chiude subito la partita.
rules-realtime-no-stalemate = Chi non potrebbe muovere nemmeno con tutti i pezzi pronti aspetta.
rules-realtime-stalemate = Se una parte non potrebbe muovere nemmeno con tutti i pezzi pronti e non è sotto scacco, la partita è patta.
rules-realtime-castling = Per l'arrocco il re dev'essere pronto.
rules-realtime-castling-with-rook = Per l'arrocco il re e la torre devono essere pronti.
rules-realtime-no-en-passant = Non c'è la presa en passant.
rules-realtime-en-passant-until-ready = La presa en passant è possibile finché il pedone che ha fatto il doppio passo non è di nuovo pronto.
rules-realtime-en-passant-next-move = Solo la tua prima mossa dopo un doppio passo può catturare en passant.
rules-realtime-promoted-as-new = Un pezzo promosso si ricarica come ciò che è diventato.
rules-realtime-promoted-as-pawn = Un pezzo promosso si ricarica come un pedone.

## La sezione sulle mosse contemporanee, in frasi.

rules-realtime-same-millisecond = **Nello stesso momento.** Nello stesso millisecondo viene prima { FORM($first, "il") }.
rules-realtime-same-time = **Nello stesso momento.** A parità di tempo viene prima { FORM($first, "il") }. Una mossa { FORM($second, "di") } aspetta { $window }. Se in quel tempo una mossa { FORM($first, "di") } la rende impossibile o cambia ciò che cattura, è annullata e il suo pezzo resta pronto. Lo stesso vale per una mossa { FORM($second, "di") } entro { $window } da una mossa { FORM($first, "di") } che ha cambiato ciò che cattura.
rules-realtime-milliseconds = { $count } ms
rules-realtime-retarget = Una cattura il cui bersaglio si è spostato va sulla casa vuota.
rules-realtime-received = Di una mossa conta il momento in cui la chat l'ha ricevuta.

## Altre sezioni.

rules-realtime-draws = { $count ->
    [one] **Patta.** Per accordo (`{ COMMAND("draw") }`), per materiale insufficiente, o dopo { $count } unità senza catture né mosse di pedone.
   *[other] **Patta.** Per accordo (`{ COMMAND("draw") }`), per materiale insufficiente, o dopo { $count } unità senza catture né mosse di pedone.
}
rules-realtime-stands-still = Se il bot non è in linea, l'orologio si ferma.
rules-realtime-runs-on = Se il bot non è in linea, l'orologio continua.

## Che cosa si vede nelle immagini, ciascuna dopo «Nell'immagine:» o «Dopo `e2e4`:».

rules-realtime-sees-start = { FORM($first, "il") } è in basso. Nessuno muove per primo.
rules-realtime-sees-cooling = il pedone in e4 è in ricarica. Il numero dice per quanti secondi.
rules-realtime-sees-check = l'alfiere { FORM($first, "di") } era di nuovo pronto e dà scacco. Il re è pronto e può ricatturare.
rules-realtime-sees-waiting = la clessidra: la mossa { FORM($second, "di") } in e5 aspetta, nel caso che { FORM($first, "il") } arrivi prima.
