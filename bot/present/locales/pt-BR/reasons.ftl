# Por que uma ação é recusada: orações sem o fim, depois de "é ilegal:" ou do que se digitou. Algumas seguem em frases próprias.

reasons-unreadable = não entendi este lance. Escreva a casa de onde sai e a casa aonde vai
reasons-ambiguous = mais de uma peça pode fazer isso. Acrescente a casa de onde ela sai, como em b1d2
reasons-no-such-move = isso é ilegal
reasons-no-stamp = escreva o tempo em milissegundos, o lado e o lance, como em 1000:b:f6e4
reasons-no-such-side = esta partida não tem esse lado
reasons-game-over = a partida acabou
reasons-not-this-sides-turn = não é a vez deste lado
reasons-turn-of = é a vez { FORM($side, "do") }
reasons-none-is-ready = nenhuma das suas peças está pronta ainda; `{ COMMAND("ready") }` mostra quando estarão
reasons-empty-square = não há peça em { $square }
reasons-not-your-piece = { FORM($piece, "o") } de { $square } não é { FORM($piece, "gender") ->
        [f] sua
       *[m] seu
    }
reasons-not-yours-there = a peça de { $square } não é sua
reasons-fallen = seu lado está fora da partida
reasons-wrong-movement = { FORM($piece, "um") } não se move assim
reasons-wrong-pawn-step = um peão anda uma casa para a frente, ou duas da sua segunda fileira, e captura na diagonal para a frente
reasons-blocked = { FORM($piece, "o") } de { $square } está no caminho
reasons-blocked-there = { $square } está no caminho
reasons-own-piece = { FORM($piece, "gender") ->
        [f] sua própria
       *[m] seu próprio
    } { $piece } está em { $square }
reasons-own-piece-there = sua própria peça está em { $square }
reasons-king-in-check = seu rei ficaria em xeque
reasons-king-in-check-there = seu rei ficaria em xeque em { $square }
reasons-still-in-check = você está em xeque, e isso não o impede
reasons-pinned = { FORM($piece, "o") } de { $square } está { FORM($piece, "gender") ->
        [f] cravada
       *[m] cravado
    }, e seu rei ficaria em xeque
reasons-can-not-go-there = { FORM($piece, "o") } de { $square } não pode ir lá
reasons-castling-moved = você não pode rocar para esse lado: o rei ou a torre de lá já se moveu
reasons-castling-between = há uma peça entre o rei e a torre
reasons-castling-piece-between = { FORM($piece, "o") } de { $square } está entre o rei e a torre
reasons-castling-out-of-check = você não pode rocar estando em xeque
reasons-castling-through-check = seu rei passaria por uma casa em xeque, { $square }
reasons-needs-promotion = escolha uma promoção: dama, torre, bispo ou cavalo
reasons-no-promotion = só um peão na última fileira é promovido
reasons-may-not-pass = você só pode passar quando não tem lance legal
reasons-lifeline-first = um feixe atinge um cavalo Joker: seu dono precisa escolher um salva-vidas primeiro
reasons-your-lifeline-first = escolha primeiro um salva-vidas para seu cavalo Joker
reasons-your-lifeline-first-on = escolha primeiro um salva-vidas para seu cavalo Joker em { $square }
reasons-lifeline-of-first = { FORM($side, "o") } precisam escolher primeiro um salva-vidas para o cavalo Joker
reasons-lifeline-of-first-on = { FORM($side, "o") } precisam escolher primeiro um salva-vidas para o cavalo Joker em { $square }
reasons-not-in-this-game = isso não existe nesta partida
reasons-deny-or-allow = vete ou permita o último lance primeiro
reasons-nothing-offered = não há proposta para responder
reasons-offer-stands = essa proposta já está em aberto

