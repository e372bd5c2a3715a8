# Respostas a perguntas sobre uma posição.

answers-can-ask = Você pode perguntar:
answers-not-understood = Não entendi “{ $typed }”. Você pode perguntar:
answers-last-move = o que ele fez

answers-square = { $square }: { $piece }.
answers-beam-ends-there = O feixe { FORM($side, "do") } termina ali.
answers-beam-deflected-there = O feixe { FORM($side, "do") } é desviado ali.
answers-beam-crosses = { $count ->
    [1] O feixe { FORM($side, "do") } a cruza.
   *[other] O feixe { FORM($side, "do") } a cruza { $count } vezes.
}

answers-attacks = { FORM($side, "O") } atacam { $square } com { $pieces }.
answers-guards = { FORM($side, "O") } protegem { $square } com { $pieces }.
answers-piece = { $piece } { $square }
answers-nothing-attacks = Nada ataca { $square }.

answers-beam = **O feixe { FORM($side, "do") }** { $end }. { $squares } casas, { $deflected }: { $way }.
answers-deflected = { $count ->
    [0] nenhum desvio
    [1] um desvio
   *[other] { $count } desvios
}
answers-no-beams = Esta partida não tem feixes.

answers-no-last-move = Ainda não há lances.

answers-no-check-any-more = Não há mais xeque: os reis são torres.
answers-has-no-check = Este jogo não tem xeque.
answers-nobody-in-check = Ninguém está em xeque.
answers-in-check = { $count ->
    [1] { FORM($sides, "O") } estão em xeque.
   *[other] { FORM($sides, "O") } estão em xeque.
}

answers-no-points-of-three = Este jogo não tem pontos: o último lado com um rei vence. Ainda na partida: { $sides }.
answers-points-of-three = { $points }. Um mate laser vale 277 (uma vez para cada par de feixe e calcanhar), capturar um rei 500. Ainda na partida: { $sides }.
answers-no-points = Este jogo não tem pontos: vence-se por { $winning }.
answers-points = { $points }.
answers-lasermate-sum = Mate laser { FORM($side, "do") }: { $sum }.
answers-scores-checkmate = O xeque-mate vale 277 e transforma os dois reis em torres; o primeiro mate laser vale 500 e encerra a partida.
answers-scores-by-way = Um mate laser vale 200, mais 25 para cada vez que uma peça desviou o feixe (no máximo 450), uma vez para cada lado. Depois de um lance do próprio adversário, vale 100 a menos. { CAPITAL(FORM($winning, "o")) } vale 500 e encerra a partida.
answers-scores = Um mate laser vale 277, uma vez para cada lado; { FORM($winning, "o") } vale 500 e encerra a partida.
answers-higher-wins = Vence quem tem mais pontos.
