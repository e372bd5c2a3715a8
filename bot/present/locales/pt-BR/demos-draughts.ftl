# As demonstrações do jogo de damas, sem feixes e com eles: um título cada, e o que se vê em cada imagem.

demos-draughts-title = capturar é obrigatório
demos-draughts-start = Doze pedras para cada um, nas casas escuras. As azuis estão embaixo e começam.
demos-draughts-moves = Pedras andam uma casa na diagonal para a frente.
demos-draughts-offer = As azuis oferecem uma pedra. As vermelhas podem saltar sobre ela, portanto precisam.
demos-draughts-jump = As vermelhas saltam para c3. As azuis não podem saltar sobre a pedra: a casa de trás, b4, está ocupada.
demos-draughts-offers-another = As azuis oferecem outra.
demos-draughts-king = As vermelhas saltam para a1, a primeira fileira das azuis, e a pedra vira dama: duas peças de altura, com uma coroa.

demos-draughts-laser-title = duas capturas trazem um mate laser
demos-draughts-laser-start = As pedras de um lado desviam seu próprio feixe e detêm o outro. O feixe das azuis para em f6, o das vermelhas em c3.
demos-draughts-laser-moves = Os dois lados avançam pedras.
demos-draughts-laser-two-jumps = As azuis oferecem uma pedra. As vermelhas a capturam e continuam sobre c3 até b2: dois saltos, um lance. Os feixes só contam no fim dele.
demos-draughts-laser-recapture = As azuis recapturam a partir de a1.
demos-draughts-laser-offer = As azuis oferecem a pedra de b4.
demos-draughts-laser-mate = As vermelhas a capturam, e a pedra que pousou em c3 desvia o feixe das vermelhas para o calcanhar das azuis: 277 pontos. A partida continua.
