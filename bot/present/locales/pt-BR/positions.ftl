# Por que um texto não é uma posição que se possa jogar: orações sem o fim. São Markdown: há uma barra invertida antes de - ( ) | e afins.

positions-fields = uma posição tem seis campos: tabuleiro, vez, roque, en passant, dois números
positions-fields-of-three = uma posição tem sete campos: tabuleiro, vez, lados vivos, roque, en passant, meios\-lances quietos, rodada
positions-fields-of-draughts = uma posição tem quatro campos: tabuleiro, vez, dois números
positions-rank-of-section = o campo do tabuleiro está errado na fileira { $rank } da seção { $section }, contada a partir da base: { $what }
positions-rank = o campo do tabuleiro está errado na fileira { $rank }: { $what }
positions-field = não consigo ler o campo { $field }: { $what }
positions-word = não entendi { $word }: { $what }
positions-unplayable = esta posição não pode ser jogada: { $why }

# Campos de uma posição, como são chamados quando um não pode ser lido.
positions-field-board = tabuleiro
positions-field-side = vez
positions-field-castling = roque
positions-field-en-passant = en passant
positions-field-half-move = meios\-lances
positions-field-move-number = número do lance
positions-field-living = lados vivos
positions-field-quiet-plies = meios\-lances quietos
positions-field-round = rodada
positions-field-count = contagem
positions-field-pieces = peças

# O que vai em um campo desses.
positions-side-w-or-b = escreva w ou b
positions-side-of-three = escreva w, r ou b
positions-side-of-draughts = escreva W ou B
positions-side-without-turns = escreva w: não há turnos
positions-half-move-count = meios\-lances desde a última captura ou lance de peão
positions-half-move-count-of-draughts = meios\-lances desde a última captura ou lance de pedra
positions-half-move-without-turns = escreva 0: não há turnos
positions-from-one = um número a partir de 1
positions-number-without-turns = escreva 1: não há turnos
positions-castling-letters = escreva as letras de KQkq que valem, nesta ordem, ou \-
positions-castling-letters-of-holes = escreva Q, q, Qq ou \-
positions-castling-of-three = escreva as casas das torres que podem rocar, na ordem das casas, ou \-
positions-passed = escreva a casa por onde um peão acaba de passar, como e3, ou \-
positions-passed-of-holes = escreva a casa por onde um peão acaba de passar, como d3, ou \-
positions-passed-of-crazy = escreva cada casa passada e onde está seu peão, como e3:e4,b2:c2 a partir de a1, ou \-
positions-passed-of-three = escreva casa passada, peão e quem pode tomar, como d3:d4:rb, na ordem das casas, ou \-
positions-passed-twice = um direito dura uma vez de cada adversário, então há no máximo dois
positions-passed-without-turns = escreva \- e os direitos como ep=b:e3:e4
positions-living-of-three = escreva os de wrb que estão vivos, nesta ordem
positions-pdn-counts = escreva H e os meios\-lances quietos, F e o número de um lance
positions-pdn-pieces = escreva W e as casas das brancas, e B e as das pretas, cada um uma vez
positions-pdn-squares = as casas são números de 1 a 32, cada um uma vez, com K antes do de uma dama
positions-sections-of-three = ele tem três seções unidas por \|, para os territórios das brancas, das vermelhas e das pretas
positions-ranks-of-section = cada seção tem quatro fileiras unidas por /, da base à fronteira

# O que há de errado com o tabuleiro, ou com uma fileira dele.
positions-ranks-five = há mais de cinco fileiras
positions-digits-five = casas vazias são contadas por um algarismo de 1 a 5
positions-more-than-five = tem mais de cinco casas
positions-fewer-than-five = tem menos de cinco casas
positions-ranks-six = há mais de seis fileiras
positions-digits-six = casas vazias são contadas por um algarismo de 1 a 6
positions-more-than-six = tem mais de seis casas
positions-fewer-than-six = tem menos de seis casas
positions-ranks-eight = há mais de oito fileiras
positions-digits-eight = casas vazias são contadas por um algarismo de 1 a 8
positions-more-than-eight = tem mais de oito casas
positions-fewer-than-eight = tem menos de oito casas
positions-ranks-too-many = há fileiras demais
positions-digits = casas vazias são contadas por um algarismo
positions-squares-too-many = tem casas demais
positions-squares-too-few = tem casas de menos
positions-is-missing = está faltando
positions-more-than-eight-cells = tem mais de oito casas
positions-fewer-than-eight-cells = tem menos de oito casas
positions-digits-of-cells = casas vazias são contadas por um algarismo de 1 a 8
positions-letters = as peças são as letras PNBRQK e pnbrqk
positions-letters-of-holes = as peças são as letras RSBQKPH e rsbqkph
positions-letters-of-crazy = as peças são as letras PNBRQK e pnbrqk, e '1 só vem depois de um bispo
positions-letters-of-draughts = as peças são as letras M, K e m, k
positions-letters-of-three = uma peça é seu lado e sua letra, como wK, rP ou bN
positions-pieces-of-crazy = uma partida tem no máximo trinta e duas peças
positions-brackets = colchetes contêm duas ou mais peças. Escreva uma peça só sem eles
positions-bottom-is-rook = a peça de baixo de uma pilha é uma torre

