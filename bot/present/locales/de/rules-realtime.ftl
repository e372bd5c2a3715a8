# Die Regeln des Echtzeitschachs: was anders ist als im Schach mit Zügen der Reihe nach.

## Der Abschnitt über das Ziehen, in Sätzen.

rules-realtime-no-turns = **Keine Reihenfolge.** Beide Seiten ziehen, wann sie wollen. Nach einem Zug muss eine Figur abkühlen: Bauer 1, Springer und Läufer 3, König 4, Turm 5, Dame 9 Einheiten von { FORM($unit, "dat") }.
rules-realtime-starts-ready = Am Anfang sind alle Figuren bereit{ FORM($longer, "later") }.
rules-realtime-starts-full = Am Anfang kühlt jede Figur ihre ganze Zeit ab{ $longer }.
rules-realtime-starts-at-random = Am Anfang kühlt jede Figur eine zufällige Zahl von Einheiten ab, höchstens ihre ganze Zeit{ $longer }.
rules-realtime-starts-at-random-times = Am Anfang kühlt jede Figur eine zufällige Zeit ab, höchstens ihre ganze{ $longer }.
rules-realtime-starts-as-agreed = Am Anfang { $pieces } Einheiten ab{ $longer }.
# Der Anfang der Liste: „kühlt ein Bauer 1, ein Springer 3 und ein König 4“.
rules-realtime-cools-for = kühlt { FORM($piece, "a") } { $units }
rules-realtime-and-for = { FORM($piece, "a") } { $units }
rules-realtime-one-unit-longer = , die Figuren von { $second } eine Einheit länger
    .later = , die Figuren von { $second } eine Einheit später
rules-realtime-ready = `{ COMMAND("move") }` geht jederzeit, und `{ COMMAND("ready") }` zeigt, welche Figuren bereit sind und wann die anderen es werden.
rules-realtime-premove = `{ COMMAND("premove") } e2e4` merkt einen Zug für den Augenblick vor, in dem seine Figur bereit ist.

## Der Abschnitt über Schach, in Sätzen.

rules-realtime-check = **Schach.** Auch abkühlende Figuren greifen an und geben Schach.
rules-realtime-king-only = Im Schach kann nur der König ziehen.
rules-realtime-any-piece = Im Schach ist nur ein Zug erlaubt, der es beendet, mit jeder Figur, die bereit ist.
rules-realtime-checkmate = Matt wird beurteilt, als wären alle Figuren bereit, und beendet die Partie sofort.
rules-realtime-no-stalemate = Eine Seite, die auch mit lauter bereiten Figuren nicht ziehen könnte, wartet.
rules-realtime-stalemate = Könnte eine Seite auch mit lauter bereiten Figuren nicht ziehen und steht nicht im Schach, ist die Partie remis.
rules-realtime-castling = Zur Rochade muss der König bereit sein.
rules-realtime-castling-with-rook = Zur Rochade müssen König und Turm bereit sein.
rules-realtime-no-en-passant = En passant gibt es nicht.
rules-realtime-en-passant-until-ready = En passant geht, bis der Bauer, der den Doppelschritt gemacht hat, wieder bereit ist.
rules-realtime-en-passant-next-move = En passant geht nur mit deinem nächsten Zug nach einem Doppelschritt.
rules-realtime-promoted-as-new = Eine umgewandelte Figur kühlt so lange ab wie das, was sie geworden ist.
rules-realtime-promoted-as-pawn = Eine umgewandelte Figur kühlt so lange ab wie ein Bauer.

## Der Abschnitt über gleichzeitige Züge, in Sätzen.

rules-realtime-same-millisecond = **Gleichzeitig.** In derselben Millisekunde ist { $first } zuerst dran.
rules-realtime-same-time = **Gleichzeitig.** Bei Gleichzeitigkeit ist { $first } zuerst dran. Ein Zug von { $second } wartet { $window }. Macht ihn ein Zug von { $first } in dieser Zeit unmöglich oder ändert, was er schlägt, so entfällt er, und seine Figur bleibt bereit. Ebenso ein Zug von { $second }, der höchstens { $window } nach einem Zug von { $first } kommt, durch den er etwas anderes schlagen würde.
rules-realtime-milliseconds = { $count } ms
rules-realtime-retarget = Ein Schlag, dessen Ziel weggezogen ist, geht auf das leere Feld.
rules-realtime-received = Es zählt, wann der Chat einen Zug bekommen hat.

## Weitere Abschnitte.

rules-realtime-draws = { $count ->
    [one] **Remis.** Durch Einigung (`{ COMMAND("draw") }`), bei ungenügendem Material oder nach { $count } Einheit ohne Schlag oder Bauernzug.
   *[other] **Remis.** Durch Einigung (`{ COMMAND("draw") }`), bei ungenügendem Material oder nach { $count } Einheiten ohne Schlag oder Bauernzug.
}
rules-realtime-stands-still = Ist der Bot offline, steht die Uhr still.
rules-realtime-runs-on = Ist der Bot offline, läuft die Uhr weiter.

## Was in den Bildern zu sehen ist, nach „Im Bild:“ oder „Nach `e2e4`:“.

rules-realtime-sees-start = { $first } steht unten. Niemand beginnt.
rules-realtime-sees-cooling = Der Bauer auf e4 kühlt ab. Die Zahl sagt, wie viele Sekunden noch.
rules-realtime-sees-check = Der Läufer von { $first } war wieder bereit und gibt Schach. Der König ist bereit und kann zurückschlagen.
rules-realtime-sees-waiting = Die Sanduhr: Der Zug von { $second } nach e5 wartet, falls { $first } zuerst kommt.
