# Lo que han hecho los rayos y quién puntúa: líneas debajo de una jugada.

scored-beams = { CAPITAL($beams) }.

scored-again-of-three = El rayo { FORM($side, "m") } alcanza otra vez el talón { FORM($victim, "m") } en { $square }. Ahí solo puntúa una vez.
scored-again = El rayo { FORM($side, "m") } alcanza otra vez el talón { FORM($victim, "m") } en { $square }. El mate láser puntúa una sola vez por bando.
scored-not-by-its-move = El rayo { FORM($side, "m") } alcanza el talón { FORM($victim, "m") } en { $square }, pero en esta partida solo lo puntúa una jugada de { FORM($side, "las") }.

scored-lasermate-pending = **¡MATE LÁSER! El rayo { FORM($side, "m") } alcanza el talón { FORM($victim, "m") } en { $square }{ $way }: +{ $points } para { FORM($side, "las") }**{ $how }.
scored-lasermate = **¡MATE LÁSER! El rayo { FORM($side, "m") } alcanza el talón { FORM($victim, "m") } en { $square }{ $way }: +{ $points } para { FORM($side, "las") }**{ $how }. Marcador: { $score }.
scored-sum = ({ $sum })
scored-sum-of-gift = ({ $sum }: 100 menos tras una jugada de { FORM($victim, "las") })
scored-other-moved = , aunque movieron { FORM($side, "las") }
scored-play-on = La partida sigue: { $winning } vale 500.
scored-ends-billi-chess = En Billi-Chess un mate láser termina la partida.

scored-won = **{ $cry }: { $side } +{ $points }**. Marcador: { $score }.
scored-conceded = **{ $side } +{ $points }**. Marcador: { $score }.

scored-billi = **Los dos reyes se convierten en torres:** ya no hay jaque, cualquier pieza puede ser capturada, y el primer mate láser vale 500 y termina la partida.
scored-drawn = La partida de ajedrez es tablas { FORM($reason, "by") }; nadie puntúa.
scored-ended = La partida de ajedrez termina sin puntos.
