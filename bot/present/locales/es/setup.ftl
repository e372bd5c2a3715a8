# El editor de posiciones.

setup-title = Editor de posiciones: { $game }
setup-editor = **Editor de posiciones**: { $game }: `{ $position }`
setup-editor-with = **Editor de posiciones**: { $game } con { $options }: `{ $position }`
setup-to-play = Juegan { FORM($side, "las") }.
setup-next = Y ahora: `{ COMMAND("setup") } moves`, `{ COMMAND("setup") } evaluation` o `{ COMMAND("setup") } play`.
setup-next-or-solve = Y ahora: `{ COMMAND("setup") } moves`, `{ COMMAND("setup") } evaluation`, `{ COMMAND("setup") } play` o `{ COMMAND("solve") }`.
setup-not-playable = Esta posición todavía no puede jugarse: { $why }.

setup-as-text = En este juego, monta la posición como texto: `{ COMMAND("setup") } position` y el texto.
setup-not-understood = No entiendo { $typed }.
setup-not-here = { $typed }: este juego no tiene esa casilla o pieza.
setup-wrong = { CAPITAL($why) }.
setup-too-long = Es más largo que cualquier posición.
setup-example = Por ejemplo `{ COMMAND("setup") } put Ke1 Qd1 kg8`, con mayúsculas para el bando que empieza, o `{ COMMAND("setup") } remove d1`.
setup-example-of-three = Por ejemplo `{ COMMAND("setup") } put wKe1 rQd8`, cada pieza con su bando, o `{ COMMAND("setup") } remove d1`.
setup-whose-turn = ¿A quién le toca? { $sides }.

setup-is-over = { CAPITAL($end) }.
setup-none-is-ready = Ninguna pieza está lista todavía.
setup-legal-moves = { $count ->
    [one] { $side }: { $count } jugada legal. { $moves }
   *[other] { $side }: { $count } jugadas legales. { $moves }
}
setup-and-more = { $moves } y { $count } más

setup-evaluated = { $depth ->
    [one] El ordenador ha mirado { $depth } media jugada por delante: { $worth }.
   *[other] El ordenador ha mirado { $depth } medias jugadas por delante: { $worth }.
}
setup-wins-in = { $count ->
    [one] { FORM($side, "las") } ganan en { $count } jugada como máximo
   *[other] { FORM($side, "las") } ganan en { $count } jugadas como máximo
}
setup-loses-in = { $count ->
    [one] { FORM($side, "las") } pierden en { $count } jugada como máximo
   *[other] { FORM($side, "las") } pierden en { $count } jugadas como máximo
}
setup-about-equal = más o menos igualado
setup-better = { FORM($side, "las") } están mejor por { $pawns }
setup-worse = { FORM($side, "las") } están peor por { $pawns }
setup-best-line = Mejor línea: { $moves }.

setup-assumes = Se supone: { $notes }.
setup-note-rest = lo que falta al final se lee como { $text }
setup-note-read = { $field } { $written } se lee como { $text }
setup-note-added = falta { $field }, y se lee como { $text }
setup-note-left-out = se omite { $written }
setup-note-side = el campo de a quién le toca
setup-note-castling = el campo de enroques
setup-note-en-passant = el campo de captura al paso
setup-note-half-moves = el contador de medias jugadas
setup-note-number = el número de jugada
