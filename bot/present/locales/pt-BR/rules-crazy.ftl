# As regras do Crazy chess: um resumo, depois uma peça de cada vez.

## Partes das regras, por seus nomes no menu e nos títulos.

rules-crazy-part-rooks = torres
rules-crazy-part-kings = reis
rules-crazy-part-queens = damas
rules-crazy-part-bishops = bispos
rules-crazy-part-knights = cavalos
rules-crazy-part-pawns = peões
rules-crazy-part-denying = veto
rules-crazy-help-rooks = pilhas, entrar na torre, peças que caem
rules-crazy-help-kings = dois passos por vez
rules-crazy-help-queens = captura ao redor, e vingança
rules-crazy-help-bishops = ressuscitam uma só vez depois de capturados
rules-crazy-help-knights = capturas no caminho, ou dentro de uma torre
rules-crazy-help-pawns = quatro jeitos de andar, e disfarces
rules-crazy-help-denying = o direito de desfazer um lance
rules-crazy-which-part = Qual peça agora?
rules-crazy-overview = resumo
rules-crazy-overview-help = todas as peças em poucas linhas
rules-crazy-part-title = **Crazy chess: { $part }.**
rules-crazy-page = **{ CAPITAL($part) }.** { $words }

## O resumo.

rules-crazy-first = Xadrez a partir da posição de sempre, e o xeque-mate vence.
rules-crazy-pieces = **As peças.** Xadrez a partir da posição de sempre, mas:
    - **Torres** carregam peças: uma peça que poderia ir à casa de uma torre pode entrar nela. Quando uma torre é capturada, sua carga cai.
    - **Reis** dão dois passos por vez.
    - **Damas** podem capturar tudo ao redor, e se vingam quando são capturadas.
    - **Bispos** capturados ressuscitam, uma só vez na vida, e ficam até o fim da próxima vez do seu dono.
    - **Cavalos** podem capturar em uma casa por onde passam, e dentro de uma torre.
    - **Peões** andam nas quatro direções e podem trocar de lugar com outra peça.
rules-crazy-denial = - **Veto:** o lado que tem o direito pode desfazer o último lance do adversário (`{ COMMAND("deny") }`). O direito passa ao adversário.
rules-crazy-choosing = O xeque-mate vence. `{ COMMAND("move") }` sem um lance deixa você escolher o lance passo a passo. O que uma captura desencadeia é listado, e `{ COMMAND("explain") }` mostra de novo.
rules-crazy-one-at-a-time = **Uma peça de cada vez:** escolha no menu, ou `{ COMMAND("rules") } crazy rooks`, `kings`, `queens`, `bishops`, `knights`, `pawns`.
rules-crazy-one-at-a-time-or-denying = **Uma peça de cada vez:** escolha no menu, ou `{ COMMAND("rules") } crazy rooks`, `kings`, `queens`, `bishops`, `knights`, `pawns`, `denying`.

## Torres.

rules-crazy-rooks = Movem-se como no xadrez e carregam peças dos dois lados.
    - *Junto:* uma torre se move com tudo o que está em cima dela. Qualquer outra peça sai sozinha. { $leaving } Dali ela se move e captura como sempre.
    - *A salvo:* uma captura leva a peça de baixo de uma casa. Uma peça dentro de uma torre só pode ser capturada por um cavalo, ou depois da torre.
rules-crazy-top-leaves = Só a peça do topo de uma pilha pode sair sozinha.
rules-crazy-any-leaves = Qualquer peça nela pode sair, em qualquer nível: `a1:2b3` move a peça que tem duas abaixo de si.
rules-crazy-jumping-in = - *Entrar:* uma peça que poderia ir à casa de uma torre, se a torre não estivesse lá, pode entrar nela, na sua própria torre ou na inimiga: `a1b1^`, ou `rook a1 into b1`. Ela vai para o topo, com tudo o que carrega.
rules-crazy-falling = - *Cair:* quando uma torre é capturada, sua carga cai na casa, a peça de baixo primeiro. Cada peça captura a peça de baixo que está lá, amiga ou inimiga, e assim só fica a última. Uma torre cai com sua própria carga, que cai quando essa torre é capturada.

## Reis.

rules-crazy-two-steps = Um rei sempre dá dois passos na sua vez, mesmo que volte à sua casa: `e1f2e1`, ou `king e1 f2 e1`.
rules-crazy-reacts-later = Uma peça capturada pelo primeiro passo só reage depois do segundo. Então um bispo ressuscita atrás do rei e a carga de uma torre cai, mas a vingança de uma dama ainda o alcança na casa dela ou ao lado dela, a não ser que uma torre o carregue.
rules-crazy-reacts-at-once = Uma peça capturada pelo primeiro passo reage na hora, sem tocar no rei.
rules-crazy-each-step = Cada passo pode ser uma captura ou a entrada em uma torre. O primeiro também pode ser o roque (`e1g1f1^`). Para o xeque só conta a última casa: o rei pode passar por uma casa atacada e capturar uma peça protegida, se o segundo passo for seguro. Ele ataca tudo a até dois passos.

## Damas.

rules-crazy-revenge = **Vingança:** uma dama capturada captura as peças de baixo da sua própria casa e das oito em volta, inclusive a peça que a capturou. Torres soltam a carga, bispos ressuscitam, damas se vingam por sua vez: primeiro na casa dela, depois ao norte e em sentido horário. Por isso um rei ao lado da própria dama está em xeque quando ela pode ser capturada.
rules-crazy-all-round = **Ao redor:** em vez de se mover, ela pode capturar as peças de baixo das oito casas em volta, dos dois lados. Ela fica onde está: `d1!`, ou `Q blast`.
rules-crazy-suicide-never = Ela não pode matar o próprio rei.
rules-crazy-suicide-any = Um lance que mata o próprio rei perde a partida na hora. O bot pergunta antes.
rules-crazy-suicide-all-round = Ela pode até matar o próprio rei, o que perde a partida na hora. O bot pergunta antes.

