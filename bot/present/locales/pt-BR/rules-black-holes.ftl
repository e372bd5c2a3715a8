# As regras de Buracos negros. Uma peça que viaja entra por um buraco, o negro, e sai por outro, o branco.

## A parte sobre os lances, em frases.

rules-black-holes-moves = **Lances.** Como no xadrez, mas um peão na sua segunda fileira sempre pode andar duas casas.
rules-black-holes-castling = Só há roque grande.
rules-black-holes-no-castling = Não há roque.
rules-black-holes-no-en-passant = Não há en passant.
rules-black-holes-letters = S é o cavalo (`{ COMMAND("move") } Sc3`), H o buraco.
rules-black-holes-wins = O xeque-mate vence.

## Outras partes.

rules-black-holes-holes = **Buracos.** Em vez de jogar uma peça, um lado pode colocar um buraco em uma casa vazia da sua primeira fileira (`{ COMMAND("drop") } c1`), quantas vezes quiser. Um buraco anda como um rei para uma casa vazia, bloqueia tudo, e não pode ser capturado por um lance normal. Um peão pode ser promovido a buraco.
rules-black-holes-through = **Pelos buracos.** Toda peça, menos o rei, pode viajar pelos buracos do seu próprio lado.
    - *Entrada:* um lance normal até um deles, o buraco negro.
    - *Saída:* por qualquer um deles, o buraco branco (um buraco não pode usar a si mesmo).
    - *Adiante:* na direção em que entrou, a qualquer distância por casas vazias. Um cavalo repete seu salto.
    - No fim ela pode capturar uma peça inimiga, qualquer peça do próprio lado, menos o rei, ou qualquer buraco. Um rei que ela poderia capturar está em xeque.
rules-black-holes-typing = **Como digitar.** `{ COMMAND("move") } a1b1a4b4` ou `Ra1-b1-a4xb4`: início, buraco negro, buraco branco, fim. `Ra1xb4` serve se todos os caminhos levam à mesma posição.

## A parte sobre os peões, em frases.

rules-black-holes-pawns = **Peões.** Se entra reto, um peão sai reto e não pode capturar. Se entra na diagonal, sai na diagonal e precisa capturar.
rules-black-holes-free-pawns = **Peões.** Um peão mantém sua direção, reta ou diagonal, e pode capturar ou não.
rules-black-holes-double-step = Ele pode entrar com um passo duplo.
rules-black-holes-no-double-step = Ele não pode entrar com um passo duplo.
rules-black-holes-back = Uma peça pode terminar na casa de onde veio.
rules-black-holes-not-back = Uma peça não pode terminar na casa de onde veio.

## O que se vê nas imagens, sempre depois de "Na imagem:" ou "Depois de `a1b1a4c4`:".

rules-black-holes-sees-start = { FORM($first, "o") } estão embaixo. Ainda não há buracos.
rules-black-holes-sees-pawn = o peão entrou no buraco de b4 na diagonal, saiu do mesmo buraco e capturou em a5.
rules-black-holes-sees-beams = por onde vão os feixes no início.
rules-black-holes-sees-drop = um buraco colocado.
rules-black-holes-sees-routes = os caminhos da torre: entrando em b1 ela vai para a direita, em a4 para cima.
rules-black-holes-sees-way = 1 entrada, 2 de buraco a buraco, 3 saída.
rules-black-holes-sees-check = xeque: a torre poderia entrar em b4, sair em c8 e seguir até e8.
rules-black-holes-sees-capture = saída com captura.
rules-black-holes-sees-jump = entra com um salto, depois o mesmo salto por c5, capturando em d7.