# Quando se pode reivindicar um empate.
reasons-claim-moves = você só pode reivindicar um empate na terceira repetição ou depois de cinquenta lances sem captura nem lance de peão
reasons-claim-quiet-time = esta partida empata automaticamente depois de { $units } unidades de tempo sem captura nem lance de peão
reasons-claim-kings-are-rooks = quando os reis são torres, não se pode reivindicar empate: a partida termina por si mesma na terceira repetição ou depois de cinquenta lances sem captura nem lance de peão, e decidem os pontos
reasons-claim-three-play = enquanto três jogam, não se pode reivindicar empate: a partida termina por si mesma na quinta repetição ou depois de cinquenta rodadas sem captura nem lance de peão
reasons-claim-two-are-left = você só pode reivindicar um empate na terceira repetição ou depois de cinquenta rodadas sem captura nem lance de peão
reasons-claim-draughts = você só pode reivindicar um empate na terceira repetição ou depois de quarenta lances sem captura nem lance de pedra
reasons-claim-or-denials = { $claim }. Depois de três vetos, quem tem o direito de veto pode reivindicar empate na vez de qualquer um dos lados, se não está em xeque

# Lasers.
reasons-no-window = não há salva-vidas para escolher agora
reasons-lifeline-used = você já usou este salva-vidas
reasons-billi-begun = os reis já são torres
reasons-billi-in-check = você não pode dizer LET'S BILLI estando em xeque

# Veto.
reasons-no-denial-right = você não tem o direito de veto
reasons-nothing-to-deny = só o último lance do adversário pode ser vetado, antes de você responder a ele
reasons-immune-move = o primeiro lance de um lado que acaba de vetar não pode ser vetado
reasons-immune-knight = um lance de cavalo não pode ser vetado
reasons-immune-king = nesta partida um lance de rei não pode ser vetado
reasons-only-move = nesta partida o único lance de um lado não pode ser vetado
reasons-move-denied = este lance foi vetado. Jogue outro
reasons-allow-by-moving = você não precisa permitir um lance. Basta responder a ele

# Buracos negros.
reasons-no-hole = não há buraco em { $square }
reasons-not-your-hole = o buraco de { $square } não é seu. Você só viaja pelos seus próprios buracos
reasons-cannot-enter = { FORM($piece, "o") } de { $square } não alcança { $hole } com um lance normal
reasons-entry-blocked = { FORM($piece, "um") } em { $square } está no caminho até o buraco negro
reasons-wrong-exit = { FORM($piece, "o") } precisa sair do buraco branco na direção em que entrou em { $black }. De { $white } pode ir a { $squares }
reasons-no-exit = { FORM($piece, "o") } precisa sair do buraco branco na direção em que entrou em { $black }. De { $white } não pode ir a lugar nenhum
reasons-exit-blocked = { FORM($piece, "um") } em { $square } bloqueia a saída do buraco branco. Pode ser { FORM($piece, "gender") ->
        [f] capturada, não atravessada
       *[m] capturado, não atravessado
    }
reasons-own-exit = um buraco que se move não pode sair por si mesmo. Escolha outro buraco branco
reasons-own-king = você não pode capturar o próprio rei
reasons-straight-takes-nothing = um peão que entrou reto em { $black } não pode capturar
reasons-diagonal-must-take = um peão que entrou na diagonal em { $black } precisa capturar
reasons-no-effect = um lance pelos buracos não pode terminar onde começou
reasons-holes-are-not-taken = um lance normal não pode capturar um buraco. Para viajar pelos seus, diga início, buraco negro, buraco branco e fim, como em a1-b1-a4-b4
reasons-hole-takes-nothing = um buraco anda uma casa, para uma vazia
reasons-drop-elsewhere = você só pode colocar um buraco em uma casa vazia da sua primeira fileira
reasons-drop-occupied = há { FORM($piece, "um") } em { $square }. Você só pode colocar um buraco em uma casa vazia
reasons-hole-needs-promotion = escolha uma promoção: dama, torre, bispo, cavalo (S) ou buraco (H)

