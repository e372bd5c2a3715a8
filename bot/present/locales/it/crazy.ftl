# Crazy chess: che cosa ha fatto e provocato una mossa, perché, e come si scelgono le mosse pezzo per pezzo. Le regole stanno in rules-crazy.ftl.

crazy-theme = matto
crazy-theme-how = con una reazione a catena

crazy-suicide = { $move } uccide il tuo stesso re, e perdi subito. Vuoi giocarla?
crazy-lose-by-it = Sì, perdo la partita

## Che cosa ha fatto una mossa semplice oltre alla sua notazione: segue «3. Bg5 del Bianco».

crazy-jumping-in = , saltando nella torre
crazy-capturing = , catturando { $pieces }
crazy-capturing-and-jumping-in = , catturando { $pieces } e saltando nella torre
crazy-captured = { FORM($piece, "a") }
crazy-did = : { $steps }

## I passi di una mossa, frasi senza punto.

crazy-step-moved = { FORM($piece, "il") } { FORM($piece, "gender") ->
    [f] { FORM($side, "f") }
   *[m] { FORM($side, "m") }
} va da { $from } a { $to }
crazy-step-captured = { FORM($piece, "il") } { FORM($piece, "gender") ->
    [f] { FORM($side, "f") }
   *[m] { FORM($side, "m") }
} in { $square } è { FORM($piece, "gender") ->
    [f] catturata
   *[m] catturato
}
crazy-step-fell = { FORM($piece, "il") } { FORM($piece, "gender") ->
    [f] { FORM($side, "f") }
   *[m] { FORM($side, "m") }
} cade in { $square }
crazy-step-fell-with-load = { FORM($piece, "il") } { FORM($piece, "gender") ->
    [f] { FORM($side, "f") }
   *[m] { FORM($side, "m") }
} cade in { $square } con il suo carico
crazy-step-rose = { FORM($piece, "il") } { FORM($piece, "gender") ->
    [f] { FORM($side, "f") }
   *[m] { FORM($side, "m") }
} si rialza in { $square }
crazy-step-revenge = { FORM($piece, "il") } { FORM($piece, "gender") ->
    [f] { FORM($side, "f") }
   *[m] { FORM($side, "m") }
} si vendica intorno a { $square }
crazy-step-all-round = { FORM($piece, "il") } { FORM($piece, "gender") ->
    [f] { FORM($side, "f") }
   *[m] { FORM($side, "m") }
} in { $square } cattura tutt'intorno
crazy-step-swapped = { FORM($pawn, "il") } { FORM($pawn, "gender") ->
    [f] { FORM($side, "f") }
   *[m] { FORM($side, "m") }
} in { $from } si scambia con { FORM($other, "il") } { FORM($other, "gender") ->
    [f] { FORM($other-side, "f") }
   *[m] { FORM($other-side, "m") }
} in { $to }
crazy-step-vanished = { FORM($piece, "il") } { FORM($piece, "gender") ->
    [f] { FORM($side, "f") }
   *[m] { FORM($side, "m") }
} in { $square } scompare
crazy-step-promoted = il pedone in { $square } diventa { FORM($piece, "a") }
crazy-step-jumping-in = { $step }, saltando in una torre

crazy-then-swapped = poi lo fa il pedone in { $square }
crazy-more-steps = e altri { $count } passi ({ COMMAND("explain") } li mostra)

## Lo stesso in un'immagine, dove c'è poco posto.

crazy-moment = { $numbers }: { $step }
crazy-moment-moved = { $piece } in { $square }
crazy-moment-fell = { $piece } cade, { $square }
crazy-moment-rose = { $piece } si rialza, { $square }
crazy-moment-revenge = vendetta in { $square }
crazy-moment-all-round = tutt'intorno a { $square }
crazy-moment-swapped = { $from } con { $to }
crazy-moment-vanished = { $piece } scompare, { $square }
crazy-moment-promoted = { $piece } in { $square }

## Perché avvengono i passi di una mossa, una riga per ogni tipo.

crazy-reason = - { $why } (`{ COMMAND("rules") } crazy { $part }`)
crazy-why-two-steps-later = Il re fa due passi. Ciò che cattura con il primo reagisce dopo il secondo.
crazy-why-two-steps-at-once = Il re fa due passi. Ciò che cattura con il primo reagisce subito.
crazy-why-knight-captures = Un cavallo può catturare su una casa che attraversa, o dentro una torre.
crazy-why-jumps-in = Un pezzo che potrebbe andare sulla casa di una torre può saltarci dentro.
crazy-why-falls = Quando una torre è catturata il suo carico cade, cominciando dal basso. Ogni pezzo che cade cattura il pezzo più in basso della casa.
crazy-why-all-round = Una donna può catturare tutt'intorno invece di muovere.
crazy-why-revenge = Una donna catturata cattura il pezzo più in basso della sua casa e di tutte quelle intorno.
crazy-why-rises = Un alfiere catturato si rialza una volta e cattura il pezzo più in basso della sua casa.
crazy-why-bishop-vanishes = Un alfiere rialzato scompare alla fine del prossimo turno di chi lo possiede.
crazy-why-pawn-vanishes = Un pedone che cade sulla propria prima traversa scompare.
crazy-why-swaps = Un pedone può scambiarsi di posto con un pezzo su una casa in cui potrebbe andare con un passo.

## Mosse scelte dai menu, le cui righe hanno posto per 100 caratteri.

crazy-level = livello { $level } di { $square }

crazy-part-swap = scambio con { $place }
crazy-part-capture = cattura { $place }
crazy-part-into = dentro la torre in { $square }
crazy-part-all-round = cattura tutt'intorno

crazy-swap = Scambia { $pawn } e { $met }
crazy-then = { $before }, poi { $next }

crazy-first-step = prima { $part }, poi uno di { $count }
crazy-next-pawn = …poi continua con il pedone { $pawn }: { $count } modi

crazy-asks-second-step = { $piece }, prima { $part }: secondo passo?
crazy-asks-capture = { $piece }, { $part }: che cosa cattura?
crazy-asks-pawn = { $piece }, { $parts }: un altro pedone?
crazy-asks-how = { $piece }, { $parts }: come?
