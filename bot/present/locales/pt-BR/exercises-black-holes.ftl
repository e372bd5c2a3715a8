# Exercícios de Buracos negros: cada um uma pergunta, suas respostas, que são rótulos de botões, e o que se diz de cada resposta.

exercises-black-holes-rook = Os buracos das brancas estão em a4, b1 e e5. Onde a torre de a1 pode terminar se viajar por eles?
exercises-black-holes-rook-three = c1, d1 e b4
exercises-black-holes-rook-three-why = Ela entra em b1, indo para a direita. Saindo de b1 chega a c1 ou captura a própria dama branca em d1; saindo de a4 captura o próprio peão branco em b4. Saindo de e5 deixaria o tabuleiro.
exercises-black-holes-rook-two = c1 e b4
exercises-black-holes-rook-two-why = Ela também pode capturar as próprias peças, todas menos o rei. Quem está ao lado de c1?
exercises-black-holes-rook-four = c1, d1, e1 e b4
exercises-black-holes-rook-four-why = O próprio rei branco não pode ser capturado, e a dama de d1 está no caminho.
exercises-black-holes-rook-one = só c1
exercises-black-holes-rook-one-why = Ela pode sair por qualquer buraco das brancas, também pelo de a4.

exercises-black-holes-bishop = Onde o bispo de b2 pode terminar se viajar pelos buracos?
exercises-black-holes-bishop-two = b5 e c6
exercises-black-holes-bishop-two-why = Ele também pode sair por b1. Quem está na diagonal à frente de b1?
exercises-black-holes-bishop-three = b5, c6 e c2
exercises-black-holes-bishop-three-why = Ele entra em e5, indo para cima e para a direita. Saindo de a4 chega a b5 ou captura o buraco de c6; saindo de b1 captura o próprio peão branco em c2. Saindo de e5 deixaria o tabuleiro.
exercises-black-holes-bishop-four = b5, c6, d7 e c2
exercises-black-holes-bishop-four-why = O buraco das pretas em c6 está no caminho. Pode ser capturado, não atravessado.
exercises-black-holes-bishop-nowhere = em lugar nenhum
exercises-black-holes-bishop-nowhere-why = As casas entre b2 e e5 estão vazias, então ele pode entrar em e5.

exercises-black-holes-safe = Os buracos das pretas estão em c6, d5 e d6. Qual peão branco as pretas não podem capturar em um lance?
exercises-black-holes-safe-not-why = As pretas podem capturá-lo. Veja o que entra nos buracos das pretas, e por onde sai.
exercises-black-holes-safe-d2-why = Nenhuma peça preta chega a d2, nem mesmo pelos buracos. Todos os outros peões podem ser capturados.

exercises-black-holes-check = Os buracos das brancas estão em a4, c1, e5 e e7; os das pretas, em b6, b7, c6 e d6. Qual rei está em xeque?
exercises-black-holes-check-white = o das brancas
exercises-black-holes-check-white-why = Nenhuma peça preta que sai de um buraco tem o caminho livre até d1.
exercises-black-holes-check-black = o das pretas
exercises-black-holes-check-black-why = Nenhuma peça branca que sai de um buraco tem o caminho livre até c8.
exercises-black-holes-check-both = os dois
exercises-black-holes-check-both-why = Nenhum caminho pelos buracos chega a um dos reis.
exercises-black-holes-check-neither = nenhum
exercises-black-holes-check-neither-why = Nenhum caminho pelos buracos chega a um dos reis.
