# Como se somam os pontos de um mate laser onde conta o caminho do feixe: 200 + 3 desvios x 25 = 275.

carom-turns = { $count ->
    [1] { $count } desvio
   *[other] { $count } desvios
}
carom-turns-of = { $counted } de { $count } desvios
carom-deflections = , desviado { FORM($pieces, "pelo") }
carom-piece = { FORM($piece, "o") } de { $square }
    .o = { FORM($piece, "o") } de { $square }
    .pelo = { FORM($piece, "pelo") } de { $square }
