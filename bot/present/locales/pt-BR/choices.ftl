# As palavras ao lado das opções de completar: no máximo 100 caracteres com o que se digita.

choices-start-position = posição inicial: { $position }
choices-both = os três (os outros dois precisam concordar)

choices-who = de quem é a vez
choices-last-move = o que o último lance fez
choices-beams-go = por onde vão os feixes
choices-beam = por onde vai
choices-score = os pontos e o que significam
choices-check = quem está em xeque
choices-square = o que há nela
choices-attackers-and-beams = que peças a atacam e que feixes a cruzam
choices-attackers-alone = que peças a atacam

choices-piece = { $count ->
    [1] { $piece }, { $count } lance
   *[other] { $piece }, { $count } lances
}
choices-some-piece = { $count ->
    [1] peça, { $count } lance
   *[other] peça, { $count } lances
}

choices-one-game = { $id }: { $game }, { $players }

choices-no-limit = sem limite de tempo
choices-clock = { $minutes ->
    [1] { $minutes } minuto cada
   *[other] { $minutes } minutos cada
}
choices-clock-with-increment = { $seconds ->
    [1] { $clock } e { $seconds } segundo por lance
   *[other] { $clock } e { $seconds } segundos por lance
}
choices-clock-with-delay = { $seconds ->
    [1] { $clock } com { $seconds } segundo de atraso
   *[other] { $clock } com { $seconds } segundos de atraso
}
choices-hours-per-move = { $hours ->
    [1] { $hours } hora por lance
   *[other] { $hours } horas por lance
}
choices-days-per-move = { $days ->
    [1] { $days } dia por lance
   *[other] { $days } dias por lance
}
