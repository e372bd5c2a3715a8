# Por que uma ação foi recusada, com o que serviria em vez dela.

refused-not-understood = Não entendi o lance { $typed }. Escreva como { $example } ou { $other }.
refused-why = { CAPITAL($why) }.
refused-question = { CAPITAL($why) }
refused-typed = { $typed }: { $why }.
refused-typed-question = { $typed }: { $why }
refused-illegal = { $typed } é ilegal: { $why }.
refused-just-illegal = { $typed } é ilegal.
refused-which-piece = { $typed } não diz qual peça.
refused-two-pieces = { $typed } pode ser { FORM($piece, "o") } ou { FORM($other, "o") }. { CAPITAL($piece) }: { $moves }. { CAPITAL($other) }: { $others }.
refused-no-drop = { $typed } é ilegal: nenhuma casa da sua primeira fileira está vazia.
refused-none-goes-there = { $typed } é ilegal: nenhuma das suas peças pode ir lá.
refused-piece-on-it = { $typed } é ilegal: { FORM($piece, "o") } que está lá não pode jogar.
refused-not-whole = { $typed } não é um lance inteiro.
refused-no-piece = { $typed } é ilegal: você não tem { $piece }.
refused-no-piece-on = { $typed } é ilegal: você não tem { $piece } em { $place }.
refused-your-piece-is-cooling = { $typed } é ilegal: { FORM($piece, "gender") ->
        [f] sua
       *[m] seu
    } { $piece } não pode ir a { $square } agora. `{ COMMAND("ready") }` mostra quais peças estão prontas.
refused-pieces-are-cooling = { $typed } é ilegal: { FORM($piece, "gender") ->
        [f] nenhuma
       *[m] nenhum
    } { $piece } { FORM($piece, "gender") ->
        [f] sua
       *[m] seu
    } pode ir a { $square } agora. `{ COMMAND("ready") }` mostra quais peças estão prontas.

refused-possible = Possível: { $moves }.
refused-from = De { $square }: { $moves }.
refused-can-not-move = { FORM($piece, "O") } de { $square } não pode jogar.

refused-no-premoves = { $typed }: nesta partida não há lances agendados. `{ COMMAND("challenge") } realtime options:premove=on` os tem.
refused-no-lifelines = { $typed }: nesta partida não há salva-vidas. Eles existem em { $games }.
refused-no-billi = { $typed }: nesta partida não há LET'S BILLI. Ele existe em { $games }.
refused-no-denial = { $typed }: nesta partida não há veto. Ele existe em { $games }.
refused-no-defeat = { $typed }: nesta partida não há ACCEPT DEFEAT (use `{ COMMAND("resign") }`). Ele existe em { $games }.
