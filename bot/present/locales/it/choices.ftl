# Le parole accanto alle scelte del completamento: al massimo 100 caratteri con ciò che si digita.

choices-start-position = posizione iniziale: { $position }
choices-both = tutti e tre (entrambi gli altri devono accettare)

# Che cosa chiede ogni domanda su una posizione.
choices-who = a chi tocca
choices-last-move = che cosa ha fatto l'ultima mossa
choices-beams-go = dove vanno i raggi
choices-beam = dove va
choices-score = i punti e che cosa significano
choices-check = chi è sotto scacco
choices-square = che cosa c'è
choices-attackers-and-beams = quali pezzi la attaccano e quali raggi la attraversano
choices-attackers-alone = quali pezzi la attaccano

choices-piece = { $count ->
    [one] { $piece }, { $count } mossa
   *[other] { $piece }, { $count } mosse
}
choices-some-piece = { $count ->
    [one] pezzo, { $count } mossa
   *[other] pezzo, { $count } mosse
}

choices-one-game = { $id }: { $game }, { $players }

choices-no-limit = senza limite di tempo
choices-clock = { $minutes ->
    [one] { $minutes } minuto a testa
   *[other] { $minutes } minuti a testa
}
choices-clock-with-increment = { $seconds ->
    [one] { $clock } e { $seconds } secondo per mossa
   *[other] { $clock } e { $seconds } secondi per mossa
}
choices-clock-with-delay = { $seconds ->
    [one] { $clock } con { $seconds } secondo di ritardo
   *[other] { $clock } con { $seconds } secondi di ritardo
}
choices-hours-per-move = { $hours ->
    [one] { $hours } ora per mossa
   *[other] { $hours } ore per mossa
}
choices-days-per-move = { $days ->
    [one] { $days } giorno per mossa
   *[other] { $days } giorni per mossa
}
