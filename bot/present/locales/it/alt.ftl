# La descrizione di una posizione per chi non può vederla: frasi sotto un'immagine o, come elenco, al suo posto. Tra le case elencate ci sono spazi.

# A chi tocca.

alt-turn = Mossa { $number }, { $asked }.
alt-turn-of-three = Giro { $number }, { $asked }.
alt-to-move = tocca { FORM($side, "al") }
alt-to-choose-lifeline = { FORM($side, "il") } deve scegliere un salvagente contro il raggio { FORM($other, "di") }
alt-to-answer-draw = { FORM($side, "il") } deve rispondere alla proposta di patta
alt-to-answer-billi = { FORM($side, "il") } deve rispondere a LET'S BILLI
alt-to-deny = { FORM($side, "il") } deve porre il veto all'ultima mossa o lasciarla passare
alt-to-answer-pact = { FORM($side, "il") } deve rispondere al patto { $pact }
alt-game-over = La partita è finita.
alt-nobody = Non tocca a nessuno.
alt-billi-phase = Fase Billi: i re sono torri.

# L'ultima mossa.

alt-last-move-told = Ultima mossa: { $words }.
alt-last-move = Ultima mossa: { $piece } da { $from } a { $to }{ $deed }.
alt-last-move-castles = Ultima mossa: { FORM($side, "il") } arrocca, re da { $from } a { $to }.
alt-last-move-through = Ultima mossa: { $piece } da { $from } { FORM($hole, "nel") } in { $entry }, fuori da { $exit }, fino a { $to }{ $deed }.
alt-last-move-drops = Ultima mossa: { FORM($side, "il") } mette { FORM($piece, "a") } in { $square }.

# I pezzi di una parte.

alt-pieces = { $side }: { $pieces }.
alt-pieces-out = { $side } (fuori): { $pieces }.
alt-out = { $side } (fuori).
alt-no-pieces = nessun pezzo
alt-pieces-and-inherited = { $pieces }; ereditati { FORM($side, "dal") }: { $inherited }
alt-group = { $count ->
    [one] { CAPITAL($piece) } { $squares }
   *[other] { CAPITAL(FORM($piece, "many")) } { $squares }
}
alt-joker = { $square } (Joker)

# I raggi e quanto valgono.

alt-beam = Raggio { FORM($side, "di") }: da { $way }, { $end }.
alt-score = Punti: { $points }.
alt-lifelines = Salvagenti rimasti: { $sides }.
alt-lifelines-of = { $side } { $lifelines }
alt-no-lifelines-of = { $side } nessuno
alt-no-joker-of = { $side } senza Joker

# Patti in vigore, e quelli che l'ultima mossa ha rotto.

alt-pact-broken = Patto { $number } { FORM($sides, "di") }: rotto dall'ultima mossa.
alt-pact = Patto { $number } { FORM($sides, "di") } in vigore: { $terms }.
alt-pact-in-short = Patto { $number } { FORM($sides, "di") } in vigore.

# La descrizione di un'animazione.
alt-replay = Animazione della partita in { $count } passi. Posizione finale: { $last }