# Crazy chess.
reasons-no-such-level = não há peça no nível { $level } de { $square }
reasons-buried = nesta partida só a peça do topo pode sair de uma pilha, ou a torre de baixo com a pilha toda
reasons-two-steps = um rei dá dois passos por vez. Diga as duas casas, como em e1-f2-e1
reasons-step-after-castling = o roque é só o primeiro passo do rei. Acrescente o segundo, como em { $example }
reasons-one-step = só um rei dá dois passos. Diga uma casa
reasons-no-rook = não há torre em { $square } para entrar
reasons-jump-instead = você não pode capturar sua própria torre em { $square }. Para entrar nela, escreva { $square }^
reasons-no-all-round = só uma dama captura tudo ao redor, e só com uma peça ao lado dela
reasons-no-victim = um cavalo captura uma peça inimiga, na última casa ou em uma por onde passa
reasons-end-blocked = um cavalo que captura no caminho precisa terminar em uma casa vazia ou entrar em uma torre
reasons-first-row = um peão não pode andar para sua própria primeira fileira
reasons-no-double-step = um peão só dá um passo duplo da sua segunda fileira, não de dentro de uma torre, para a frente ou para o lado, por cima de uma casa vazia
reasons-pawn-step = um peão anda uma casa para a frente, para o lado ou para trás, captura na diagonal para a frente, e troca de lugar com ~
reasons-nobody-to-meet = um peão só pode trocar de lugar com uma peça, e não há nenhuma
reasons-own-pawn = trocar com seu próprio peão não muda nada
reasons-broken-chain = cada peão de uma cadeia vai uma vez, para a casa em que então está a peça trocada
reasons-not-a-pawn = só peões trocam de lugar
reasons-suicide = isso mataria seu próprio rei
reasons-rises-into = o bispo que ressuscita em { $square } daria xeque ao seu rei
reasons-check-from = seu rei ficaria em xeque { FORM($piece, "pelo") } de { $square }
reasons-needs-promotions = { $count ->
    [1] escolha promoções para { $count } dos seus peões, na ordem das colunas, como em =q
   *[other] escolha promoções para { $count } dos seus peões, na ordem das colunas, como em =q
}
reasons-choose-first = escolha primeiro uma promoção para seu peão, como em =q
reasons-nothing-to-choose = nenhum dos seus peões espera uma promoção

# Xadrez a três.
reasons-inert-piece = esse lado está fora da partida, então suas peças não se movem

# Damas.
reasons-no-step = uma peça anda uma casa na diagonal, ou salta sobre uma peça inimiga para a casa vazia de trás
reasons-man-goes-forward = uma pedra só anda e salta para a frente; uma dama, nos dois sentidos
reasons-occupied = { $square } está ocupada
reasons-nothing-to-jump = não há peça em { $square } para saltar
reasons-jumps-own = a peça de { $square } é sua. Você só pode saltar sobre peças inimigas
reasons-jumped-already = a peça de { $square } já foi capturada
reasons-must-capture = capturar é obrigatório. Sua peça de { $square } pode
reasons-goes-on = a captura continua a partir de { $square }. Jogue-a até o fim
reasons-crowned-there = a pedra vira dama em { $square }, e a vez acaba ali

# Xadrez sem turnos.
reasons-cooling = esta peça ainda não está pronta
reasons-tie-lost = { FORM($side, "o") } jogaram primeiro, e seu lance foi cancelado. Sua peça continua pronta
reasons-too-many-held = lances seus demais estão esperando. Tente de novo daqui a pouco
reasons-king-only = nesta partida só o rei pode jogar enquanto está em xeque
reasons-king-is-not-taken = o rei não pode ser capturado. O xeque-mate vence
reasons-no-turns = não há turnos para passar
reasons-no-premoves = nesta partida os lances agendados estão desligados
reasons-ready-already = esta peça está pronta, então basta jogá-la

