# Como uma partida terminou. Um resultado também fica só, em uma lista ou, com maiúscula, em uma imagem: "As azuis vencem, 777 a 0, por xeque-mate".

ending-over = **A partida acabou: { $result }.**
ending-next = E agora: `{ COMMAND("rematch") }` ou `{ COMMAND("challenge") }`.

## Resultados.

ending-nobody-came = empate: ninguém apareceu
ending-lone-king = empate: o tempo acabou contra material insuficiente
ending-draw-claimed = empate reivindicado no tempo
ending-draw-with-points-claimed = empate com { $points } pontos cada, reivindicado no tempo
ending-draw-with-points-on-time = empate com { $points } pontos cada, no tempo
ending-draw-with-points-by = empate com { $points } pontos cada, { FORM($reason, "by") }
ending-draw-by = empate { FORM($reason, "by") }
ending-sides-draw-claimed = empate entre { FORM($sides, "o") }, reivindicado no tempo
ending-sides-draw-by = empate entre { FORM($sides, "o") } { FORM($reason, "by") }
ending-wins-on-time = { FORM($winner, "o") } vencem no tempo
ending-wins-by-draw-claimed = { FORM($winner, "o") } vencem com um empate reivindicado no tempo
ending-wins-by = { FORM($winner, "o") } vencem { FORM($reason, "by") }
ending-wins-by-suicide = { FORM($winner, "o") } vencem porque { FORM($loser, "o") } mataram o próprio rei
ending-wins-points-on-time = { FORM($winner, "o") } vencem, { $points }, no tempo
ending-wins-points-by-draw-claimed = { FORM($winner, "o") } vencem, { $points }, com um empate reivindicado no tempo
ending-wins-points-by = { FORM($winner, "o") } vencem, { $points }, { FORM($reason, "by") }
ending-wins-on-points = { FORM($winner, "o") } vencem por pontos, { $points }: { $end }

ending-to = { $before } a { $next }

## Como terminou uma partida decidida por pontos.

ending-end-draw-claimed = um empate foi reivindicado no tempo
ending-end-time = o tempo acabou
ending-end-agreed = empate de comum acordo
ending-end-by = a partida terminou { FORM($reason, "by") }
ending-end-drawn-by = a partida empatou { FORM($reason, "by") }

## Tipos de fim.

ending-checkmate = xeque-mate
    .by = por xeque-mate
ending-king-capture = captura do último rei adversário
    .by = pela captura do último rei adversário
ending-stalemate = afogamento
    .by = por afogamento
ending-no-moves = adversário sem lances
    .by = por deixar o adversário sem lances
ending-lasermate = mate laser
    .by = por mate laser
ending-resignation = abandono
    .by = por abandono
ending-agreement = comum acordo
    .by = de comum acordo
ending-repetition = repetição
    .by = por repetição
ending-move-count = lances demais sem progresso
    .by = por lances demais sem progresso
ending-insufficient-material = material insuficiente
    .by = por material insuficiente
ending-no-deflection = falta de peças que desviem um feixe
    .by = por falta de peças que desviem um feixe
ending-third-denial = declaração após o terceiro veto
    .by = por declaração após o terceiro veto
ending-two-passes = dois passes seguidos
    .by = por dois passes seguidos
ending-suicide = morte do próprio rei
    .by = pela morte do próprio rei
ending-adjudication = decisão de quem administra a sala
    .by = por decisão de quem administra a sala
