# Exercícios do Crazy chess: cada um uma pergunta, suas respostas, que são rótulos de botões, e o que se diz de cada resposta.

exercises-crazy-stacks = A torre branca carrega um peão. A torre preta de a4 carrega uma torre, e esta, um peão. As brancas capturam em a4. O que fica lá?
exercises-crazy-stacks-both = a torre e o peão brancos
exercises-crazy-stacks-both-why = A carga da torre capturada cai em a4, e o que cai captura.
exercises-crazy-stacks-white = um peão branco
exercises-crazy-stacks-white-why = Ele também cai, mas não por último. Quem estava no topo da pilha das pretas?
exercises-crazy-stacks-black = um peão preto
exercises-crazy-stacks-black-why = A torre preta de dentro cai e captura a torre branca. O peão branco cai e captura essa torre, cujo peão cai por último e captura o branco.
exercises-crazy-stacks-nothing = nada
exercises-crazy-stacks-nothing-why = A última peça que cai fica.

exercises-crazy-bishop = A torre branca, com seu peão, captura o bispo de a4. O que fica lá?
exercises-crazy-bishop-both = a torre e o peão brancos
exercises-crazy-bishop-both-why = Um bispo capturado ressuscita e captura a peça de baixo, aqui a torre.
exercises-crazy-bishop-pawn = um peão branco
exercises-crazy-bishop-pawn-why = O bispo ressuscita e captura a torre. O peão cai e captura o bispo, que não ressuscita duas vezes.
exercises-crazy-bishop-risen = um bispo ressuscitado
exercises-crazy-bishop-risen-why = A torre que ele capturou carregava um peão.

exercises-crazy-tower = Em a2 há quatro torres e um peão. O cavalo branco vai de a1 a b3 e captura a terceira torre de passagem. O que fica em a2?
exercises-crazy-tower-two-rooks = duas torres
exercises-crazy-tower-two-rooks-why = O que a terceira torre carregava cai em a2, e o que cai captura a peça de baixo que está lá.
exercises-crazy-tower-rook-and-pawn = uma torre e o peão
exercises-crazy-tower-rook-and-pawn-why = O peão cai depois que a torre que o carregava é capturada.
exercises-crazy-tower-pawn = o peão
exercises-crazy-tower-pawn-why = A quarta torre cai sobre a de baixo, e a carga dela cai por sua vez. O peão é o último e fica.
exercises-crazy-tower-nothing = nada
exercises-crazy-tower-nothing-why = A última peça que cai fica.

exercises-crazy-inside = O cavalo branco salta para c3 e captura o bispo dentro da torre que está lá. O que fica em c3?
exercises-crazy-inside-both = a torre e o cavalo
exercises-crazy-inside-both-why = O bispo ressuscita e captura a peça de baixo da casa, aqui sua própria torre.
exercises-crazy-inside-risen = um bispo ressuscitado
exercises-crazy-inside-risen-why = Ele capturou a torre, então o cavalo em cima dela cai.
exercises-crazy-inside-knight = o cavalo
exercises-crazy-inside-knight-why = O bispo ressuscita e captura a torre. O cavalo cai e captura o bispo.

exercises-crazy-suicide = A dama branca captura tudo ao redor. O que acontece?
exercises-crazy-suicide-nothing = Nada
exercises-crazy-suicide-nothing-why = Tudo ao redor quer dizer peças dos dois lados.
exercises-crazy-suicide-illegal = É ilegal
exercises-crazy-suicide-illegal-why = É o único lance com que você pode matar o próprio rei. O bot pergunta antes.
exercises-crazy-suicide-loses = As brancas perdem
exercises-crazy-suicide-loses-why = Ela captura o próprio rei.

exercises-crazy-check = O rei preto está dentro de uma torre em d4, e o bispo branco a ataca. As pretas estão em xeque?
exercises-crazy-check-yes = Sim
exercises-crazy-check-yes-why = Se o bispo captura a torre, o rei cai e captura o bispo. Mas o bispo ressuscita e captura o rei.
exercises-crazy-check-no = Não
exercises-crazy-check-no-why = Uma peça dentro de uma torre não pode ser capturada antes da torre. O que vem depois disso?

# As respostas dos dois últimos também são casas.
exercises-crazy-king = O rei branco captura o bispo de e2 com o primeiro passo. Para onde pode ir com o segundo?
exercises-crazy-king-d1-why = O bispo ressuscita em e2 quando o rei sai de lá, e ataca d1.
exercises-crazy-king-f3-why = O bispo ressuscita em e2 quando o rei sai de lá, e ataca f3.
exercises-crazy-king-stays = ele fica em e2
exercises-crazy-king-stays-why = Um rei sempre dá dois passos.
exercises-crazy-king-e1-why = O bispo ressuscita em e2 e só ataca na diagonal.

exercises-crazy-queen = O rei branco captura a dama de e2 com o primeiro passo. Qual segundo passo o salva da vingança dela?
exercises-crazy-queen-e1-why = A vingança dela captura tudo em volta de e2, e e1 também.
exercises-crazy-queen-f2-why = A vingança dela captura tudo em volta de e2, e f2 também.
exercises-crazy-queen-rook = para dentro da torre de f1
exercises-crazy-queen-rook-why = A vingança dela captura a torre, e o rei que está dentro cai em f1, vivo.
exercises-crazy-queen-none = nenhum
exercises-crazy-queen-none-why = Uma torre capturada salva o que carrega.
