answers-can-ask = Puedes preguntar:
answers-not-understood = No entiendo «{ $typed }». Puedes preguntar:
answers-last-move = qué hizo

answers-square = { $square }: { $piece }.
answers-beam-ends-there = El rayo { FORM($side, "m") } termina ahí.
answers-beam-deflected-there = El rayo { FORM($side, "m") } se desvía ahí.
answers-beam-crosses = { $count ->
    [one] El rayo { FORM($side, "m") } la cruza.
   *[other] El rayo { FORM($side, "m") } la cruza { $count } veces.
}

answers-attacks = { FORM($side, "Las") } atacan { $square } con { $pieces }.
answers-guards = { FORM($side, "Las") } defienden { $square } con { $pieces }.
answers-piece = { $piece } { $square }
answers-nothing-attacks = Nada ataca { $square }.

answers-beam = **El rayo { FORM($side, "m") }** { $end }. { $squares } casillas, { $deflected }: { $way }.
answers-deflected = { $count ->
    [0] sin desvíos
    [one] { $count } desvío
   *[other] { $count } desvíos
}
answers-no-beams = En esta partida no hay rayos.

answers-no-last-move = Todavía no hay jugadas.

answers-no-check-any-more = Ya no hay jaque: los reyes son torres.
answers-has-no-check = En esta partida no hay jaque.
answers-nobody-in-check = Nadie está en jaque.
answers-in-check = { $count ->
    [one] { FORM($sides, "Las") } están en jaque.
   *[other] { FORM($sides, "Las") } están en jaque.
}

answers-no-points-of-three = Esta partida no tiene puntos: gana el último bando con rey. Siguen en juego: { FORM($sides, "las") }.
answers-points-of-three = { $points }. Un mate láser vale 277 (una vez por cada rayo y talón); capturar un rey, 500. Siguen en juego: { FORM($sides, "las") }.
answers-no-points = Esta partida no tiene puntos: { $winning } gana.
answers-points = { $points }.
answers-lasermate-sum = Mate láser de { FORM($side, "las") }: { $sum }.
answers-scores-checkmate = El jaque mate vale 277 y convierte los dos reyes en torres; el primer mate láser vale 500 y termina la partida.
answers-scores-by-way = Un mate láser vale 200 más 25 por cada vez que una pieza desvió el rayo (450 como máximo), una vez por bando. Tras una jugada del propio rival vale 100 menos. { CAPITAL($winning) } vale 500 y termina la partida.
answers-scores = Un mate láser vale 277, una vez por bando; { $winning } vale 500 y termina la partida.
answers-higher-wins = Gana quien tiene más puntos.
