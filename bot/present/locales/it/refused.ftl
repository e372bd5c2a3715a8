# Perché un'azione è stata rifiutata, con ciò che funzionerebbe. Dopo «è illegale:» e dopo ciò che si è digitato sta una frase di reasons.ftl.

refused-not-understood = Non capisco la mossa { $typed }. Scrivila come { $example } o { $other }.
refused-why = { CAPITAL($why) }.
refused-question = { CAPITAL($why) }
refused-typed = { $typed }: { $why }.
refused-typed-question = { $typed }: { $why }
refused-illegal = { $typed } è illegale: { $why }.
refused-just-illegal = { $typed } è illegale.
refused-which-piece = { $typed } non dice quale pezzo.
refused-two-pieces = { $typed } può indicare { FORM($piece, "il") } o { FORM($other, "il") }. { CAPITAL($piece) }: { $moves }. { CAPITAL($other) }: { $others }.
refused-no-drop = { $typed } è illegale: nessuna casa della tua prima traversa è vuota.
refused-none-goes-there = { $typed } è illegale: nessuno dei tuoi pezzi può andarci.
refused-piece-on-it = { $typed } è illegale: { FORM($piece, "il") } che c'è lì non può muovere.
refused-not-whole = { $typed } non è una mossa intera.
refused-no-piece = { $typed } è illegale: non hai { FORM($piece, "many") }.
refused-no-piece-on = { $typed } è illegale: non hai { FORM($piece, "many") } in { $place }.
refused-your-piece-is-cooling = { $typed } è illegale: { FORM($piece, "tuo") } ora non può andare in { $square }. `{ COMMAND("ready") }` mostra quali pezzi sono pronti.
refused-pieces-are-cooling = { $typed } è illegale: { FORM($piece, "gender") ->
    [f] nessuna tua { $piece }
   *[m] nessun tuo { $piece }
} può andare ora in { $square }. `{ COMMAND("ready") }` mostra quali pezzi sono pronti.

# Che cosa funzionerebbe.
refused-possible = Possibili: { $moves }.
refused-from = Da { $square }: { $moves }.
refused-can-not-move = { CAPITAL(FORM($piece, "il")) } in { $square } non può muovere.

# Ciò che questo gioco non ha affatto.
refused-no-premoves = { $typed }: in questo gioco non si mettono mosse in coda. `{ COMMAND("challenge") } realtime options:premove=on` lo permette.
refused-no-lifelines = { $typed }: in questo gioco non ci sono salvagenti. Li trovi in { $games }.
refused-no-billi = { $typed }: in questo gioco non c'è LET'S BILLI. Lo trovi in { $games }.
refused-no-denial = { $typed }: in questo gioco non c'è il veto. Lo trovi in { $games }.
refused-no-defeat = { $typed }: in questo gioco non c'è ACCEPT DEFEAT (usa `{ COMMAND("resign") }`). Lo trovi in { $games }.
