# Herausforderungen: was der Raum erfährt, und wer eine macht, annimmt, ablehnt oder zurückzieht.

challenges-unreadable = Diese Herausforderung ist nicht mehr zu lesen. `{ COMMAND("challenge") }` schickt eine neue.
challenges-open-already = Du hast hier schon eine offene Herausforderung. `{ COMMAND("cancel") }` zieht sie zurück.
challenges-many-open = In diesem Raum sind genug Herausforderungen offen. Nimm eine davon an.
challenges-position-is-over = In dieser Stellung ist die Partie schon zu Ende.
challenges-made = Herausforderung gestellt. `{ COMMAND("cancel") }` zieht sie zurück.
challenges-against-yourself = Gegen dich selbst kannst du nicht spielen. Lass den Gegner weg, dann spielt, wer zuerst annimmt.

challenges-expired = Diese Herausforderung ist abgelaufen.
challenges-was-accepted = Diese Herausforderung wurde schon angenommen.
challenges-was-declined = Diese Herausforderung wurde abgelehnt.
challenges-was-withdrawn = Diese Herausforderung wurde zurückgezogen.

challenges-none-to-accept = Hier gibt es keine Herausforderung, die du annehmen kannst.
challenges-your-own = Das ist deine eigene Herausforderung. Annehmen muss sie jemand anders.
challenges-you-play = Du spielst in diesem Raum schon, und eine andere Herausforderung gibt es hier nicht.
challenges-other-question = Hier gibt es keine Herausforderung. Meintest du `{ COMMAND($line) }`?
challenges-challenger-gone = Wer diese Herausforderung gestellt hat, hat die eigenen Daten gelöscht.
challenges-begun = Die Partie beginnt.

challenges-none-to-decline = Niemand hat dich hier herausgefordert.
challenges-open-to-anybody = Diese Herausforderung ist für alle offen, also gibt es nichts abzulehnen.
challenges-not-made-to-you = Diese Herausforderung gilt jemand anderem.
challenges-you-declined = Du hast abgelehnt.

challenges-none-to-withdraw = Du hast hier keine offene Herausforderung.
challenges-not-yours = Zurückziehen kann diese Herausforderung nur, wer sie gestellt hat.
challenges-you-withdrew = Herausforderung zurückgezogen.

challenges-with-options = { $game } ({ $options })
challenges-from-a-position = { $game } aus einer Stellung

challenges-no-such-position = Das ist keine Stellung für { $game }: { CAPITAL($why) }.

challenges-to-anybody = **{ $who }** fordert **alle** heraus: { $terms }. Läuft { $until } ab.
challenges-to-somebody = **{ $who }** fordert **{ $whom }** heraus: { $terms }. { $whom }: annehmen oder ablehnen? Läuft { $until } ab.
challenges-rated = gewertet
challenges-in-a-thread = in einem Thread
challenges-random-colours = zufällige Farben
challenges-plays = { $who } spielt { $side }

challenges-one-at-a-time = In diesem Raum läuft Partie { $game }, und ein Raum hat nur eine Partie auf einmal.
challenges-one-beside-threads = In diesem Raum läuft Partie { $game }, und ein Raum hat nur eine Partie auf einmal. Nimm einen anderen Kanal oder `where:thread`.

challenges-nobody-called = Hier heißt niemand { $typed }. Lass den Gegner weg, dann spielt, wer zuerst annimmt.
challenges-nobody-called-strength = Hier heißt niemand { $typed }. Die Stärke des Computers ist `level:1` bis `level:12`.
challenges-no-player-or-game = Niemand und kein Spiel heißt hier { $typed }. Meintest du `{ $game }`?

challenges-no-such-game = Ein Spiel „{ $typed }“ gibt es nicht. Die Spiele sind { $games }.
challenges-no-options = Das Spiel `{ $game }` hat keine Option „{ $typed }“. Es hat keine Optionen.
challenges-no-such-option = Das Spiel `{ $game }` hat keine Option „{ $typed }“. Seine Optionen sind { $options }.
challenges-no-such-option-near = Das Spiel `{ $game }` hat keine Option „{ $typed }“. Meintest du `{ $near }`? Seine Optionen sind { $options }.
challenges-option-not-here = Das Spiel `{ $game }` hat keine Option `{ $option }`: { CAPITAL($why) }.
challenges-lacks-mode-three = mit drei Seiten entscheiden die Punkte, und Könige werden geschlagen
challenges-lacks-denial-three = Vetos sind für zwei Seiten
challenges-lacks-scoring-three = mit drei Seiten bringt jedes Lasermatt 277
challenges-lacks-board = die Strahlen prallen am Rand des eigenen Bretts ab
challenges-lacks-mode-realtime = ohne Reihenfolge gibt es nur den Modus A, weil die Billi-Phase der Reihe nach gespielt wird
challenges-lacks-denial-realtime = für Vetos muss der Reihe nach gezogen werden
challenges-lacks-mode-crazy = mit Lasern gibt es nur den Modus A, weil die Könige in Stapeln stehen können und dann keine Türme werden
challenges-lacks-mode-draughts = im Damespiel gibt es kein Matt und keine Schachkönige, deshalb nur den Modus A
challenges-lacks-joker-draughts = im Damespiel gibt es keine Springer, also auch keine Joker
challenges-lacks-promotion-draughts = ein Stein wird eine Dame und nichts anderes
challenges-lacks-clock-draughts = Dame spielt man der Reihe nach
challenges-no-such-unit = „{ $typed }“ ist keine Zeiteinheit. Benutze { $units }.
challenges-no-such-value = „{ $typed }“ ist kein Wert von `{ $option }`. Benutze { $values }.
challenges-takes-words = eins von { $values }
challenges-takes-numbers = eine ganze Zahl von { $least } bis { $most }
challenges-takes-numbers-from = eine ganze Zahl ab { $least }
challenges-takes-multiples = ein Vielfaches von { $step } von { $least } bis { $most }
challenges-takes-penalties = none, oder sechs Zahlen von 0 bis 60 mit höchstens einer Dezimale für Bauer,Springer,Läufer,Turm,Dame,König
challenges-option-needs = Die Option `{ $option }` braucht `{ $needs }`.
challenges-option-twice = Die Option `{ $option }` steht zweimal da.
challenges-position-fault = { CAPITAL($why) }.

challenges-not-played-here = { $game } ist in diesem Raum nicht erlaubt. Erlaubt sind hier: { $allowed }.
challenges-made-to = Diese Herausforderung kann nur { $whom } annehmen.
challenges-declines = { $who } lehnt die Herausforderung ab.
challenges-withdraws = { $who } zieht die Herausforderung zurück.
challenges-expires = Die Herausforderung von { $who } ist abgelaufen.
