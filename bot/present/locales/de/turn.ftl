# Wer am Zug ist, und was gefragt wird: die letzte Zeile unter einem Zug.

turn-to-move = Am Zug: { $who }{ $deny }.
turn-in-check = Am Zug: { $who }, im Schach{ $deny }.
turn-must-pass = { $who } hat keinen erlaubten Zug und muss passen ({ COMMAND("move pass") }){ $deny }.
turn-lifeline = Der Strahl von { $side } trifft den Joker-Springer von { $who }. Zuerst ist zu wählen: { $lifelines } ({ COMMAND("lifeline") }).
turn-draw-of-three = { $who }: Remis annehmen oder ablehnen? Alle müssen zustimmen.
turn-draw = { $who }: Remis annehmen oder ablehnen? Auch ein Zug lehnt ab.
turn-billi = { $who }: LET'S BILLI? Beide Könige werden Türme, ohne Punkte. { COMMAND("billi") } stimmt zu, ein Zug lehnt ab.
turn-pact = { $who }: { COMMAND($accept) }, { COMMAND($refuse) } oder { COMMAND($counter) }?

# Jemand kann Remis reklamieren.

turn-repetition = Dritte Wiederholung: { COMMAND("draw claim") } { $does }.
turn-quiet = { $moves }: { COMMAND("draw claim") } { $does }.
turn-denials = Dreimal wurde ein Veto eingelegt: Die Seite mit dem Vetorecht kann Remis erklären ({ COMMAND("draw claim") }).
turn-claim-draws = beendet die Partie mit Remis
turn-claim-points = beendet die Partie, und die Punkte entscheiden
turn-claim-billi = beendet die Schachpartie mit Remis, und die Könige werden Türme

turn-time = Die Zeit läuft { $moment } ab.

turn-position-changed = Die Stellung hat sich geändert.

turn-no-move = Du hast keinen erlaubten Zug. `{ COMMAND("move") } pass` passt.
turn-nothing-to-choose = Jetzt ist kein Zug zu wählen.
turn-none-ready = Keine deiner Figuren ist schon bereit. `{ COMMAND("ready") }` zeigt, wann es so weit ist.
turn-not-yours = Du bist nicht am Zug.
