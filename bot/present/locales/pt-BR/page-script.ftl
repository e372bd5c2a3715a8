page-script-side = { $side ->
    [white] Brancas
    [black] Pretas
    [blue] Azuis
   *[red] Vermelhas
}
page-script-piece = { $kind ->
    [pawn] peão
    [knight] cavalo
    [bishop] bispo
    [rook] torre
    [carrier] torre
    [queen] dama
    [king] rei
    [hole] buraco
    [man] pedra
    [crowned] dama
   *[other] peça
}
page-script-no = Não
page-script-next = Próximo
page-script-send = Enviar
page-script-cancel = Cancelar
page-script-join = Entrar
page-script-save = Salvar
page-script-copy = Copiar
page-script-copied = Copiado
page-script-only-you = Só você vê isto
page-script-no-connection = Sem conexão.
page-script-reading-again = Sem conexão. Tentando de novo…
page-script-not-sent = Não foi enviado, e a partida continuou. Tente de novo.
page-script-too-long = É longo demais.
page-script-not-understood = O bot não entendeu isso.
page-script-play-computer = Contra o computador
page-script-picture-gone = Esta imagem não está mais disponível.

page-script-draw-offered = Propõem empate.
page-script-takeback-requested = Pedem para voltar o lance.
page-script-pause-proposed = Propõem uma pausa.
page-script-seat-offered = Oferecem um lugar a você.
page-script-of-pact = { $button }: pacto { $number }

page-script-board = Tabuleiro: escolha uma peça e depois a casa para onde ela vai
page-script-goes-on = { $piece }, por { $squares }: por onde continua?
page-script-moves-open = { $count ->
    [1] { $piece }: 1 lance
   *[other] { $piece }: { $count } lances
}
page-script-chosen = { $what }, na mão
page-script-not-ready = { $what }, ainda em recarga
page-script-queued = { $what }, lance agendado
page-script-on-the-way = { $square }, no caminho
page-script-captures-there = { $square }, captura: { $piece }
page-script-swaps-there = { $square }, troca de lugar com: { $piece }
page-script-enters-there = { $square }, entra em: { $piece }
page-script-tap-again = Toque de novo para { $move }
page-script-which = Qual?
page-script-promote-to = Promover a…
page-script-sign-takes = captura
page-script-sign-swaps = troca de lugar
page-script-sign-enters = entra na torre
page-script-sign-by = continua dali
page-script-sign-breach = quebra sua palavra
page-script-arrange = Posição: escolha uma peça aqui ou abaixo e depois a casa dela. Delete tira uma peça.
page-script-minutes = { $count }m

page-script-ahead-board = Agendar lance: escolha uma peça e depois a casa para onde ela vai na sua vez
page-script-ahead-where = { $from }: para onde vai na sua vez?
page-script-ahead-queued = { $from } para { $to }, lance agendado
page-script-ahead-told = { $from } para { $to } na sua vez. Toque nele para cancelar.
page-script-ahead-cancelled = Lance cancelado
page-script-ahead-dropped = { $from } para { $to } não é mais possível

page-script-to-move = deve jogar
page-script-to-answer = deve responder
page-script-out = fora
page-script-they-move = Vez de { $names }.
page-script-they-answer = Falta a resposta de { $names }.
page-script-they-answer-pact = Falta a resposta de { $names } a uma proposta de pacto.
page-script-more-pieces = Mais peças que o outro lado, em peões
page-script-beam = Feixe
page-script-where-beam = { $side ->
    [white] Para onde vai o feixe das brancas
    [black] Para onde vai o feixe das pretas
    [blue] Para onde vai o feixe das azuis
   *[red] Para onde vai o feixe das vermelhas
}
page-script-lost = perdidas: { $pieces }
page-script-taken = capturadas: { $pieces }
page-script-pact-with = Pacto { $number } com { $sides }
page-script-pact-broken = Pacto { $number } com { $sides }, quebrado
page-script-days = { $days } d { $hours } h
page-script-hours = { $hours } h { $minutes } min

page-script-looking-back = Você está olhando para trás.
page-script-back-to-game = Voltar à partida
page-script-last-game = Sua última partida: { $result }.
page-script-look-again = Ver de novo
page-script-chain = { $count ->
    [one] { $count } passo
   *[other] { $count } passos
}
page-script-your-move = É a sua vez.
page-script-your-answer = Responda, por favor.
page-script-awaits-answer = A oferta espera resposta.
page-script-may-deny = tem o direito de veto
page-script-coach-beam = seu feixe
page-script-coach-laser = seu laser
page-script-coach-guard = proteja isto
page-script-coach-hit = acerte aqui