## Bispos.

rules-crazy-rising = Movem-se como no xadrez. Um bispo capturado ressuscita na sua casa, uma vez na vida, e captura a peça de baixo que está lá, em geral a que o capturou.
rules-crazy-risen = Um bispo ressuscitado tem mais uma vez: nela pode se mover, até lá dá xeque, e no fim dela desaparece. Capturado de novo, não volta ao tabuleiro.

## Cavalos.

rules-crazy-passing = Movem-se como no xadrez, por um de dois caminhos: primeiro a perna longa, ou primeiro a curta. Um cavalo captura no máximo uma peça. Essa peça pode estar em uma das duas casas por onde ele passa: `b1c3*b2` ou `Nb1c3 takes b2`. Nesse caso, a última casa precisa estar vazia, ou ter uma torre em que ele entra.
rules-crazy-in-a-stack = Ou ele captura qualquer peça inimiga na última casa, em qualquer nível de uma pilha: `b1c3*c3:2` é a que tem duas abaixo de si.
rules-crazy-knight-denied = Um lance de cavalo só pode ser vetado se capturar no caminho.

## Peões.

rules-crazy-stepping = Um peão anda para a frente, para trás ou para o lado, e duas casas a partir da sua segunda fileira, para a frente ou para o lado. Captura na diagonal para a frente, e en passant também depois de um passo duplo para o lado. Nunca entra andando na sua própria primeira fileira, e desaparece se cair nela.
rules-crazy-last-row = **Última fileira:** um peão que chega lá fora de uma torre é promovido: na vez do seu dono, à peça escrita (`a7a8=q`); na vez do adversário, a dama.
rules-crazy-last-row-asked = **Última fileira:** um peão que chega lá fora de uma torre é promovido: na vez do seu dono, à peça escrita (`a7a8=q`); na vez do adversário, ao que o dono escolher no começo da sua próxima vez (`=q`).
rules-crazy-disguise = **Disfarce:** um peão pode trocar de lugar com uma peça em uma casa a que poderia andar, amiga ou inimiga, uma peça só, uma torre com sua carga ou uma peça carregada: `e2~e3`, ou `e2 disguise e3`.
rules-crazy-chains = **Cadeias:** outro peão seu pode continuar com a mesma peça, que agora está na casa do primeiro peão: `e2~e3,d2~e2`, ou `e2 disguise e3 then d2`. Cada peão uma vez, tudo em um só lance.

## Veto.

rules-crazy-without-denial = Esta partida é jogada sem veto.
rules-crazy-same-move = **O que conta como o mesmo lance:** os dois passos de um rei, cada elo de uma cadeia, o que um cavalo capturou e por qual caminho. Entrar em uma torre e capturá-la são lances diferentes. Um veto desfaz tudo o que um lance desencadeou.

## O que se vê nas imagens, sempre depois de "Na imagem:" ou "Depois de `a1a4`:".

rules-crazy-sees-stacks = a peça do topo está sobre a torre que a carrega. O número conta todas. Abaixo do tabuleiro, cada pilha grande é mostrada da torre para cima.
rules-crazy-sees-revenge = a vingança de uma dama em passos numerados. O bispo ressuscitou.
rules-crazy-sees-loads = em a1 há uma torre { FORM($first, "f") } que carrega um peão e um cavalo. Em a4 há uma torre { FORM($second, "f") } que carrega uma torre, que carrega um peão.
rules-crazy-sees-jump = um cavalo entrou na sua própria torre.
rules-crazy-sees-fall = torre capturou torre. A torre de dentro caiu e capturou a torre { FORM($first, "f") }, cujo peão caiu e a capturou por sua vez. Depois o peão { FORM($second, "m") } caiu e capturou o { FORM($first, "m") }. O último fica.
rules-crazy-sees-two-steps = o rei capturou um bispo e voltou. O bispo ressuscitou e só ataca na diagonal.
rules-crazy-sees-castling = o roque foi o primeiro passo. Com o segundo, o rei se esconde na sua torre.
rules-crazy-sees-avenged = uma dama foi capturada e capturou tudo em volta: a torre que a capturou, o cavalo e o peão. O bispo ressuscitou.
rules-crazy-sees-all-round = ela capturou tudo ao redor: dois peões, um cavalo, e seu próprio peão de d3.
rules-crazy-sees-risen = a torre capturou um bispo, que ressuscitou e capturou a torre. A marca conta as vezes de jogar que restam ao bispo.
rules-crazy-sees-vanished = ele se moveu mais uma vez e desapareceu.
rules-crazy-sees-passed = dois para cima, um para a direita: ele passou por b2 e capturou lá.
rules-crazy-sees-in-a-stack = ele capturou o cavalo dentro da torre inimiga e agora está no topo da pilha.
rules-crazy-sees-steps = para onde um peão pode andar.
rules-crazy-sees-swap = o peão e o cavalo trocaram de lugar.
rules-crazy-sees-chain = uma cadeia: o mesmo cavalo foi levado adiante, para d2.
rules-crazy-sees-denied = { FORM($second, "o") } vetaram e4. { FORM($first, "O") } precisam jogar outra coisa e agora têm o direito.