# O que há de errado com uma palavra depois dos campos.
positions-ends-chess = uma posição de xadrez termina depois dos seis campos
positions-ends-holes = uma posição de Buracos negros termina depois dos seis campos
positions-ends-crazy = uma posição de Crazy chess termina depois dos seis campos e das palavras do veto
positions-ends-draughts = uma posição de damas termina depois dos quatro campos
positions-words-in-order = escreva cada palavra uma vez, em ordem alfabética
positions-words-once = escreva cada palavra uma vez
positions-denial = escreva denial=w ou denial=b
positions-denials = escreva denials= e quantas vezes um lance foi vetado
positions-denied = escreva denied= e um lance legal do lado que joga, como e2e4
positions-immune = escreva immune=w ou immune=b
positions-waits = escreva waits=, o último lance, e a posição antes dele, com \| em lugar dos espaços, como waits=e2e4\|rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\|w\|KQkq\|\-\|0\|1
positions-waits-elsewhere = esse lance a partir daquela posição leva a outra posição que não esta
positions-waits-closed = esse lance não pode ser vetado pelo lado que tem o direito
positions-laser-words-as-pairs = escreva as palavras como chave=valor
positions-laser-words-of-three = as palavras dos lasers são kings e scored
positions-laser-words = as palavras são billi, joker, lifelines, mated, passes e scored
positions-laser-word = a palavra dos lasers é scored
positions-only-in-mode-b = só no modo B a partida continua depois de um mate
positions-billi = escreva billi=1 quando os reis são torres
positions-no-jokers = esta mesa joga sem cavalos Joker
positions-joker = escreva como joker=b:g1,r:\- \(\- para um que foi tomado\)
positions-lifelines = escreva como lifelines=b:ps@rr,r:\- depois de joker=: o que resta, e depois de @ o que está em vigor
positions-mated = escreva mated=b ou mated=r
positions-passes = escreva passes=1 ou passes=2, na fase Billi
positions-caroms = escreva como scored=b:3,r:5g: quantas vezes uma peça desviou o feixe, g depois de um lance do adversário
positions-scored = escreva scored=b, scored=r ou scored=br
positions-kings-of-three = escreva kings=r:w: o rei de quem valeu pontos, e para quem
positions-scored-of-three = escreva scored=w:rb,r:w: o feixe de quem pontuou, e nos calcanhares de quem
positions-heirs = a única palavra aqui é heirs=r:w
positions-no-heirs = nesta mesa ninguém herda \(inherit=off\)
positions-heirs-of = escreva heirs=r:w: um lado caído e o vivo que tem suas peças
positions-unit = escreva tu= em milissegundos, um múltiplo de 20 de 1000 a 604800000
positions-now = escreva now= em milissegundos desde o início
positions-ready = escreva ready=a1:9000,b1:12000
positions-passed-word = escreva ep=b:e3:e4: quem, casa passada, peão

# Por que não se pode jogar a partir de uma posição que se pode ler.
positions-one-king = cada lado precisa ter um rei
positions-no-king = na fase Billi não pode restar nenhum rei
positions-pawn-on-edge = nenhum peão pode estar na primeira ou na última fileira
positions-castling-at-home = o roque exige rei e torre nas suas casas iniciais
positions-not-passed = nenhum peão pode ter passado pela casa de en passant com o último lance
positions-in-check = o lado que não joga está em xeque
positions-eight-pawns = um lado pode ter no máximo oito peões, contando os que estão dentro de torres
positions-pawn-on-edge-of-crazy = nenhum peão pode estar fora de uma torre na primeira ou na última fileira
positions-dark-squares = as peças ficam nas casas escuras, as da cor de a1
positions-man-is-king = uma pedra na última fileira é uma dama
positions-twelve = um lado tem no máximo doze peças
positions-no-pieces = não há peças
positions-one-king-living = cada lado vivo precisa ter um rei
positions-one-king-fallen = um lado caído pode ter no máximo um rei, o de quem abandonou
positions-mover-has-fallen = o lado que joga caiu
positions-pawn-on-base = nenhum peão pode estar em uma fileira de base
positions-castling-at-home-of-three = o roque exige rei e torre de um lado vivo nas suas casas iniciais
positions-not-passed-of-three = nenhum peão pode ter passado pela casa de en passant, ou não com esses adversários para tomá\-lo
positions-joker-stands = um cavalo Joker precisa estar na casa que joker= diz
positions-kings-have-fallen = kings= diz lados que caíram
positions-lifeline-in-force = um salva\-vidas só está em vigor onde seu feixe atinge o cavalo Joker
positions-mate-is-billi = depois de um mate os dois reis são torres: escreva R e r para eles, e billi=1
