# Lo que hizo una acción: las líneas que lee la sala. En mayúsculas, los gritos del juego.

announce-passes = { FORM($who, "Las") } no tienen jugadas legales y pasan.
announce-resigns = { FORM($who, "Las") } abandonan.
announce-offers-draw = { FORM($who, "Las") } ofrecen tablas.
announce-offers-draw-to-both = { FORM($who, "Las") } ofrecen tablas a los dos rivales.
announce-agrees-first = { FORM($who, "Las") } aceptan tablas. Tienen que aceptar todos.
announce-agrees = { FORM($who, "Las") } aceptan tablas.
announce-declines = { FORM($who, "Las") } rechazan las tablas.
announce-claims = { FORM($who, "Las") } reclaman tablas.
announce-proposes-billi = { FORM($who, "Las") } proponen LET'S BILLI.
announce-says-billi = { FORM($who, "Las") } dicen LET'S BILLI.
announce-accepts-defeat = { FORM($who, "Las") } aceptan la derrota en la partida de ajedrez.
announce-allows = { FORM($who, "Las") } permiten la jugada.
announce-does = { $who }: { $action }.

announce-uses-pass = { FORM($who, "Las") } usan PASS: el rayo { FORM($side, "m") } atraviesa el caballo Joker.
announce-uses-reflect = { FORM($who, "Las") } usan REFLECT: el caballo Joker desvía el rayo { FORM($side, "m") } como una torre.
announce-uses-stop = { FORM($who, "Las") } usan STOP: el rayo { FORM($side, "m") } se detiene en el caballo Joker.
announce-uses-none = { FORM($who, "Las") } no usan ningún salvavidas contra el rayo { FORM($side, "m") }.

announce-by = { $move } de { FORM($who, "las") }
announce-moved = { $move }{ $besides }.
announce-preview-of = Vista previa de { $move } (aún sin jugar)
announce-preview = Vista previa (aún sin jugar): { $deed }

announce-check = Jaque.
announce-check-to = Jaque a { FORM($sides, "las") }.
announce-still-in-check = { $count ->
    [one] { FORM($sides, "Las") } siguen en jaque.
   *[other] { FORM($sides, "Las") } siguen en jaque.
}
announce-leaves-in-check = { FORM($side, "Las") } dejan a su rey en jaque.

announce-out-of-time = { FORM($who, "Las") } se han quedado sin tiempo.
announce-king-scored = **{ $side } +{ $points }** por el rey { FORM($victim, "m") }. Marcador: { $score }.
announce-joker-named = El caballo de { $square } es ahora el Joker { FORM($side, "m") }.
announce-fourth-lifeline = El Joker { FORM($side, "m") } ha capturado al otro Joker y tiene un cuarto salvavidas tras los otros tres.

announce-news-lasermate-sum = MATE LÁSER { $side }: { $sum }
announce-news-lasermate = MATE LÁSER +{ $points } { $side }
announce-news-won = { $cry } +{ $points } { $side }
announce-news-billi = Fase Billi
announce-news-out = { $side } fuera
announce-news-denied = { $move } vetada
announce-news-pending = ¿{ CAPITAL($reason) }?
announce-news-check = Jaque a { FORM($side, "las") }
