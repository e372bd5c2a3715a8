# Respostas a quem olha antes de jogar: prévias e alvos.

preview-head = `{ $id }` { $game }: { $players }
preview-title = PRÉVIA de { $move }
preview-moves-only = Peça a prévia de um lance ou de um salva-vidas, por exemplo `{ COMMAND("preview") } e2e4`.
preview-game-is-over = A partida acabou ({ $end }), então não há lance para prever.
preview-nothing-now = Não há lance para prever agora.

preview-no-square = Não há casa { $typed } neste tabuleiro. As casas vão de { $first } a { $last }.
preview-is-empty = { $square } está vazia.
preview-is-frame = { $square } faz parte da moldura: por lá só passam feixes.

preview-is-cooling = { FORM($piece, "O") } de { $square } fica { FORM($piece, "gender") ->
        [f] pronta
       *[m] pronto
    } em { $time }.
preview-not-its-turn = { FORM($piece, "O") } de { $square } não pode jogar agora: é a vez { FORM($side, "do") }.
preview-no-legal-move = { FORM($piece, "O") } de { $square } não tem lance legal.
preview-can-not-move = { FORM($piece, "O") } de { $square } não pode jogar agora.

preview-piece-has = { FORM($piece, "O") } de { $square } tem { $count ->
    [1] { $count } lance:
   *[other] { $count } lances:
}
preview-piece-has-at-least = { FORM($piece, "O") } de { $square } tem pelo menos { $count } lances:
preview-pieces-have = { $count ->
    [1] As peças de { $square } têm { $count } lance:
   *[other] As peças de { $square } têm { $count } lances:
}
preview-pieces-have-at-least = As peças de { $square } têm pelo menos { $count } lances:
preview-more-moves = - … e mais { $count }. `{ COMMAND("move") }` mostra todos
preview-could-also-go = De { $hole } também poderia ir a { $squares }.
