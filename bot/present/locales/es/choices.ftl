# Lo que acompaña a lo que se puede completar: 100 caracteres como máximo con lo que se escribe.

choices-start-position = posición inicial: { $position }
choices-both = los tres (los otros dos tienen que aceptar)

choices-who = a quién le toca
choices-last-move = qué hizo la última jugada
choices-beams-go = por dónde van los rayos
choices-beam = por dónde va
choices-score = los puntos y lo que significan
choices-check = quién está en jaque
choices-square = qué hay en ella
choices-attackers-and-beams = qué piezas la atacan y qué rayos la cruzan
choices-attackers-alone = qué piezas la atacan

choices-piece = { $count ->
    [one] { $piece }, { $count } jugada
   *[other] { $piece }, { $count } jugadas
}
choices-some-piece = { $count ->
    [one] pieza, { $count } jugada
   *[other] pieza, { $count } jugadas
}

choices-one-game = { $id }: { $game }, { $players }

choices-no-limit = sin límite de tiempo
choices-clock = { $minutes ->
        [one] { $minutes } minuto por bando
       *[other] { $minutes } minutos por bando
    }
choices-clock-with-increment = { $seconds ->
        [one] { $clock } y { $seconds } segundo por jugada
       *[other] { $clock } y { $seconds } segundos por jugada
    }
choices-clock-with-delay = { $seconds ->
        [one] { $clock } con { $seconds } segundo de retardo
       *[other] { $clock } con { $seconds } segundos de retardo
    }
choices-hours-per-move = { $hours ->
        [one] { $hours } hora por jugada
       *[other] { $hours } horas por jugada
    }
choices-days-per-move = { $days ->
        [one] { $days } día por jugada
       *[other] { $days } días por jugada
    }
