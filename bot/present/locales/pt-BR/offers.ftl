# Em uma partida, além dos lances: empates, salva-vidas, voltar lances, reivindicações, e perguntas antes de algo perigoso. Quem joga vem com seu lado.

offers-more = Mais
offers-nothing-more = Não há mais nada que você possa fazer agora.
offers-choose-lifeline = Use `{ COMMAND("lifeline") } pass`, `reflect`, `stop` ou `none`.
offers-choose-draw = Use `{ COMMAND("draw") } offer`, `accept`, `decline` ou `claim`.
offers-choose-takeback = Use `{ COMMAND("takeback") } ask`, `accept` ou `decline`.
offers-choose-claim = Use `{ COMMAND("claim") } win`, `{ COMMAND("claim") } draw`, `{ COMMAND("claim") } wait`, `{ COMMAND("claim") } computer` ou, em uma partida a três, `{ COMMAND("claim") } retire`.
offers-crossed = Chegou uma proposta mais nova. Responda a ela.

offers-expired = Essa pergunta expirou. Peça de novo se ainda quiser.
offers-not-asked = Isso não foi perguntado a você.
offers-resume-first = Esta partida está arquivada. Escolha **Retomar** ou jogue um lance primeiro.
offers-nothing-to-take-back = Você não tem lance para voltar.
offers-computer-declines = Computadores não deixam voltar lances em partidas valendo rating. Em amistosas, sempre deixam.
offers-no-takeback = Ninguém pediu para voltar um lance. Um pedido expira com o próximo lance.
offers-agreed-already = Você já concordou. Falta a resposta de outra pessoa.
offers-draw-is-for-all = A três, um empate precisa de todos: `{ COMMAND("draw") } offer`. Quem não responde dentro do tempo de um lance conta como de acordo.
offers-no-limit = Esta partida não tem limite de tempo, então não há o que reivindicar.
offers-no-win-on-time = Com o que resta a você não é mais possível dar mate, então não há vitória no tempo. `{ COMMAND("claim") } draw` encerra a partida.
offers-your-own-time = É o seu próprio tempo que está correndo.
offers-not-paused = A partida não está pausada.
offers-resumed = A partida continua.
offers-takeback-requested = Pedido enviado.

offers-answer-theirs-first = { FORM($player, "O") } pediram para voltar um lance. Responda primeiro a isso: `{ COMMAND("takeback accept") }` ou `{ COMMAND("takeback decline") }`.
offers-takeback-asked-already = Você já pediu para voltar o lance. Aguardando { FORM($players, "o") }.
offers-no-move = Isso não é um lance. Use `{ $command }`.

offers-resign-question = Abandonar esta partida?
offers-yes-resign = Sim, abandonar
offers-defeat-question = Aceitar a derrota? Isso encerra a partida, e seu adversário pontua como por xeque-mate.
offers-defeat-in-chess-question = Aceitar a derrota na partida de xadrez? Seu adversário pontua por isso.
offers-yes-defeat = Sim, aceitar a derrota

offers-asks-to-take-back = { FORM($player, "O") } pedem para voltar { $undone }. { $asked }: deixar voltar ou recusar?
offers-last-moves = os últimos { $number } lances ({ $moves })
offers-undone-pacts = as propostas de pacto desde então
offers-undone-billi = LET'S BILLI
offers-undone-defeat = ACCEPT DEFEAT
offers-undone-lifeline = o salva-vidas
offers-undone-denial = o veto
offers-undone-answer = a resposta a ele
offers-undone-resignation = um abandono
offers-undone-move = um lance

offers-allows-takeback-others-open = { FORM($player, "O") } deixam voltar o lance. Ainda falta a resposta { FORM($others, "do") }.
offers-allows-takeback = { FORM($player, "O") } deixam voltar o lance. { $asked }
offers-declines-takeback = { FORM($player, "O") } não deixam voltar o lance.
offers-you-allowed = Você deixou voltar o lance.
offers-you-declined = Você não deixou voltar o lance.

offers-time-runs = Ainda não há o que reivindicar. O tempo acaba { $until }.
offers-time-of-player-runs = Ainda não há o que reivindicar. O tempo { FORM($player, "do") } acaba { $until }.
offers-takeback-is-open = Ainda em aberto: { FORM($player, "o") } pedem para voltar o lance. Falta responder: { $asked }.
offers-no-time-left-by-takeback = Voltar o lance também tira o tempo que ele acrescentou, e { FORM($player, "o") } ficariam sem tempo.

offers-plays-on-without = O tempo { FORM($late, "do") } acabou. { FORM($player, "O") } continuam sem elas.
offers-claims-win = O tempo { FORM($late, "do") } acabou. { FORM($player, "O") } reivindicam a vitória.
offers-claims-draw = O tempo { FORM($late, "do") } acabou. { FORM($player, "O") } reivindicam um empate.
offers-gives-time = O tempo { FORM($late, "do") } acabou. { FORM($player, "O") } dão a elas de novo o mesmo tempo.
offers-they-are-out = Esse lado está fora. A partida continua.
offers-you-claimed-win = Você reivindicou a vitória.
offers-you-claimed-draw = Você reivindicou um empate.
offers-they-get-time = O outro lado recebe de novo o mesmo tempo.
