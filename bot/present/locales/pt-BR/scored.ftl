# O que os feixes fizeram, e quem pontua por isso: linhas sob um lance. MATE LASER é um grito do jogo.

scored-beams = { CAPITAL($beams) }.

## Um feixe que não vale pontos. $square é onde está o calcanhar.

scored-again-of-three = O feixe { FORM($side, "do") } atinge de novo o calcanhar { FORM($victim, "do") } em { $square }. Lá ele só pontua uma vez.
scored-again = O feixe { FORM($side, "do") } atinge de novo o calcanhar { FORM($victim, "do") } em { $square }. Cada lado só pontua uma vez por mate laser.
scored-not-by-its-move = O feixe { FORM($side, "do") } atinge o calcanhar { FORM($victim, "do") } em { $square }, mas nesta partida só um lance { FORM($side, "do") } o faz valer.

## Um mate laser.

scored-lasermate-pending = **MATE LASER! O feixe { FORM($side, "do") } atinge o calcanhar { FORM($victim, "do") } em { $square }{ $way }: +{ $points } para { FORM($side, "o") }**{ $how }.
scored-lasermate = **MATE LASER! O feixe { FORM($side, "do") } atinge o calcanhar { FORM($victim, "do") } em { $square }{ $way }: +{ $points } para { FORM($side, "o") }**{ $how }. Placar: { $score }.
scored-sum = ({ $sum })
scored-sum-of-gift = ({ $sum }: 100 a menos depois de um lance { FORM($victim, "do") })
scored-other-moved = , embora { FORM($side, "o") } tenham jogado
scored-play-on = A partida continua: { FORM($winning, "o") } vale 500.
scored-ends-billi-chess = No Billi-Chess um mate laser encerra a partida.

## Xeque-mate, ou o que mais vence, sob feixes.

scored-won = **{ $cry }: { $side } +{ $points }**. Placar: { $score }.
scored-conceded = **{ $side } +{ $points }**. Placar: { $score }.

scored-billi = **Os dois reis viram torres:** não há mais xeque, toda peça pode ser capturada, e o primeiro mate laser vale 500 e encerra a partida.
scored-drawn = A partida de xadrez é empate { FORM($reason, "by") }; ninguém pontua.
scored-ended = A partida de xadrez termina sem pontos.
