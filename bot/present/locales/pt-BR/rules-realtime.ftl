# As regras do xadrez sem turnos. O primeiro lado é o que tem preferência em lances simultâneos: as brancas; sob feixes, as azuis.

## A parte sobre os turnos, em frases.

rules-realtime-no-turns = **Sem turnos.** Os dois lados jogam quando quiserem. Depois de um lance, a peça precisa recarregar: peão 1, cavalo e bispo 3, rei 4, torre 5, dama 9 unidades de { $unit }.
rules-realtime-starts-ready = No início todas as peças estão prontas{ FORM($longer, "later") }.
rules-realtime-starts-full = No início cada peça recarrega por seu tempo inteiro{ $longer }.
rules-realtime-starts-at-random = No início cada peça recarrega por um número aleatório de unidades, no máximo seu tempo inteiro{ $longer }.
rules-realtime-starts-at-random-times = No início cada peça recarrega por um tempo aleatório, no máximo seu tempo inteiro{ $longer }.
rules-realtime-starts-as-agreed = No início, { $pieces } unidades{ $longer }.
rules-realtime-cools-for = { FORM($piece, "um") } recarrega por { $units }
rules-realtime-and-for = { FORM($piece, "um") } por { $units }
rules-realtime-one-unit-longer = , e as peças { FORM($second, "do") }, uma unidade a mais
    .later = , e as peças { FORM($second, "do") }, uma unidade depois
rules-realtime-ready = `{ COMMAND("move") }` funciona a qualquer momento, e `{ COMMAND("ready") }` mostra quais peças estão prontas e quando as outras estarão.
rules-realtime-premove = `{ COMMAND("premove") } e2e4` agenda um lance para quando a peça estiver pronta.

## A parte sobre o xeque, em frases.

rules-realtime-check = **Xeque.** Peças em recarga atacam e dão xeque como as outras.
rules-realtime-king-only = Em xeque, só o rei pode jogar.
rules-realtime-any-piece = Em xeque, só é legal um lance que acabe com ele, de qualquer peça pronta.
rules-realtime-checkmate = O xeque-mate é julgado como se todas as peças estivessem prontas, e encerra a partida na hora.
rules-realtime-no-stalemate = Um lado que não poderia jogar nem com todas as peças prontas espera.
rules-realtime-stalemate = Se um lado não poderia jogar nem com todas as peças prontas e não está em xeque, a partida é empate.
rules-realtime-castling = O roque exige que o rei esteja pronto.
rules-realtime-castling-with-rook = O roque exige que o rei e a torre estejam prontos.
rules-realtime-no-en-passant = Não há en passant.
rules-realtime-en-passant-until-ready = A captura en passant é possível até que o peão que deu o passo duplo esteja pronto de novo.
rules-realtime-en-passant-next-move = Só seu próximo lance depois de um passo duplo pode capturar en passant.
rules-realtime-promoted-as-new = Uma peça promovida recarrega como aquilo que se tornou.
rules-realtime-promoted-as-pawn = Uma peça promovida recarrega como um peão.

## A parte sobre lances ao mesmo tempo, em frases.

rules-realtime-same-millisecond = **Ao mesmo tempo.** No mesmo milissegundo, { FORM($first, "o") } vêm antes.
rules-realtime-same-time = **Ao mesmo tempo.** { FORM($first, "O") } têm preferência. Um lance { FORM($second, "do") } espera { $window }. Se um lance { FORM($first, "do") } nesse tempo o torna impossível ou muda o que ele captura, ele é cancelado e a peça continua pronta. O mesmo vale para um lance { FORM($second, "do") } até { $window } depois de um lance { FORM($first, "do") } que mudou o que ele captura.
rules-realtime-milliseconds = { $count } ms
rules-realtime-retarget = Uma captura cujo alvo saiu do lugar vai para a casa vazia.
rules-realtime-received = O que conta é quando o chat recebeu o lance.

## Outras partes.

rules-realtime-draws = { $count ->
    [1] **Empates.** De comum acordo (`{ COMMAND("draw") }`), por material insuficiente, ou depois de { $count } unidade sem captura nem lance de peão.
   *[other] **Empates.** De comum acordo (`{ COMMAND("draw") }`), por material insuficiente, ou depois de { $count } unidades sem captura nem lance de peão.
}
rules-realtime-stands-still = Se o bot estiver fora do ar, o relógio para.
rules-realtime-runs-on = Se o bot estiver fora do ar, o relógio continua correndo.

## O que se vê nas imagens, sempre depois de "Na imagem:" ou "Depois de `e2e4`:".

rules-realtime-sees-start = { FORM($first, "o") } estão embaixo. Ninguém joga primeiro.
rules-realtime-sees-cooling = o peão de e4 está recarregando. O número diz por quantos segundos.
rules-realtime-sees-check = o bispo { FORM($first, "do") } ficou pronto de novo e dá xeque. O rei está pronto e pode recapturar.
rules-realtime-sees-waiting = a ampulheta: o lance { FORM($second, "do") } para e5 espera, para o caso de { FORM($first, "o") } virem antes.