# Pactos. O que está entre parênteses e depois de dois-pontos se digita.
reasons-pact-unreadable = não entendi isto. Use pact-offer(...), -accept(N), -refuse(N), -counter(N;...), -withdraw(N) ou -denounce(N)
reasons-pact-too-long = isso é longo demais para um pacto
reasons-pact-no-number = qual pacto? Acrescente o número
reasons-pact-no-addressee = para quem é? Diga um lado, ou both
reasons-pact-to-yourself = você não pode propor um pacto a si
reasons-pact-no-terms = um pacto precisa de um termo, por exemplo each.peace
reasons-pact-too-many-terms = um pacto tem no máximo { $most } termos
reasons-pact-term = termo { $term }: { $why }
reasons-pact-no-duration = um pacto pode durar até o fim de uma rodada, até que um rei seja capturado ou até que um termo se cumpra: 3, king, king.red ou term.2. Sem until, ele não tem fim
reasons-pact-round-over = essa rodada já passou; é a rodada { $round }
reasons-pact-no-such-term = este pacto não tem o termo { $term }
reasons-pact-endless-term = o termo { $term } é uma promessa sem fim, então o pacto não pode durar até que se cumpra. Use uma rodada, king, king.red, ou o número de um termo move, against, hostage, heir ou draw-if-two
reasons-pact-stands = uma proposta fica em aberto por 1 a { $most } dos seus próprios lances
reasons-pact-you-are-out = só faz pactos quem ainda está na partida
reasons-pact-they-are-out = um lado deste pacto está fora da partida
reasons-pact-no-such-pact = não existe o pacto { $pact }
reasons-pact-not-on-offer = o pacto { $pact } não está mais em aberto
reasons-pact-not-to-you = o pacto { $pact } não é oferecido a você
reasons-pact-your-own = o pacto { $pact } é uma proposta sua. Você pode retirá-la, mas não responder a ela
reasons-pact-accepted = você já aceitou o pacto { $pact }
reasons-pact-not-yours = o pacto { $pact } não é uma proposta sua
reasons-pact-not-in-force = o pacto { $pact } não está em vigor
reasons-pact-no-party = você não faz parte do pacto { $pact }
reasons-pact-denounced = você já encerrou o pacto { $pact }
reasons-pact-too-many-stand = você tem { $most } propostas em aberto. Espere uma resposta ou retire uma
reasons-pact-too-many-open = você tem { $most } pactos em vigor ou propostos, o máximo. Encerre ou retire um
reasons-pact-no-more-offers = você fez { $most } propostas, o máximo em uma partida
reasons-pact-no-more-numbers = esta partida já teve { $most } propostas, e não pode ter mais
reasons-pact-number-given = o número de pacto { $pact } já foi usado. Use um maior

# Por que um termo de um pacto é recusado.
reasons-term-unreadable = não entendi isto. Escreva quem promete o quê, por exemplo: each peace, white no check, red spare Qd1, each keep out of e4, white against black every 2
reasons-term-trailing = só entendi o começo disto. Quanto dura o pacto não faz parte de um termo: vai em until, por exemplo until:3
reasons-term-no-party = só um lado do pacto pode prometer
reasons-term-one-side = qual lado promete isto?
reasons-term-no-side = qual lado?
reasons-term-against-party = esse lado faz parte do pacto
reasons-term-out = esse lado está fora da partida
reasons-term-no-heir = o herdeiro precisa ser o outro lado do pacto, e um terceiro lado, fora dele, ainda precisa estar em jogo
reasons-term-no-cells = diga casas do tabuleiro, no máximo { $most }
reasons-term-no-piece = não existe essa peça
reasons-term-number = o número falta, é pequeno demais ou grande demais
reasons-term-no-move = não entendi este lance
reasons-term-no-hostage = um refém precisa de outro termo do pacto. Acrescente o número dele, como em hostage(2)
reasons-term-no-words = faltam as palavras
reasons-term-too-many-words = uma promessa com suas palavras pode ter no máximo { $most } caracteres
reasons-term-round-over = essa rodada já passou
