# Aufzeichnungen von Partien: Texte mit allen Zügen, auch als PGN oder PDN, wie sie ausgegeben und gelesen werden.

records-exported = { $count ->
    [one] Aufzeichnung von `{ $code }`, { $count } Aktion. `{ COMMAND("import") }` zeigt sie wieder.
   *[other] Aufzeichnung von `{ $code }`, { $count } Aktionen. `{ COMMAND("import") }` zeigt sie wieder.
}
records-exported-as = `{ $code }` als { $format }. `{ COMMAND("import") }` zeigt die Partie wieder.
records-pgn-is-for-two = PGN ist für Partien zu zweit. Benutze `{ COMMAND("export") }` ohne Format.
records-pdn-is-for-draughts = PDN ist für Dame ohne Optionen. Benutze `{ COMMAND("export") }` ohne Format.
records-choose-format = Benutze `record`, `pgn` oder `pdn`.

records-file-too-large = Diese Datei ist zu groß. Eine Aufzeichnung darf höchstens 200000 Zeichen haben.
records-file-not-text = Diese Datei ist kein Text. Hänge eine Aufzeichnung von Lasermate, PGN oder PDN an.
records-file-unreached = Diese Datei konnte ich nicht holen. Hänge sie noch einmal an.

records-unreadable = Diese Aufzeichnung kann ich nicht lesen: { CAPITAL($why) }
records-too-long = eine Aufzeichnung hat höchstens { $chars } Zeichen und { $actions } Aktionen.
records-no-first-line = Zeile 1: Eine Aufzeichnung beginnt mit der Zeile „{ $first }“.
records-not-for-two = PGN ist für Partien zu zweit.
records-other-draughts = Zeile { $line }: GameType { $what } ist eine andere Art von Dame. Englische Dame ist GameType 21.
records-unknown-line = Zeile { $line }: „{ $what }“ ist keine Zeile einer Aufzeichnung. Es gibt { $known }.
records-twice = Zeile { $line }: { $what } steht zweimal da.
records-player-twice = Zeile { $line }: Der Spieler einer Seite ist zweimal angegeben.
records-missing = die Zeile „{ $what }:“ fehlt.
records-setup-fault = Zeile { $line }: { CAPITAL($why) }.
records-table-fault = Zeile { $line }: { $why }
records-player-fault = Zeile { $line }: Eine Spielerzeile schreibt man „Player: side name“.
records-hint-fault = Zeile { $line }: „{ $what }“ ist kein Tipp: der Buchstabe einer Seite, ein Doppelpunkt, und wie viele Wörter davor kommen.
records-word-fault = Zeile { $line }, Wort { $word } der Züge: { $why }
records-time-fault = Zeile { $line }: „{ $what }“ ist keine Zeit: ganze Millisekunden seit Beginn der Partie, nie weniger als davor.
records-count-fault = es sind { $moves } Züge und { $times } Zeiten. Gib für jeden eine an, oder keine.
# Warum ein Wort nicht gespielt werden kann.
records-no-such-side = { $word }: Diese Seite gibt es in diesem Spiel nicht.
records-no-stamp = { $word }: Schreibe die Zeit in Millisekunden, die Seite und den Zug, wie in 1000:b:f6e4.
records-null-move = { $word }: Das ist ein Nullzug, mit dem eine Seite aussetzt. Darüber hinweg lässt sich keine Partie spielen.
records-unplayable = { $word }: { CAPITAL($why) }.

# Eine Aufzeichnung, die gelesen wurde.
records-game = { $game }: { $players }.
records-game-on = { $game }: { $players }, { $date }.
records-game-with-options = **{ $game }** mit { $options }
records-actions-and-end = { $count ->
    [one] { $count } Aktion, { $end }.
   *[other] { $count } Aktionen, { $end }.
}
records-won-by-pgn = laut PGN hat { $side } gewonnen
records-won-on-time-by-pgn = laut PGN hat { $side } durch Zeitüberschreitung gewonnen
records-drawn-by-pgn = laut PGN remis
records-unfinished = unbeendet, { $side } am Zug
records-unfinished-by-nobody = unbeendet, niemand am Zug
records-only-shown = Nur gezeigt, nicht gespeichert.

# Was in der Aufzeichnung übergangen wurde.
records-open-comment = Ein Kommentar wird nie geschlossen, was danach kommt, ist nicht gelesen.
records-open-variation = Eine Variante wird nie geschlossen, was danach kommt, ist nicht gelesen.
records-comment-to-the-end = Ein Kommentar, der mit ; beginnt, geht bis zum Ende seiner Zeile, die Züge darin sind nicht gelesen.
records-more-games = Es sind noch mehr Partien darin: Das ist die erste.
records-other-result = Das angegebene Ergebnis { $stated } ist nicht das auf dem Brett.
records-plays-on = { $moves ->
        [one] Nach { $moves } Zug ist die Partie hier von selbst remis, die Aufzeichnung spielt weiter.
       *[other] Nach { $moves } Zügen ist die Partie hier von selbst remis, die Aufzeichnung spielt weiter.
    }
records-dead-draw = { $moves ->
        [one] Nach { $moves } Zug ist die Partie tot remis, die Züge danach sind nicht gespielt.
       *[other] Nach { $moves } Zügen ist die Partie tot remis, die Züge danach sind nicht gespielt.
    }
