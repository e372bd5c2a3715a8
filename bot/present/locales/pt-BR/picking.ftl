# Lances escolhidos em menus, passo a passo. Uma linha de um menu tem no máximo 100 caracteres.

picking-which-move = Qual lance?
picking-which-piece = Qual peça?
picking-changed = A posição mudou.
picking-drop = Colocar um buraco
picking-no-more = nenhum passo a mais
picking-first = Escolha um lance. Você pode ver antes o que ele faz.
picking-at-once = Escolha um lance. Ele é jogado na hora.
picking-more = Mais …
picking-no-such-step = Esse menu expirou. `{ COMMAND("move") }` abre um novo.
picking-type-it = Este lance é longo demais para escolher aqui. Digite-o depois de `{ COMMAND("move") }`.

picking-page = { $first } a { $last } de { $of }
picking-paged = { $prompt } ({ $page })

picking-on = { CAPITAL($piece) } { $square }
picking-moves = { $count ->
    [1] { $origin }: { $count } lance
   *[other] { $origin }: { $count } lances
}
picking-one-move-of = { $origin }: { $move }
picking-routes = { $count ->
    [1] { $count } caminho
   *[other] { $count } caminhos
}
picking-ways-on = { $count ->
    [1] { $choice }: { $count } jeito
   *[other] { $choice }: { $count } jeitos
}

picking-asks = { $head }: { $question }
picking-where-to = para onde?
picking-how = como?

picking-plays = Jogar { $move }
picking-played-already = Você já jogou { $move }.
