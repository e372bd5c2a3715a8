# O editor de posições.

setup-title = Editor de posições: { $game }
setup-editor = **Editor de posições**: { $game }: `{ $position }`
setup-editor-with = **Editor de posições**: { $game } com { $options }: `{ $position }`
setup-to-play = { FORM($side, "O") } jogam.
setup-next = E agora: `{ COMMAND("setup") } moves`, `{ COMMAND("setup") } evaluation`, ou `{ COMMAND("setup") } play`.
setup-next-or-solve = E agora: `{ COMMAND("setup") } moves`, `{ COMMAND("setup") } evaluation`, `{ COMMAND("setup") } play`, ou `{ COMMAND("solve") }`.
setup-not-playable = Esta posição ainda não pode ser jogada: { $why }.

setup-as-text = Neste jogo, monte a posição como texto: `{ COMMAND("setup") } position` e o texto.
setup-not-understood = Não entendi { $typed }.
setup-not-here = { $typed }: este jogo não tem essa casa ou peça.
setup-wrong = { CAPITAL($why) }.
setup-too-long = Isso é mais longo que qualquer posição.
setup-example = Por exemplo `{ COMMAND("setup") } put Ke1 Qd1 kg8`, maiúsculas para o lado que começa, ou `{ COMMAND("setup") } remove d1`.
setup-example-of-three = Por exemplo `{ COMMAND("setup") } put wKe1 rQd8`, cada peça com seu lado, ou `{ COMMAND("setup") } remove d1`.
setup-whose-turn = De quem é a vez? { $sides }.

setup-is-over = { CAPITAL($end) }.
setup-none-is-ready = Nenhuma peça está pronta ainda.
setup-legal-moves = { $count ->
    [1] { $side }: { $count } lance legal. { $moves }
   *[other] { $side }: { $count } lances legais. { $moves }
}
setup-and-more = { $moves } e mais { $count }

setup-evaluated = { $depth ->
    [1] O computador olhou { $depth } meio-lance à frente: { $worth }.
   *[other] O computador olhou { $depth } meios-lances à frente: { $worth }.
}
setup-wins-in = { $count ->
    [1] { FORM($side, "o") } vencem em no máximo { $count } lance
   *[other] { FORM($side, "o") } vencem em no máximo { $count } lances
}
setup-loses-in = { $count ->
    [1] { FORM($side, "o") } perdem em no máximo { $count } lance
   *[other] { FORM($side, "o") } perdem em no máximo { $count } lances
}
setup-about-equal = mais ou menos igual
setup-better = { FORM($side, "o") } estão melhor por { $pawns }
setup-worse = { FORM($side, "o") } estão pior por { $pawns }
setup-best-line = Melhor linha: { $moves }.

setup-assumes = Suposto: { $notes }.
setup-note-rest = o que falta no fim é lido como { $text }
setup-note-read = { $field }: { $written } é lido como { $text }
setup-note-added = { $field }: ausente, lido como { $text }
setup-note-left-out = { $written } fica de fora
setup-note-side = vez
setup-note-castling = roque
setup-note-en-passant = en passant
setup-note-half-moves = contagem de meios\-lances
setup-note-number = número do lance
