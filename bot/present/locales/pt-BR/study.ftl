# A análise de partidas encerradas pelo computador, e suas dicas.

study-busy = O computador está ocupado. Peça de novo daqui a pouco.
study-not-over = Uma partida pode ser analisada quando acabar. Durante a partida, `{ COMMAND("hint") }` ajuda quando for sua vez.
study-not-over-nor-helped = Uma partida pode ser analisada quando acabar.
study-not-in-rated = Dicas são para partidas amistosas. Quando esta partida valendo rating acabar, `{ COMMAND("analyse") }` mostra o que era melhor.
study-no-finished = Nenhuma partida acabou nesta sala. Para uma partida de outro lugar, use seu código: `{ COMMAND("analyse") } G7`.
study-nothing-played = Essa partida não tem lances.
study-own-position = Isto está perto demais da sua partida `{ $id }`, em que o computador não ajuda ninguém. Quando ela acabar, `{ COMMAND("analyse") }` mostra o que era melhor.
study-analysing = Analisando `{ $id }`… alguns segundos.
study-still-analysing = Ainda analisando `{ $id }`… alguns segundos.
study-unfinished = A análise de `{ $id }` falhou. `{ COMMAND("analyse") } { $id }` tenta de novo.

study-no-hint = O computador não achou nada a tempo. Peça de novo daqui a pouco.
study-moved-on = A posição mudou, e a dica não vale mais.
study-none-ready = Nenhuma das suas peças está pronta ainda. `{ COMMAND("ready") }` mostra quando estarão.
study-not-your-turn = Não é sua vez: é a vez { FORM($player, "do") }. Você pode receber uma dica quando for a sua.
study-nobodys-turn = Não é sua vez: não é a vez de ninguém. Você pode receber uma dica quando for a sua.
study-would-play = O computador jogaria **{ $move }**.
study-would-wait = O computador esperaria.
study-would-pass = O computador passaria.
study-would-deny = O computador **vetaria** o último lance.
study-would-allow = O computador **permitiria** o lance.
study-would-use-no-lifeline = O computador **não usaria salva-vidas**.
study-would-let-pass = O computador **deixaria o feixe passar**.
study-would-reflect = O computador **desviaria** o feixe.
study-would-stop = O computador **pararia** o feixe.
study-would-accept-draw = O computador **aceitaria** o empate.
study-would-decline-draw = O computador **recusaria** o empate.
study-would-claim-draw = O computador **reivindicaria** o empate.
study-would-say-billi = O computador diria **LET'S BILLI**.
study-would-accept-defeat = O computador **aceitaria a derrota** na partida de xadrez.
study-would-do = O computador faria **{ $action }**.
study-hint-is-yours = Só você vê isto, mas o registro da partida mostra que você teve uma dica.

study-analysis = **Análise de `{ $id }`**, { $game }: { $players }.
study-ended = { CAPITAL($end) }.
study-accuracy = **Precisão:** { $sides }.
study-accuracy-of = { $side } { $percent }%
study-no-big-mistakes = Nenhum erro grande.
study-biggest-mistakes = **Maiores erros:**
study-move-of-side = { $move } ({ $side })
study-cost-the-game = { $move } custou a partida.
study-cost-a-won-game = { $move } deixou escapar uma partida ganha.
study-cost-pawns = { $move } custou { $pawns }.
study-pawns = { $count ->
    [1] { $count } peão
   *[other] { $count } peões
}
study-pawns-and-tenths = { $whole ->
    [0] { $whole },{ $tenths } peão
    [1] { $whole },{ $tenths } peão
   *[other] { $whole },{ $tenths } peões
}
study-better = Melhor: { $moves }.
study-waiting = esperar
study-passing = passar
study-missed-lasermates = **Mates laser perdidos:** { $moves }.
study-missed-lasermates-and-more = **Mates laser perdidos:** { $moves }; e mais { $count }.
study-missed-lasermate = { $missed } em vez de { $move }
study-look = Escolha um erro para ver o que era melhor.

study-star = mate laser perdido
study-side-and-player = { $side }: { $player }

study-course = { $count ->
    [1] Curso da partida: { $game }, { $count } ação.
   *[other] Curso da partida: { $game }, { $count } ações.
}
study-course-of-side = { $side }: { $start } no início, { $end } no fim.
study-course-of-side-and-best = { $side }: { $start } no início, no melhor momento { $best } após { $move }, { $end } no fim.
study-won = vitória
study-lost = derrota
study-winning = posição ganha
study-losing = posição perdida
study-level = igualdade
study-ahead = { $pawns } a mais
study-behind = { $pawns } a menos
study-course-accuracy = Precisão: { $sides }.
study-number-cost-the-game = Número { $number }: { $move }, custou a partida.
study-number-cost-a-won-game = Número { $number }: { $move }, deixou escapar uma partida ganha.
study-number-cost-pawns = Número { $number }: { $move }, custou { $pawns }.
study-stars = Estrelas, mates laser perdidos: { $moves }.
