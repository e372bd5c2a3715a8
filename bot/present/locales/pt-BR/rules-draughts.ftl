# As regras do jogo de damas, e dos feixes sobre ele. Os lados são as azuis, que começam, e as vermelhas.

rules-draughts-moves = **Lances.** Joga-se nas casas escuras. As azuis estão embaixo e começam. Uma pedra anda uma casa na diagonal para a frente. Na última fileira ela vira dama, e a vez acaba. Uma dama anda e salta também para trás; ela não voa.
rules-draughts-captures = **Capturas.** Uma peça captura uma peça inimiga vizinha saltando sobre ela para a casa vazia de trás, e continua saltando enquanto puder. **Capturar é obrigatório.** Se há várias capturas, escolha qualquer uma.
rules-draughts-end = **Fim.** Quem não pode jogar perde. **Empates** de comum acordo (`{ COMMAND("draw") }`), ou automaticamente na quinta repetição ou depois de oitenta lances de cada lado sem captura nem lance de pedra. Você pode reivindicar o empate na terceira repetição ou depois de quarenta desses lances.
rules-draughts-typing = **Como digitar.** `{ COMMAND("move") } c3d4`. Uma captura diz cada casa em que pousa: `c3e5g7`, ou `c3xg7` se só uma captura termina lá. Os números das casas também servem: `11-15`.

rules-draughts-won = um lado não poder jogar: 500 pontos para o outro
rules-draughts-pieces = **O que as peças fazem com os feixes.**
    - Uma pedra detém o feixe do outro lado e desvia o do seu lado { $mirror }.
    - Uma dama deixa passar o feixe do seu lado e desvia o outro do mesmo jeito.

## Veto, em frases.

rules-draughts-right = Um lado de cada vez tem o direito de veto, no início as vermelhas. Em vez de responder, quem o tem pode desfazer o último lance do adversário (`{ COMMAND("deny") }`). O adversário precisa jogar outra coisa e recebe o direito.
rules-draughts-only-move-loses = Um lado cujo único lance é vetado, muitas vezes uma captura obrigatória, não pode jogar e perde.
rules-draughts-no-only-move = O único lance de um lado não pode ser vetado.
rules-draughts-first-move = O primeiro lance do lado que vetou não pode ser vetado.
rules-draughts-no-kings = Lances de dama não podem ser vetados.
rules-draughts-end-waits = Um lance que encerraria a partida espera por quem tem o direito: `{ COMMAND("deny") }` ou `{ COMMAND("allow") }`.
rules-draughts-third = Depois de três vetos, quem tem o direito pode declarar empate (`{ COMMAND("draw") } claim`).

## O que se vê nas imagens, sempre depois de "Na imagem:" ou "Depois de `c3e5g7`:".

rules-draughts-sees-start = cada feixe para na primeira pedra do outro lado.
rules-draughts-sees-lasermate = a pedra que pousou em c3 desvia o feixe das vermelhas para o calcanhar das azuis.
rules-draughts-sees-jumps = dois saltos em um lance. A pedra de f2 não podia jogar em vez disso.
rules-draughts-sees-king = a pedra vira dama em d8. Ela não continua saltando sobre e7.
