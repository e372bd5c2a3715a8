# Le dimostrazioni della dama, senza e con i raggi: un titolo ciascuna, e che cosa si vede in ogni immagine, in ordine.

demos-draughts-title = chi può catturare deve
demos-draughts-start = Dodici pedine a testa, sulle case scure. Il Blu è in basso e muove per primo.
demos-draughts-moves = Le pedine vanno avanti in diagonale di una casa.
demos-draughts-offer = Il Blu offre una pedina. Il Rosso può saltarla, quindi deve.
demos-draughts-jump = Il Rosso salta in c3. Il Blu non può saltare quella pedina: la casa dietro, b4, è occupata.
demos-draughts-offers-another = Il Blu ne offre un'altra.
demos-draughts-king = Il Rosso salta in a1, prima traversa del Blu, e la pedina diventa dama: alta due pezzi, con una corona.

demos-draughts-laser-title = due prese portano al matto laser
demos-draughts-laser-start = Le pedine di una parte deviano il proprio raggio e fermano l'altro. Il raggio del Blu si ferma in f6, quello del Rosso in c3.
demos-draughts-laser-moves = Le due parti fanno avanzare le pedine.
demos-draughts-laser-two-jumps = Il Blu offre una pedina. Il Rosso la cattura e continua a saltare oltre c3 fino a b2: due salti, una mossa. I raggi contano solo alla fine.
demos-draughts-laser-recapture = Il Blu ricattura da a1.
demos-draughts-laser-offer = Il Blu offre la pedina in b4.
demos-draughts-laser-mate = Il Rosso la cattura, e la pedina arrivata in c3 devia il raggio del Rosso nel tallone del Blu: 277 punti. La partita continua.
