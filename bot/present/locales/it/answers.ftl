# Risposte a domande su una posizione.

answers-can-ask = Puoi chiedere:
answers-not-understood = Non capisco «{ $typed }». Puoi chiedere:
answers-last-move = che cosa ha fatto

# Che cosa c'è su una casa.

answers-square = { $square }: { $piece }.
answers-beam-ends-there = Il raggio { FORM($side, "di") } finisce lì.
answers-beam-deflected-there = Il raggio { FORM($side, "di") } è deviato lì.
answers-beam-crosses = { $count ->
    [one] Il raggio { FORM($side, "di") } la attraversa.
   *[other] Il raggio { FORM($side, "di") } la attraversa { $count } volte.
}

# Quali pezzi attaccano una casa.

answers-attacks = { FORM($side, "Il") } attacca { $square } con { $pieces }.
answers-guards = { FORM($side, "Il") } difende { $square } con { $pieces }.
answers-piece = { $piece } { $square }
answers-nothing-attacks = Nulla attacca { $square }.

# Un raggio.
answers-beam = **Il raggio { FORM($side, "di") }** { $end }. Case: { $squares }, { $deflected }: { $way }.
answers-deflected = { $count ->
    [0] mai deviato
    [one] deviato una volta
   *[other] deviato { $count } volte
}
answers-no-beams = In questo gioco non ci sono raggi.

answers-no-last-move = Ancora nessuna mossa.

# Chi è sotto scacco.

answers-no-check-any-more = Non c'è più scacco: i re sono torri.
answers-has-no-check = In questo gioco non c'è scacco.
answers-nobody-in-check = Nessuno è sotto scacco.
answers-in-check = { $count ->
    [one] { FORM($sides, "Il") } è sotto scacco.
   *[other] { FORM($sides, "Il") } sono sotto scacco.
}

# I punti e per che cosa si danno.

answers-no-points-of-three = In questo gioco non ci sono punti: vince l'ultima parte con un re. Ancora in gioco: { $sides }.
answers-points-of-three = { $points }. Un matto laser vale 277 (una volta per ogni raggio e tallone), catturare un re 500. Ancora in gioco: { $sides }.
answers-no-points = In questo gioco non ci sono punti: si vince { FORM($winning, "con") }.
answers-points = { $points }.
answers-lasermate-sum = Matto laser { FORM($side, "di") }: { $sum }.
answers-scores-checkmate = Lo scacco matto vale 277 e trasforma i due re in torri; il primo matto laser vale 500 e chiude la partita.
answers-scores-by-way = Un matto laser vale 200 più 25 per ogni volta che un pezzo ha deviato il raggio (al massimo 450), una volta per parte. Se ha mosso l'avversario vale 100 in meno. { CAPITAL($winning) } vale 500 e chiude la partita.
answers-scores = Un matto laser vale 277, una volta per parte; { $winning } vale 500 e chiude la partita.
answers-higher-wins = Vince chi ha più punti.
