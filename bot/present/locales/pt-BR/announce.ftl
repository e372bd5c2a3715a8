# O que uma ação fez: as linhas que a sala de uma partida lê. Quem age vem com seu lado: "Azuis (Ann)".

announce-passes = { FORM($who, "O") } não têm lance legal e passam.
announce-resigns = { FORM($who, "O") } abandonam.
announce-offers-draw = { FORM($who, "O") } propõem empate.
announce-offers-draw-to-both = { FORM($who, "O") } propõem empate aos dois adversários.
announce-agrees-first = { FORM($who, "O") } aceitam o empate. Todos precisam aceitar.
announce-agrees = { FORM($who, "O") } aceitam o empate.
announce-declines = { FORM($who, "O") } recusam o empate.
announce-claims = { FORM($who, "O") } reivindicam o empate.
announce-proposes-billi = { FORM($who, "O") } propõem LET'S BILLI.
announce-says-billi = { FORM($who, "O") } dizem LET'S BILLI.
announce-accepts-defeat = { FORM($who, "O") } aceitam a derrota na partida de xadrez.
announce-allows = { FORM($who, "O") } permitem o lance.
announce-does = { $who }: { $action }.

announce-uses-pass = { FORM($who, "O") } usam PASS: o feixe { FORM($side, "do") } atravessa o cavalo Joker.
announce-uses-reflect = { FORM($who, "O") } usam REFLECT: o cavalo Joker desvia o feixe { FORM($side, "do") } como uma torre.
announce-uses-stop = { FORM($who, "O") } usam STOP: o feixe { FORM($side, "do") } termina no cavalo Joker.
announce-uses-none = { FORM($who, "O") } não usam salva-vidas contra o feixe { FORM($side, "do") }.

announce-by = { $move } { FORM($who, "do") }
announce-moved = { $move }{ $besides }.
announce-preview-of = Prévia de { $move } (ainda não jogado)
announce-preview = Prévia (ainda não jogado): { $deed }

announce-check = Xeque.
announce-check-to = Xeque { FORM($sides, "ao") }.
announce-still-in-check = { $count ->
    [1] { FORM($sides, "O") } continuam em xeque.
   *[other] { FORM($sides, "O") } continuam em xeque.
}
announce-leaves-in-check = { FORM($side, "O") } deixam seu rei em xeque.

announce-out-of-time = O tempo { FORM($who, "do") } acabou.
announce-king-scored = **{ $side } +{ $points }** pelo rei { FORM($victim, "do") }. Placar: { $score }.
announce-joker-named = O cavalo de { $square } agora é o Joker { FORM($side, "do") }.
announce-fourth-lifeline = O Joker { FORM($side, "do") } capturou o outro Joker e tem um quarto salva-vidas depois dos outros três.

## As novidades em uma imagem: poucas palavras.

announce-news-lasermate-sum = MATE LASER { $side }: { $sum }
announce-news-lasermate = MATE LASER +{ $points } { $side }
announce-news-won = { $cry } +{ $points } { $side }
announce-news-billi = Fase Billi
announce-news-out = { $side } fora
announce-news-denied = Vetado: { $move }
announce-news-pending = { CAPITAL($reason) }?
announce-news-check = { $side } em xeque
