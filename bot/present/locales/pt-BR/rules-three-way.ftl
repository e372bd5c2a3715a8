# As regras do xadrez a três, para as brancas, as vermelhas e as pretas.

rules-three-way-board = **O tabuleiro.** Um hexágono de 96 casas, um terço para cada lado: as brancas têm as colunas a–h (fileiras 1 a 4), as vermelhas l–i e d–a (8 a 5), as pretas h–e e i–l (12 a 9). Cada exército começa na sua base como no xadrez. Começam as brancas, depois jogam as vermelhas, à esquerda das brancas, depois as pretas.
rules-three-way-board-mirrored = **O tabuleiro.** Um hexágono de 96 casas, um terço para cada lado: as brancas têm as colunas a–h (fileiras 1 a 4), as pretas l–i e d–a (8 a 5), as vermelhas h–e e i–l (12 a 9). Cada exército começa na sua base como no xadrez. Começam as brancas, depois jogam as vermelhas, à direita das brancas, depois as pretas.

rules-three-way-moves-straight = **Lances.** Como no xadrez (`{ COMMAND("move") } e2e4`). As colunas continuam além da fronteira, e uma diagonal que chega ao centro o atravessa em linha reta.
rules-three-way-moves-either-way = **Lances.** Como no xadrez (`{ COMMAND("move") } e2e4`). As colunas continuam além da fronteira, e uma diagonal que chega ao centro pode seguir por uma de duas direções.
rules-three-way-knight-two-then-one = Um cavalo anda duas casas e depois uma para o lado, também perto do centro.
rules-three-way-castling-through-check = Um rei pode rocar saindo de um xeque, passando por um e entrando em um.
rules-three-way-promotion = Peões são promovidos na base de qualquer um dos adversários.
rules-three-way-promotion-of-inherited = Um peão herdado é promovido em qualquer base, menos naquela de onde veio.
rules-three-way-no-en-passant = Não há en passant.
rules-three-way-en-passant-next = Só quem joga em seguida pode capturar en passant.
rules-three-way-en-passant-both = Cada adversário pode capturar en passant na sua próxima vez.

rules-three-way-kings = **Reis** são capturados como qualquer peça. O xeque é anunciado, mas você não precisa responder a ele.
rules-three-way-out = Quem perde o rei, abandona ou perde no tempo está fora. Suas peças ficam como obstáculos: podem ser capturadas e não atacam nada.
rules-three-way-out-inherited = Quem fica sem rei está fora. Quem captura um rei herda todas as peças daquele lado. As peças de quem abandona ou perde no tempo vão para quem joga em seguida.
rules-three-way-out-inherited-by-capture = Quem fica sem rei está fora. Quem captura um rei herda todas as peças daquele lado. As peças de quem abandona ou perde no tempo não vão para ninguém e ficam como obstáculos.
rules-three-way-won = O último lado com um rei vence.
rules-three-way-won-by-points = Quando resta um só rei ou a partida empata, decidem os pontos. Em caso de igualdade, um lado que está fora perde.

rules-three-way-beams = **Feixes.** Cada lado tem um calcanhar, o canto na ponta direita da sua fileira de base, e um feixe que sai duas fileiras à frente dele, para a frente e para a esquerda.
rules-three-way-beams-as-in-billichess = As peças desviam, detêm ou deixam passar os feixes como no BilliChess (`{ COMMAND("rules") } billichess`).
rules-three-way-beams-exchanged = As peças desviam, detêm ou deixam passar os feixes como no BilliChess (`{ COMMAND("rules") } billichess`), com os espelhos dos cavalos e das outras peças trocados.
rules-three-way-beams-all-moves = Um feixe no calcanhar de um adversário vale **277**, uma vez para cada par de feixe e calcanhar, não importa quem jogou.
rules-three-way-beams-own-moves = Um feixe no calcanhar de um adversário vale **277**, uma vez para cada par de feixe e calcanhar, só depois de lances do seu dono.
rules-three-way-beams-of-kings = Capturar um rei vale **500**. O feixe de um lado que está fora fica apagado.

rules-three-way-draws = **Empates.** `{ COMMAND("draw") }` pergunta a todos: todos precisam concordar, e quem não responde a tempo concorda. Com três, quem não tem lances passa. Com dois, é empate se quem joga não está em xeque e todo lance perderia o rei; e na terceira repetição, ou depois de 50 rodadas sem captura nem lance de peão, você pode reivindicar o empate (`{ COMMAND("draw claim") }`). A quinta repetição ou 75 dessas rodadas (50 com três) são empate.
rules-three-way-draws-without-moves = **Empates.** `{ COMMAND("draw") }` pergunta a todos: todos precisam concordar, e quem não responde a tempo concorda. Com três, quem não tem lances passa. Com dois, é empate se quem joga não está em xeque e não tem lances; e na terceira repetição, ou depois de 50 rodadas sem captura nem lance de peão, você pode reivindicar o empate (`{ COMMAND("draw claim") }`). A quinta repetição ou 75 dessas rodadas (50 com três) são empate.

rules-three-way-pacts = **Pactos** são feitos em público com `{ COMMAND("pact") } offer`, e ninguém é obrigado a respeitá-los. Quebras são anunciadas, e `{ COMMAND("profile") }` não as esquece. Computadores também fazem pactos: uns são leais, outros astutos ou traiçoeiros.

rules-three-way-start = três exércitos, cada um na sua base.
rules-three-way-across = para onde a dama branca de a4 pode ir. Do outro lado da fronteira, ela ataca o terço das vermelhas.
rules-three-way-obstacles = a dama branca capturou o rei das vermelhas. As peças vermelhas ficam como obstáculos.
rules-three-way-heir = a dama branca capturou o rei das vermelhas, e todas as peças vermelhas são das brancas.
rules-three-way-pawns-made-way = três peões abriram caminho. Um bispo desvia cada feixe, que atravessa o rei e para no próximo peão.
rules-three-way-reason-for-peace = a dama branca ataca as vermelhas a partir de a4. As vermelhas e as pretas agora têm um motivo para combinar a paz.
