# As regras dos feixes de laser, para jogos de dois lados: as azuis, que começam, e as vermelhas.

rules-lasers-beams = **Os feixes.** Dois feixes de laser correm na diagonal, ricocheteiam na moldura e terminam nos cantos dela. { $course } Cada lado protege um canto, seu calcanhar de Aquiles: as azuis em { $blue }, as vermelhas em { $red }. Feixes nunca mudam quais lances são legais.
rules-lasers-edge = A borda do tabuleiro é a moldura. O feixe das azuis sai da borda direita abaixo de { $blue }, para cima e para a esquerda; o das vermelhas, da borda esquerda acima de { $red }, para baixo e para a direita.
rules-lasers-columns = Só feixes entram nas colunas { $columns }. O feixe das azuis sai de { $blue }, para cima e para a esquerda; o das vermelhas, de { $red }, para baixo e para a direita.
rules-lasers-columns-and-rows = Só feixes entram nas colunas { $columns } e nas fileiras { $rows }. O feixe das azuis sai de { $blue }, para cima e para a esquerda; o das vermelhas, de { $red }, para baixo e para a direita.
rules-lasers-holes = Buracos deixam passar qualquer feixe.
rules-lasers-stacks = De uma pilha, só a peça de baixo encontra o feixe.

rules-lasers-pieces = **O que as peças fazem com os feixes.**
    - Um peão detém qualquer feixe.
    - Uma torre ou um bispo o desvia { $rook }.
    - Um cavalo o desvia { $knight }.
    - Uma dama deixa passar seu próprio feixe e detém o outro.
    - Um rei desvia seu próprio feixe como uma torre e deixa passar o outro.
rules-lasers-like-a-vertical-mirror = como um espelho vertical: esquerda vira direita, para cima continua para cima
rules-lasers-like-a-horizontal-mirror = como um espelho horizontal: para cima vira para baixo, esquerda continua esquerda

rules-lasers-points = **Pontos.** Um feixe que termina no calcanhar do adversário é um **mate laser: { $points }**, uma vez para cada lado. { $whose } A partida continua até **{ $won }**. Quem abandona dá também esses pontos ao adversário. Vence quem tem mais pontos. Depois de um empate decidem os mates laser.
rules-lasers-fixed = 277 pontos
rules-lasers-each-turn = 200 pontos, mais 25 para cada vez que uma peça desviou o feixe, no máximo 450
rules-lasers-checkmate = o xeque-mate: 500 pontos
rules-lasers-own-moves = Só conta depois de um lance do dono do feixe.
rules-lasers-all-moves = Conta para o dono do feixe, não importa quem jogou.
rules-lasers-all-moves-but-gifts = Conta para o dono do feixe, não importa quem jogou. Depois de um lance do próprio adversário é um presente e vale 100 a menos.
rules-lasers-hunt = **Pontos.** **O xeque-mate vale 277**, e também o `{ COMMAND("defeat") }` (ACCEPT DEFEAT) do adversário. Então os dois reis viram torres e começa a caça: não há xeque, e toda peça pode ser capturada. Um feixe que termina no calcanhar do adversário é um **mate laser: 500 pontos**, e encerra a partida a qualquer momento. { $whose } `{ COMMAND("billi") }` (LET'S BILLI) começa a caça sem pontos: { $consent }. `{ COMMAND("resign") }` encerra a partida: o adversário recebe 277, na caça 500. Vence quem tem mais pontos.
rules-lasers-one-side-alone = um lado pode fazê-lo sozinho
rules-lasers-one-side-not-in-check = um lado que não está em xeque pode fazê-lo sozinho
rules-lasers-both-sides = os dois precisam concordar

rules-lasers-joker = **Cavalos Joker.** O primeiro cavalo que um lado move vira seu Joker. Quando um feixe o atinge, seu dono pode usar um salva-vidas (`{ COMMAND("lifeline") }`): **pass** (o feixe atravessa), **reflect** (como uma torre) ou **stop** (o feixe para), uma vez cada. { $lasts } Um Joker que captura o outro ganha um quarto, de qualquer tipo.
rules-lasers-until-the-next-move = Ele dura até o próximo lance.
rules-lasers-while-hit = Ele dura enquanto aquele feixe continuar atingindo o Joker.

rules-lasers-start = cada feixe para no primeiro peão que encontra.
rules-lasers-bounced = o feixe das vermelhas passa por e2, é desviado pelo bispo de f1, atravessa o rei das azuis e para em d2.
rules-lasers-window = o feixe das azuis atinge o Joker das vermelhas em f6. As vermelhas precisam escolher.
rules-lasers-mated = por c1, b1, a1, e5 e h1 o feixe das vermelhas termina no calcanhar das azuis, e as vermelhas pontuam no lance das azuis.
rules-lasers-turned = o feixe das vermelhas atravessa o rei das azuis em e1, é desviado pelo bispo de f1 e para em e2.
rules-lasers-unsaved = as azuis não usaram salva-vidas para o Joker de d2, e o feixe das vermelhas correu até o calcanhar das azuis em j1.
rules-lasers-lasermate = três peças desviam o feixe das vermelhas até o calcanhar das azuis em j1, e as vermelhas pontuam no lance das azuis.