page-script-own-side = { $side ->
    [white] Você joga com as brancas.
    [black] Você joga com as pretas.
    [blue] Você joga com as azuis.
   *[red] Você joga com as vermelhas.
}
page-script-game = A partida { $number }
page-script-own-page = tem página própria
page-script-rules = Regras
page-script-board-words = O tabuleiro em palavras
page-script-record = Registro
page-script-steps = Percorrer a partida
page-script-moves = Lances
page-script-no-moves = Ainda não há lances.
page-script-first-move = Arraste uma peça até a casa dela, ou toque na peça e depois na casa.
page-script-tap-twice = O primeiro toque na casa mostra o lance, o segundo joga.
page-script-first-position = Primeira posição
page-script-back = Voltar
page-script-forward = Avançar
page-script-latest-position = Última posição
page-script-denied = { $move }, com veto
page-script-at-first = A primeira posição
page-script-at-latest = A última posição
page-script-at-move = A posição depois de { $move }
page-script-offer-pact = Propor um pacto
page-script-no-pacts = Ainda não há pactos. Dois jogadores, ou os três, podem prometer algo um ao outro, e todos veem.
page-script-earlier = Uma posição anterior.
page-script-play-on = Continuar na mesa
page-script-open-table = Abrir a mesa
page-script-copy-address = Copie o endereço acima

page-script-bot = bot
page-script-you = você
page-script-called-you = (você)
page-script-for-person = para { $name }
page-script-show = Mostrar
page-script-show-label = Mostrar esta posição
page-script-describe = Descrever a imagem
page-script-download = Baixar { $name }
page-script-copy-file = Copiar { $name }
page-script-file-copied = { $name }: copiado.
page-script-no-copying = Seu navegador não permite copiar. Selecione o texto.
page-script-dismiss = Fechar
page-script-hidden = Oculto: aperte para ver
page-script-stop = Parar
page-script-stop-label = Parar a animação
page-script-start = Reproduzir
page-script-start-label = Reproduzir a animação

page-script-line = Mensagem ou comando em { $room }
page-script-title-called = Para você
page-script-title-turn = É a sua vez
page-script-title-turns = { $count ->
    [1] É a sua vez em { $count } partida
   *[other] É a sua vez em { $count } partidas
}
page-script-badge-called = para você
page-script-badge-new = novas
page-script-badge-turn = sua vez
page-script-badge-answer = responda
page-script-connection-lost = Conexão perdida. Tentando de novo…
page-script-connected = Conexão restabelecida.
page-script-suggestions = { $count ->
    [1] 1 sugestão
   *[other] { $count } sugestões
}
page-script-file-large = Esse arquivo é grande demais. Um registro pode ter no máximo 200000 caracteres.
page-script-file-no-text = Esse arquivo não é texto. Escolha um registro do Lasermate, PGN ou PDN.

page-script-continue-as = Continuar como { $name }
page-script-delete-sure = Apagar este nome? Suas mensagens, resultados e ratings também são apagados. Você abandona suas partidas em andamento e sai dos seus torneios. Ninguém pode desfazer isso.
page-script-name-first = Escolha primeiro um nome, para que saibam quem joga.
page-script-push-blocked = Seu navegador bloqueia as notificações desta página. Permita-as nas configurações do navegador para esta página.
page-script-push-failed = Não foi possível ativar as notificações. Tente mais tarde ou em outro navegador.

page-script-optional = { $label } (opcional)
page-script-choose = Escolha…
page-script-tick = Marque o que vocês prometem um ao outro.
page-script-you-offer = Você propõe: { $what }
page-script-you-offer-both = Você propõe aos outros dois: { $what }
page-script-you-offer-to = Você propõe ({ $side }): { $what }

page-script-demo-pawn = Um peão se move…
page-script-demo-beams = …e os feixes também.
page-script-demo-bishop = Um bispo desvia um deles.
page-script-demo-lasermate = Mate laser! O feixe azul termina no calcanhar vermelho: 277 pontos para as azuis.
page-script-press-copy = Aperte Ctrl+C
page-script-seats-taken = Os lugares estão ocupados. Você pode assistir.
page-script-invites-you = { $name } convida você: { $terms }
page-script-no-channel = O canal #{ $name } não existe mais.
page-script-nothing-on = Nenhuma partida em andamento agora.
page-script-accept = Aceitar
page-script-accept-of = Aceitar o desafio de { $name }: { $terms }
page-script-play-computer-at = Contra o computador: { $game }
page-script-invite = Convidar
page-script-invite-to = Convidar alguém: { $game }
page-script-lesson-laser = Cada lado tem um laser. Seu feixe começa aqui e nunca descansa.
page-script-lesson-heel = Cada lado tem um calcanhar em um canto. Proteja o seu, mire no outro.
page-script-lesson-turns = As peças desviam os feixes, e as paredes também. Qualquer lance pode mudar o caminho deles.
page-script-lesson-try = Experimente: um bispo é um espelho. Aperte uma casa marcada e veja aonde vão os feixes.
page-script-lesson-bishop = Um bispo sai, e o feixe vai atrás dele. Em uma partida, aperte Feixe ou ↯ para ver cada desvio.
page-script-lesson-lasermate = O feixe termina no calcanhar do outro lado: um mate laser! Ele vale pontos.
page-script-lesson-chess = O resto é xadrez: capturar, dar xeque, dar mate. Ganha quem tem mais pontos.

page-script-solve-deny = Vetar o último lance
page-script-solve-allow = Permitir o lance
page-script-solve-pass = Passar
page-script-in-a-row = { $count ->
    [1] { $count } resolvido seguido
   *[other] { $count } resolvidos seguidos
}
page-script-choose-squares = Escolha casas
page-script-check-answer = Conferir minha resposta
page-script-hint = Dica: { $words }
page-script-daily-begins = Era o problema do dia
page-script-rating-begins = Seu rating de problemas
