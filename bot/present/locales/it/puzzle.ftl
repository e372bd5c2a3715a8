# Problemi: posizioni con un compito; alcuni sono esercizi, che fanno una domanda sulla posizione.

puzzle-no-such = Non c'è nessun problema con quel numero. `{ COMMAND("puzzle") }` ne mostra uno.
puzzle-none-here = Quale problema? Scegli **Rispondi** sotto il problema, o indica il suo numero: `{ COMMAND("puzzle") } number:3 answer:Kd2`. `{ COMMAND("puzzle") }` ne mostra un altro.
puzzle-no-move = A un problema si risponde con la prima mossa, per esempio `e2e4`, oppure con `deny`.
puzzle-no-exercise-answer = A un esercizio si risponde con case o parti, per esempio `c1 d1` o `white`, oppure con `none`.
puzzle-broken = Questo problema non si può mostrare.
puzzle-none-of = Non ci sono problemi per { $typed }. Ce ne sono per { $games }.
puzzle-no-such-theme = Non ci sono problemi su { $typed }. Usa { $themes }.
puzzle-none-about = Non ci sono problemi su `{ $theme }` per { $game }.

puzzle-form-title = Problema { $number }: la tua risposta
puzzle-form-field = La prima mossa
puzzle-form-field-or-denial = La prima mossa, oppure deny
puzzle-exercise-field = Case o parti, oppure none

puzzle-daily-means = il problema del giorno
puzzle-of-the-day = Problema del giorno
puzzle-streak-begins = Era il problema del giorno. Comincia una nuova serie: 1 giorno.
puzzle-streak-is-best = Era il problema del giorno: { $days } giorni di fila, il tuo record.
puzzle-streak-goes-on = Era il problema del giorno: { $days } giorni di fila (il tuo record è { $best }).

puzzle-title = Problema { $number }: { $game }
puzzle-head = **Problema { $number }**, { $game }.
puzzle-head-with-options = **Problema { $number }**, { $game } con { $options }.
puzzle-answer-first-move = Qual è la prima mossa? Usa **Rispondi** o `{ COMMAND("puzzle") } answer:`.
puzzle-answer-it = Usa **Rispondi** o `{ COMMAND("puzzle") } answer:`.

puzzle-just-played = { FORM($side, "Il") } ha appena giocato { $move }.
puzzle-pact = Un patto unisce { FORM($parties, "il") }: { $terms }.
puzzle-to-play = Tocca { FORM($side, "al") }: **{ $task }**.
puzzle-to-play-ready = Tocca { FORM($side, "al") }: **{ $task }**. Guarda quali pezzi sono pronti.
puzzle-to-play-with-waits = Tocca { FORM($side, "al") }: **{ $task }** (anche aspettare conta come una mossa). Guarda quali pezzi sono pronti.

# Che cosa fare. Un numero di mosse è in lettere.
puzzle-win-in = { $win } in { FORM($number, "mosse") }
puzzle-win-in-by = { $win } in { FORM($number, "mosse") }, { $how }
puzzle-lasermate-in-one = matto laser in una mossa
puzzle-lasermate-in = forzare un matto laser in { FORM($number, "mosse") }
puzzle-denial-in-one = vincere con il veto in una mossa
puzzle-denial-in = forzare la vittoria con il veto in { FORM($number, "mosse") }
puzzle-king-in-one = catturare un re in una mossa
puzzle-king-in = forzare la cattura di un re in { FORM($number, "mosse") }
puzzle-pact-in-one = catturare un re in una mossa e mantenere il patto
puzzle-pact-in = forzare la cattura di un re in { FORM($number, "mosse") } e mantenere il patto

# Domande degli esercizi.
puzzle-through = Dove può finire { FORM($piece, "il") } in { $cell } { $does }? Nomina tutte le case.
puzzle-piece = pezzo
    .gender = m
    .il = il pezzo
puzzle-safe = Quali pedoni { FORM($side, "di") } { FORM($other, "il") } non può catturare in una mossa? Nominali tutti.
puzzle-checked = Chi è sotto scacco? Nomina le parti.

puzzle-right = Problema { $number }: **giusto!** { $solution }
puzzle-goes-on = Giusto. E ora?
puzzle-wrong = Problema { $number }: è legale, ma non è la soluzione. Riprova.
puzzle-wrong-move = è legale, ma non è la soluzione. Riprova.
puzzle-not-all = Problema { $number }: non è così. Riprova.
puzzle-right-answer = Problema { $number }: **giusto!** La risposta è { $answer }.
puzzle-solution-of = Soluzione del problema { $number }: { $solution }
puzzle-solution = { $steps }.
puzzle-step-moves = { $side } **{ $move }**
puzzle-step-denies = { $side } pone il veto
puzzle-step-allows = { $side } lascia passare la mossa
puzzle-step-passes = { $side } passa
puzzle-step-waits = { $side } aspetta
puzzle-ends-in-lasermate = (matto laser)
puzzle-ends-with-king = (cade un re)
puzzle-ends-in-mate = (matto)
puzzle-ends-without-moves = (nessuna mossa)
puzzle-ends-game = (la partita è finita)

puzzle-hint = Suggerimento per il problema { $number }: { $begins }
puzzle-hint-for-mistake = Suggerimento per il problema dalla partita { $game }: { $begins }
puzzle-hint-counts = Conta come non risolto.
puzzle-begins-with-denial = all'ultima mossa si può porre il veto.
puzzle-begins-without-piece = nessun pezzo deve muovere.
puzzle-begins-with-drop = un pezzo arriva dalla tua riserva.
puzzle-begins-with-piece = comincia con { FORM($piece, "il") } in { $cell }.
puzzle-begins-on = comincia in { $cell }.
puzzle-parts = { $count ->
    [one] la risposta è una parola.
   *[other] la risposta è di { $count } parole.
}

puzzle-rated = Il tuo punteggio nei problemi di { $game }: { $was } → **{ $now }**.
