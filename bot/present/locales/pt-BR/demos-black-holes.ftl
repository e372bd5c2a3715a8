# A demonstração de Buracos negros: seu título, e o que se vê em cada imagem, na ordem delas.

demos-black-holes-title = um peão dá mate através de um buraco
demos-black-holes-start = Cinco colunas, oito fileiras, as brancas embaixo. Ainda não há buracos.
demos-black-holes-empty = O cavalo branco saiu de b1, e uma casa da primeira fileira está vazia.
demos-black-holes-drop = As brancas colocam um buraco em b1 em vez de jogar uma peça.
demos-black-holes-check = O cavalo toma em c7 com xeque, e o rei preto avança.
demos-black-holes-second = O primeiro buraco foi para b2, e as brancas colocam um segundo em b1.
demos-black-holes-through = Buracos também viajam por buracos: entra em b2, segue na mesma direção até b3 e b4, e captura o próprio peão branco. Agora o peão de a3 poderia entrar em b4 na diagonal e seguir por c5 e d6 até e7. Xeque-mate através de um buraco.
