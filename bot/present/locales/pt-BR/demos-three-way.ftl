# Demonstrações do xadrez a três: o que se vê em cada imagem.

demos-three-way-plain-title = um xeque a que ninguém responde
demos-three-way-plain-1 = Três exércitos em um hexágono. Começam as brancas, depois jogam as vermelhas, depois as pretas.
demos-three-way-plain-2 = O peão das brancas abre a diagonal de d1 a a4.
demos-three-way-plain-3 = De a4 a dama ataca o terço das vermelhas do outro lado da fronteira: b5, c6 e o peão de d7.
demos-three-way-plain-4 = Ela o captura e dá xeque ao rei de d8. Não é preciso responder a um xeque, e as vermelhas não respondem.
demos-three-way-plain-5 = O rei é capturado, e as vermelhas estão fora. As peças delas ficam como obstáculos. Restam dois, e é a vez das pretas.
demos-three-way-heirs-title = dois exércitos contra um
demos-three-way-heirs-1 = Xadrez a três em que quem captura um rei herda todas as peças daquele lado.
demos-three-way-heirs-2 = O peão das brancas abre a diagonal de d1 a a4.
demos-three-way-heirs-3 = A dama das brancas atravessou a fronteira e ataca o rei das vermelhas.
demos-three-way-heirs-4 = As brancas capturam o rei e herdam todas as peças das vermelhas.
demos-three-way-heirs-5 = As brancas movem um cavalo que era das vermelhas. Os dois lados mais fracos deviam ter jogado juntos.
demos-three-way-lasers-title = três feixes no hexágono
demos-three-way-lasers-1 = O feixe de cada lado sai à direita do seu próprio terço, duas fileiras à frente do seu calcanhar, e corre para a frente e para a esquerda.
demos-three-way-lasers-2 = Peões detêm feixes. Torres, bispos, cavalos e o rei do dono os desviam.
demos-three-way-lasers-3 = Uma dama deixa passar o feixe do seu próprio lado e detém os outros.
demos-three-way-lasers-4 = Xeque, a que as vermelhas não precisam responder. Um feixe no calcanhar de um adversário valeria 277, não importa quem jogou.
demos-three-way-lasers-5 = As brancas capturaram o rei das vermelhas, o que vale 500. O feixe das vermelhas agora está apagado. No fim decidem os pontos.
