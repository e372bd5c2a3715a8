# L'editor di posizioni.

setup-title = Editor di posizioni: { $game }
setup-editor = **Editor di posizioni**: { $game }: `{ $position }`
setup-editor-with = **Editor di posizioni**: { $game } con { $options }: `{ $position }`
setup-to-play = Tocca { FORM($side, "al") }.
setup-next = Poi: `{ COMMAND("setup") } moves`, `{ COMMAND("setup") } evaluation`, o `{ COMMAND("setup") } play`.
setup-next-or-solve = Poi: `{ COMMAND("setup") } moves`, `{ COMMAND("setup") } evaluation`, `{ COMMAND("setup") } play`, o `{ COMMAND("solve") }`.
setup-not-playable = Questa posizione non si può ancora giocare: { $why }.

setup-as-text = In questo gioco componi la posizione come testo: `{ COMMAND("setup") } position` e il testo.
setup-not-understood = Non capisco { $typed }.
setup-not-here = { $typed }: in questo gioco non c'è una tale casa o un tale pezzo.
setup-wrong = { CAPITAL($why) }.
setup-too-long = È più lungo di qualsiasi posizione.
setup-example = Per esempio `{ COMMAND("setup") } put Ke1 Qd1 kg8`, con le maiuscole per la parte che comincia, oppure `{ COMMAND("setup") } remove d1`.
setup-example-of-three = Per esempio `{ COMMAND("setup") } put wKe1 rQd8`, ogni pezzo con la sua parte, oppure `{ COMMAND("setup") } remove d1`.
setup-whose-turn = A chi tocca? { $sides }.

setup-is-over = { CAPITAL($end) }.
setup-none-is-ready = Nessun pezzo è ancora pronto.
setup-legal-moves = { $count ->
    [one] { $side }: { $count } mossa legale. { $moves }
   *[other] { $side }: { $count } mosse legali. { $moves }
}
setup-and-more = { $moves } e altre { $count }

# Che cosa pensa il computer di una posizione; segue la variante migliore.
setup-evaluated = { $depth ->
    [one] Il computer ha guardato avanti di { $depth } semimossa: { $worth }.
   *[other] Il computer ha guardato avanti di { $depth } semimosse: { $worth }.
}
setup-wins-in = { $count ->
    [one] { FORM($side, "il") } vince al massimo in { $count } mossa
   *[other] { FORM($side, "il") } vince al massimo in { $count } mosse
}
setup-loses-in = { $count ->
    [one] { FORM($side, "il") } perde al massimo in { $count } mossa
   *[other] { FORM($side, "il") } perde al massimo in { $count } mosse
}
setup-about-equal = più o meno pari
setup-better = { FORM($side, "il") } sta meglio di { $pawns }
setup-worse = { FORM($side, "il") } sta peggio di { $pawns }
setup-best-line = Variante migliore: { $moves }.

# Che cosa è stato supposto dove una posizione non era scritta nella forma esatta.
setup-assumes = Supposto: { $notes }.
setup-note-rest = ciò che manca alla fine si legge come { $text }
setup-note-read = { $field }: { $written } si legge come { $text }
setup-note-added = { $field }: manca e si legge come { $text }
setup-note-left-out = { $written } è tralasciato
setup-note-side = parte al tratto
setup-note-castling = arrocco
setup-note-en-passant = en passant
setup-note-half-moves = contatore delle semimosse
setup-note-number = numero della mossa
