# Esercizi di Buchi neri: una domanda, le risposte, che sono etichette di pulsanti, e che cosa si dice a ciascuna. Alcune risposte sono case.

exercises-black-holes-rook = I buchi del Bianco sono in a4, b1 ed e5. Dove può finire la torre in a1 passando per i buchi?
exercises-black-holes-rook-three = c1, d1 e b4
exercises-black-holes-rook-three-why = Entra in b1, andando a destra. Da b1 arriva in c1 o cattura la donna bianca in d1, da a4 cattura il pedone bianco in b4. Da e5 uscirebbe dalla scacchiera.
exercises-black-holes-rook-two = c1 e b4
exercises-black-holes-rook-two-why = Può catturare anche i propri pezzi, tutti tranne il re. Chi c'è accanto a c1?
exercises-black-holes-rook-four = c1, d1, e1 e b4
exercises-black-holes-rook-four-why = Il re bianco non può essere catturato dai suoi, e la donna in d1 è di mezzo.
exercises-black-holes-rook-one = solo c1
exercises-black-holes-rook-one-why = Può uscire da qualsiasi buco del Bianco, anche da quello in a4.

exercises-black-holes-bishop = Dove può finire l'alfiere in b2 passando per i buchi?
exercises-black-holes-bishop-two = b5 e c6
exercises-black-holes-bishop-two-why = Può uscire anche da b1. Chi c'è in diagonale davanti a b1?
exercises-black-holes-bishop-three = b5, c6 e c2
exercises-black-holes-bishop-three-why = Entra in e5, andando in su e a destra. Da a4 arriva in b5 o cattura il buco in c6, da b1 cattura il pedone bianco in c2. Da e5 uscirebbe dalla scacchiera.
exercises-black-holes-bishop-four = b5, c6, d7 e c2
exercises-black-holes-bishop-four-why = Il buco del Nero in c6 è di mezzo. Si può catturare, non attraversare.
exercises-black-holes-bishop-nowhere = in nessuna casa
exercises-black-holes-bishop-nowhere-why = Le case tra b2 ed e5 sono vuote, quindi può entrare in e5.

exercises-black-holes-safe = I buchi del Nero sono in c6, d5 e d6. Quale pedone bianco il Nero non può catturare in una mossa?
exercises-black-holes-safe-not-why = Il Nero può catturarlo. Guarda che cosa entra nei buchi del Nero, e dove esce.
exercises-black-holes-safe-d2-why = Nessun pezzo nero arriva in d2, nemmeno passando per i buchi. Tutti gli altri pedoni si possono catturare.

exercises-black-holes-check = I buchi del Bianco sono in a4, c1, e5 ed e7, quelli del Nero in b6, b7, c6 e d6. Quale re è sotto scacco?
exercises-black-holes-check-white = quello bianco
exercises-black-holes-check-white-why = Nessun pezzo nero che esce da un buco ha la via libera fino a d1.
exercises-black-holes-check-black = quello nero
exercises-black-holes-check-black-why = Nessun pezzo bianco che esce da un buco ha la via libera fino a c8.
exercises-black-holes-check-both = entrambi
exercises-black-holes-check-both-why = Nessun percorso attraverso i buchi arriva a uno dei due re.
exercises-black-holes-check-neither = nessuno dei due
exercises-black-holes-check-neither-why = Nessun percorso attraverso i buchi arriva a uno dei due re.
