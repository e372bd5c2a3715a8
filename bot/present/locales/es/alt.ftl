# La descripción de una posición para quien no puede verla. Las casillas que se enumeran van separadas por espacios.

alt-turn = Jugada { $number }: { $asked }.
alt-turn-of-three = Ronda { $number }: { $asked }.
alt-to-move = juegan { FORM($side, "las") }
alt-to-choose-lifeline = { FORM($side, "las") } tienen que elegir un salvavidas contra el rayo { FORM($other, "m") }
alt-to-answer-draw = { FORM($side, "las") } tienen que responder a la oferta de tablas
alt-to-answer-billi = { FORM($side, "las") } tienen que responder a LET'S BILLI
alt-to-deny = { FORM($side, "las") } tienen que vetar o permitir la última jugada
alt-to-answer-pact = { FORM($side, "las") } tienen que responder al pacto { $pact }
alt-game-over = La partida ha terminado.
alt-nobody = No le toca jugar a nadie.
alt-billi-phase = Fase Billi: los reyes son torres.

alt-last-move-told = Última jugada: { $words }.
alt-last-move = Última jugada: { $piece } de { $from } a { $to }{ $deed }.
alt-last-move-castles = Última jugada: { FORM($side, "las") } enrocan, rey de { $from } a { $to }.
alt-last-move-through = Última jugada: { $piece } de { $from }, entra por { FORM($hole, "el") } de { $entry }, sale por { $exit } y llega a { $to }{ $deed }.
alt-last-move-drops = Última jugada: { FORM($side, "las") } ponen { FORM($piece, "un") } en { $square }.

alt-pieces = { $side }: { $pieces }.
alt-pieces-out = { $side } (fuera): { $pieces }.
alt-out = { $side } (fuera).
alt-no-pieces = sin piezas
alt-pieces-and-inherited = { $pieces }; heredadas de { FORM($side, "las") }: { $inherited }
alt-group = { $count ->
    [one] { CAPITAL($piece) } { $squares }
   *[other] { CAPITAL(FORM($piece, "many")) } { $squares }
}
alt-joker = { $square } (Joker)

alt-beam = Rayo { FORM($side, "m") }: desde { $way }, { $end }.
alt-score = Marcador: { $points }.
alt-lifelines = Salvavidas restantes: { $sides }.
alt-lifelines-of = { $side } { $lifelines }
alt-no-lifelines-of = { $side } ninguno
alt-no-joker-of = { $side } sin Joker

alt-pact-broken = Pacto { $number } de { FORM($sides, "las") }: roto por la última jugada.
alt-pact = Pacto { $number } de { FORM($sides, "las") }, en vigor: { $terms }.
alt-pact-in-short = Pacto { $number } de { FORM($sides, "las") }, en vigor.

alt-replay = { $count ->
        [one] Animación de la partida en { $count } paso.
       *[other] Animación de la partida en { $count } pasos.
    } Posición final: { $last }
