# O que lê um servidor a que o bot acabou de chegar, e a apresentação em poucas imagens.

tour-hello = **Olá! Eu jogo variantes de xadrez.**
    { $games } Joguem aqui uns contra os outros, ou contra o computador.

tour-numbered = { $words }
    { $page } de { $pages }
tour-first = **BilliChess** é xadrez com dois feixes de laser. As azuis estão embaixo, as vermelhas em cima. O feixe das vermelhas vem de k7 e para em d2; o das azuis vem de j2 e para em e7.
tour-second = **Um lance pode desviar um feixe.** O peão saiu de d2, e o feixe das vermelhas segue: atravessa o rei das azuis, é desviado pelo bispo de f1 e sobe até e2.
tour-third = **MATE LASER.** O feixe das vermelhas achou o caminho até o calcanhar das azuis em j1: 277 pontos para as vermelhas. A partida continua até o xeque-mate, que vale 500.
tour-fourth = **Sua vez.** Escolha **Jogar** sob um tabuleiro, depois uma peça, ou digite `{ COMMAND("move") } e4`. Também dá para jogar a três, como neste tabuleiro. `{ COMMAND("rules") }` explica todos os jogos.
