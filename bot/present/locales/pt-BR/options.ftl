# Opções dos jogos: o que significam seus valores, onde se escolhe um.

options-unit = { $span } por unidade
options-unit-help = por quanto tempo um peão recarrega; uma dama leva nove vezes isso
options-units = um tempo como `2s`, `30s`, `1m` ou `1h`, de 1 s a 7 dias

options-yes = sim
options-no = não

options-board-12x8 = duas colunas livres de cada lado do tabuleiro de xadrez
options-board-8x8 = o próprio tabuleiro de xadrez
options-board-10x8 = uma coluna livre de cada lado do tabuleiro de xadrez
options-board-14x8 = três colunas livres de cada lado do tabuleiro de xadrez
options-board-16x8 = quatro colunas livres de cada lado do tabuleiro de xadrez
options-board-12x10 = duas colunas livres de cada lado do tabuleiro de xadrez, uma fileira livre acima e abaixo
options-board-12x12 = duas colunas livres de cada lado do tabuleiro de xadrez, duas fileiras livres acima e abaixo
options-draughts-board-12x8 = duas colunas livres de cada lado do tabuleiro
options-draughts-board-8x8 = o próprio tabuleiro
options-draughts-board-10x8 = uma coluna livre de cada lado do tabuleiro
options-draughts-board-14x8 = três colunas livres de cada lado do tabuleiro
options-draughts-board-16x8 = quatro colunas livres de cada lado do tabuleiro
options-draughts-board-12x10 = duas colunas livres de cada lado do tabuleiro, uma fileira livre acima e abaixo
options-draughts-board-12x12 = duas colunas livres de cada lado do tabuleiro, duas fileiras livres acima e abaixo

options-mirror-columns = um espelho ao longo das colunas: o feixe continua para cima ou para baixo
options-mirror-rows = um espelho ao longo das fileiras: o feixe continua para a esquerda ou para a direita
options-three-way-mirror-columns = um espelho ao longo das colunas: o feixe fica do lado esquerdo ou direito da casa
options-three-way-mirror-rows = um espelho ao longo das fileiras: o feixe fica na ponta próxima ou distante da casa

options-mode-a = BilliChess: um mate laser vale 277, o xeque-mate vale 500 e encerra a partida
options-mode-b = Billi-Chess: xeque-mate vale 277 e os reis viram torres, um mate laser vale 500 e encerra a partida

options-scoring-fixed = sempre 277
options-scoring-carom = 200, mais 25 por vez que uma peça desviou o feixe, até 450; 100 a menos após lance do adversário

options-lets_billi-mutual = os dois precisam concordar
options-lets_billi-unilateral_not_in_check = um lado sozinho, mas não em xeque
options-lets_billi-unilateral = um lado sozinho

options-lifeline_duration-contact = enquanto o feixe continuar atingindo o Joker
options-lifeline_duration-one_ply = até o próximo lance

options-denial-off = nenhum
options-denial-hard = qualquer lance, menos de cavalo
options-denial-soft = qualquer lance, menos de cavalo ou de rei
options-crazy-denial-off = nenhum
options-crazy-denial-hard = qualquer lance, menos de um cavalo que não captura nada no caminho
options-crazy-denial-soft = qualquer lance, menos de rei ou de um cavalo que não captura nada no caminho
options-draughts-denial-off = nenhum
options-draughts-denial-hard = qualquer lance
options-draughts-denial-soft = qualquer lance, menos de dama

options-pawn_exit-strict = precisa capturar se entrou na diagonal, e não pode se entrou reto
options-pawn_exit-free = pode capturar ou não, de qualquer jeito que tenha entrado

options-jump_off-any = todas
options-jump_off-top_only = só a do topo de uma pilha
options-king_step_reactions-deferred = depois do segundo passo do rei
options-king_step_reactions-immediate_but_king_exempt = na hora, sem tocar no rei
options-suicide-allround_only = a captura ao redor de uma dama
options-suicide-any = qualquer lance
options-suicide-never = nenhum
options-forced_promotion-queen = uma dama
options-forced_promotion-ask = o que seu dono escolher antes do próximo lance

options-initial-random_fractional = ao acaso, no máximo seu tempo inteiro
options-initial-random_rounded = ao acaso, em unidades inteiras
options-initial-full = seu tempo inteiro
options-initial-zero = nada
options-penalties-none = como diz initial
options-penalties-1-3-3-5-9-4 = seu tempo inteiro
options-penalties-1-1-1-1-1-1 = uma unidade cada
options-in_check-resolve = tudo o que acabe com o xeque
options-in_check-king_only = só o rei pode jogar
options-stalemate-draw = a partida é empate
options-stalemate-ignore = nada: o outro lado pode continuar jogando
options-tie_window-tu-20 = um vigésimo de unidade
options-tie_window-0 = só por chegadas no mesmo milissegundo
options-promo_cooldown-pawn = como um peão
options-promo_cooldown-new_piece = como a peça nova
options-ep-next_move = só com o próximo lance do adversário
options-ep-until_pawn_ready = até que esse peão esteja pronto de novo
options-ep-off = nunca
options-draw_tu-50 = 50 unidades
options-draw_tu-100 = 100 unidades
options-draw_tu-200 = 200 unidades

options-inherit-off = ficam como obstáculos
options-inherit-on = ficam com quem capturou
options-resign_heir-none = ninguém: ficam como obstáculos
options-resign_heir-next = quem joga em seguida
options-centre-branch = para as duas casas da sua própria cor
options-centre-straight = para a casa em frente, da outra cor
options-knight-union = duas casas e uma para o lado, ou uma e duas para o lado
options-knight-two_then_one = duas casas e depois uma para o lado
options-three-way-ep-both = cada adversário na sua próxima vez
options-three-way-ep-next_player_only = quem joga em seguida
options-three-way-ep-off = ninguém
options-three-way-stalemate-conventional = sem lances, ou só com lances que perdem o rei
options-three-way-stalemate-no_move_only = só sem nenhum lance
options-turn-clockwise = as vermelhas à esquerda das brancas
options-turn-mirror = as vermelhas à direita das brancas
