# Die Fragen vor einer Herausforderung: welches Spiel, gegen wen, wie viel Zeit.

new-game-against-whom = Gegen wen möchtest du spielen?
new-game-which-game = Welches Spiel?
new-game-which-unit = Wie lang ist eine Zeiteinheit?
new-game-how-fast = Wie viel Zeit?
new-game-anybody = Gegen alle offen
new-game-whoever-accepts = wer zuerst annimmt
new-game-no-such-answer = Das gibt es nicht mehr zur Auswahl. Fang noch einmal an.

# Titel und Felder des Formulars: höchstens 45 Zeichen.
new-game-form = Neue Partie
new-game-field-game = Spiel
new-game-field-opponent = Gegner
new-game-hint-opponent = Leer lassen: Es spielt, wer zuerst annimmt.
new-game-field-level = Computer
new-game-hint-level = Wähle eine Stufe, um gegen den Computer zu spielen.
new-game-field-time = Zeit
new-game-hint-time = Leer lassen: die übliche Zeit. Die letzten drei sind für Spiele ohne Reihenfolge.
new-game-field-side = Deine Seite

new-game-asks-game = **Neue Partie.** { new-game-which-game }
new-game-asks-opponent = **{ $game }.** { new-game-against-whom }
new-game-against = **{ $game }** gegen { $opponent }. { $question }
new-game-open = **Offene Herausforderung, { $game }.** { $question }

new-game-computer-of = Computer, Stufe { $level }
new-game-computers-of = Computer auf den anderen Plätzen, Stufe { $level }

new-game-without-turns-fast = Ohne Reihenfolge, schnell: { $unit }
new-game-without-turns-medium = Ohne Reihenfolge, mittel: { $unit }
new-game-without-turns-slow = Ohne Reihenfolge, langsam: { $unit }
new-game-unit-with-turns = { $game } spielt man der Reihe nach. Wähle eine Uhr oder eine Zeit pro Zug.
new-game-queen-rests-seconds = { $seconds ->
    [one] eine Dame ruht { $seconds } Sekunde
   *[other] eine Dame ruht { $seconds } Sekunden
}
new-game-queen-rests-minutes = { $minutes ->
    [one] eine Dame ruht { $minutes } Minute
   *[other] eine Dame ruht { $minutes } Minuten
}
