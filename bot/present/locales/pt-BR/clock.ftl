# Partidas sem turnos, em que cada peça precisa esperar depois do seu lance, em palavras.

clock-no-takebacks = Nesta partida não se volta lance.
clock-no-time-per-move = { $game } não tem tempo por lance. Defina a unidade de tempo: `unit:10s`.
clock-needs-the-bot = { $game } precisa de um tabuleiro que muda por si mesmo, e aqui só posso responder. Jogue em um servidor com o bot, ou escolha um jogo com turnos, por exemplo BilliChess.
clock-has-turns = Esta partida tem turnos, então todas as peças estão sempre prontas.

clock-as-of = Em { $time }
clock-at = Em { $time }.
clock-ready = { $side }: { $ready } de { $all } prontas.
clock-cooling = { $side }, em recarga: { $pieces }.
clock-cooling-piece = { $square } { $time }
clock-about-to-move = Prestes a jogar: { $from } para { $to }.

clock-stood-still = Partida { $game }: o bot esteve fora por { $time }. O relógio parou, e a partida continua de onde estava.
