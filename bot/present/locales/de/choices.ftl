# Die Worte neben den Vorschlägen beim Tippen: höchstens 100 Zeichen mit dem, was getippt wird.

choices-start-position = Grundstellung: { $position }
choices-both = alle drei (beide anderen müssen zustimmen)

choices-who = wer am Zug ist
choices-last-move = was der letzte Zug bewirkt hat
choices-beams-go = wohin die Strahlen laufen
choices-beam = wohin er läuft
choices-score = die Punkte und was sie bedeuten
choices-check = wer im Schach steht
choices-square = was darauf steht
choices-attackers-and-beams = welche Figuren es angreifen und welche Strahlen es kreuzen
choices-attackers-alone = welche Figuren es angreifen

choices-piece = { $count ->
    [one] { $piece }, { $count } Zug
   *[other] { $piece }, { $count } Züge
}
choices-some-piece = { $count ->
    [one] Figur, { $count } Zug
   *[other] Figur, { $count } Züge
}

choices-one-game = { $id }: { $game }, { $players }

choices-no-limit = ohne Zeitlimit
choices-clock = { $minutes ->
    [one] je { $minutes } Minute
   *[other] je { $minutes } Minuten
}
choices-clock-with-increment = { $seconds ->
    [one] { $clock } und { $seconds } Sekunde pro Zug
   *[other] { $clock } und { $seconds } Sekunden pro Zug
}
choices-clock-with-delay = { $seconds ->
    [one] { $clock } mit { $seconds } Sekunde Verzögerung
   *[other] { $clock } mit { $seconds } Sekunden Verzögerung
}
choices-hours-per-move = { $hours ->
    [one] { $hours } Stunde pro Zug
   *[other] { $hours } Stunden pro Zug
}
choices-days-per-move = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
