# Problemas de composição: o que se pede, e a solução. Uma estipulação se escreve \#2 ou h\#2.5; o Markdown quer as barras.

problem-which = Em que posição? Monte uma com `{ COMMAND("setup") }`, ou acrescente `position:` com o texto dela (FEN) e `game:` se não for xadrez.
problem-too-long = Demorou demais. Tente menos lances.
problem-unreadable = Não entendi a estipulação { $typed }. Escreva como mate in 2, ou \#2, h\#2.5, s\#2, ser\-\#3, ser\-h\#3, lm2, hlm2.5, ser\-lm3, pg4.0.
problem-needs-a-move = Uma estipulação precisa de pelo menos um lance.
problem-no-half-moves = Só o jogo de ajuda e as partidas até uma posição têm meios-lances \(h\#2.5, pg4.5\).
problem-too-many-moves = No máximo { $count } lances podem ser resolvidos.
problem-not-in-turns = Problemas são para jogos de dois em turnos.
problem-no-beams = Este jogo não tem feixes, portanto não há mate laser nele.
problem-is-over = Nesta posição a partida já acabou.
problem-which-target = A que posição a partida deve chegar? Acrescente `target:` com o texto dela (FEN).
problem-target-unasked = Só uma partida até uma posição (pg) precisa dessa posição.
problem-reached = Esta posição já é o que o problema pede.

problem-head = **{ $stipulation }**, { $game }.
problem-head-with-options = **{ $stipulation }**, { $game } com { $options }.
problem-fewer-moves = (São necessários menos lances que { $stipulation }.)
problem-direct-mate = { FORM($side, "O") } jogam: { $aim } em { $number }.
problem-direct = { FORM($side, "O") } jogam: forçar { $aim } em { $number }.
problem-selfplay = { FORM($side, "O") } jogam e obrigam { FORM($other, "o") } a conseguir { $aim } em { $number }.
problem-help = { FORM($side, "O") } começam, os dois lados ajudam: { $aim } depois de exatamente { $moves }.
problem-series = { FORM($side, "O") } jogam { $moves } seguidos: { $aim } com o último.
problem-series-help = { FORM($side, "O") } jogam { $moves } seguidos, depois { FORM($other, "o") } jogam um: { $aim }.
problem-game = Uma partida de exatamente { $moves } leva a { $aim }.
problem-stalemate = afogamento
problem-a-lasermate = um mate laser
problem-this-position = esta posição
problem-moves = { $count ->
    [1] um lance
   *[other] { $count } lances
}
problem-half-moves = { $count ->
    [1] um meio-lance
   *[other] { $count } meios-lances
}

problem-or = { $before } ou { $next }
problem-dual = Depois de { $line }: { $moves }
problem-more-lines = A solução tem mais { $count } linhas.
problem-no-solution = Sem solução.
problem-nothing-found = Nada encontrado até agora.
problem-keys = { $count ->
    [1] Uma chave.
   *[other] { $count } chaves.
}
problem-solutions = { $count ->
    [1] Uma solução.
   *[other] { $count } soluções.
}
problem-duals-in-one-place = Duais em um lugar.
problem-duals-in-several-places = Duais em vários lugares.
problem-not-all-listed = Nem tudo está na lista.
problem-not-all-tried = Nem tudo foi tentado, e pode haver mais.
