# Desafios: o que se diz de um à sua sala, e a quem faz, aceita, recusa ou retira um.

challenges-unreadable = Este desafio não pode mais ser lido. `{ COMMAND("challenge") }` envia um novo.
challenges-open-already = Você já tem um desafio em aberto aqui. `{ COMMAND("cancel") }` o retira.
challenges-many-open = Esta sala já tem desafios em aberto suficientes. Aceite um deles.
challenges-position-is-over = Nessa posição a partida já acabou.
challenges-made = Desafio enviado. `{ COMMAND("cancel") }` o retira.
challenges-against-yourself = Você não pode jogar contra si. Deixe o adversário de fora para jogar com quem aceitar.

challenges-expired = Esse desafio expirou.
challenges-was-accepted = Esse desafio já foi aceito.
challenges-was-declined = Esse desafio foi recusado.
challenges-was-withdrawn = Esse desafio foi retirado.

challenges-none-to-accept = Não há aqui nenhum desafio que você possa aceitar.
challenges-your-own = Esse desafio é seu. Outra pessoa precisa aceitá-lo.
challenges-you-play = Você já está jogando nesta sala, e não há outro desafio aqui.
challenges-other-question = Não há desafio aqui. Você quis dizer `{ COMMAND($line) }`?
challenges-challenger-gone = Quem fez esse desafio apagou seus dados.
challenges-begun = A partida começa.

challenges-none-to-decline = Ninguém desafiou você aqui.
challenges-open-to-anybody = Esse desafio é para todos, então não há o que recusar.
challenges-not-made-to-you = Esse desafio é para outra pessoa.
challenges-you-declined = Você recusou.

challenges-none-to-withdraw = Você não tem nenhum desafio em aberto aqui.
challenges-not-yours = Só quem desafiou pode retirar esse desafio.
challenges-you-withdrew = Desafio retirado.

challenges-with-options = { $game } ({ $options })
challenges-from-a-position = { $game } a partir de uma posição

challenges-no-such-position = Isso não é uma posição de { $game }: { $why }.

challenges-to-anybody = **{ $who }** desafia **quem quiser**: { $terms }. Expira { $until }.
challenges-to-somebody = **{ $who }** desafia **{ $whom }**: { $terms }. { $whom }: aceitar ou recusar? Expira { $until }.
challenges-rated = valendo rating
challenges-in-a-thread = em um tópico
challenges-random-colours = cores ao acaso
challenges-plays = { $who } com { FORM($side, "o") }

challenges-one-at-a-time = A partida { $game } está em andamento nesta sala, e uma sala tem uma partida de cada vez.
challenges-one-beside-threads = A partida { $game } está em andamento nesta sala, e uma sala tem uma partida de cada vez. Use outro canal, ou `where:thread`.

challenges-nobody-called = Ninguém aqui se chama { $typed }. Deixe o adversário de fora para jogar com quem aceitar.
challenges-nobody-called-strength = Ninguém aqui se chama { $typed }. Para a força do computador, use `level:1` a `level:12`.
challenges-no-player-or-game = Não há ninguém nem jogo com o nome { $typed }. Você quis dizer `{ $game }`?

challenges-no-such-game = Não existe o jogo “{ $typed }”. Os jogos são { $games }.
challenges-no-options = O jogo `{ $game }` não tem a opção “{ $typed }”. Ele não tem opções.
challenges-no-such-option = O jogo `{ $game }` não tem a opção “{ $typed }”. Suas opções são { $options }.
challenges-no-such-option-near = O jogo `{ $game }` não tem a opção “{ $typed }”. Você quis dizer `{ $near }`? Suas opções são { $options }.
challenges-option-not-here = O jogo `{ $game }` não tem a opção `{ $option }`: { $why }.
challenges-lacks-mode-three = com três lados decidem os pontos, e reis são capturados
challenges-lacks-denial-three = o veto é para dois lados
challenges-lacks-scoring-three = com três lados todo mate laser vale 277
challenges-lacks-board = seus feixes ricocheteiam na borda do próprio tabuleiro
challenges-lacks-mode-realtime = sem turnos só se joga no modo A, porque a fase Billi precisa de turnos
challenges-lacks-denial-realtime = o veto precisa de turnos
challenges-lacks-mode-crazy = com lasers só se joga no modo A, porque seus reis podem estar em pilhas e não podem virar torres
challenges-lacks-mode-draughts = um jogo de damas não tem xeque-mate nem reis de xadrez, então só se joga no modo A
challenges-lacks-joker-draughts = no jogo de damas não há cavalos, portanto não há Jokers
challenges-lacks-promotion-draughts = uma pedra vira dama e nada mais
challenges-lacks-clock-draughts = o jogo de damas é jogado em turnos
challenges-no-such-unit = “{ $typed }” não é uma unidade de tempo. Use { $units }.
challenges-no-such-value = “{ $typed }” não é um valor de `{ $option }`. Use { $values }.
challenges-takes-words = um destes: { $values }
challenges-takes-numbers = um número inteiro de { $least } a { $most }
challenges-takes-numbers-from = um número inteiro a partir de { $least }
challenges-takes-multiples = um múltiplo de { $step } de { $least } a { $most }
challenges-takes-penalties = none, ou seis números de 0 a 60 com no máximo uma casa decimal, para pawn,knight,bishop,rook,queen,king
challenges-option-needs = A opção `{ $option }` precisa de `{ $needs }`.
challenges-option-twice = A opção `{ $option }` aparece duas vezes.
challenges-position-fault = { CAPITAL($why) }.

challenges-not-played-here = { $game } não é permitido nesta sala. Permitidos aqui: { $allowed }.
challenges-made-to = Só { $whom } pode aceitar esse desafio.
challenges-declines = { $who } recusa o desafio.
challenges-withdraws = { $who } retira o desafio.
challenges-expires = O desafio de { $who } expirou.
