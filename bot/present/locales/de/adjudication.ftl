# Eine Partie, die beendet wird von jemandem, der den Raum verwaltet.

adjudication-managers-only = Nur wer diesen Raum verwaltet, kann eine Partie mit einem Ergebnis beenden.
adjudication-elsewhere = Diese Partie wird in einem anderen Raum gespielt. Nur wer den verwaltet, kann sie beenden.
adjudication-your-own = Du spielst in dieser Partie, also muss sie jemand anders beenden, der diesen Raum verwaltet. Du kannst mit `{ COMMAND("draw") }` Remis anbieten, bei Zeitüberschreitung `{ COMMAND("claim") }` benutzen oder aufgeben. Nach 14 Tagen ohne Zug fragt der Bot nach, und 7 Tage später kann hier eine andere Partie beginnen.
adjudication-no-note-here = Diese Partie wird mit einem anderen Raum geteilt, wo deine Notiz zu lesen wäre. Lass die Notiz weg.
adjudication-not-possible = Mit diesem Ergebnis kann die Partie in dieser Stellung nicht enden.
adjudication-you-ended = Du hast die Partie beendet.
adjudication-no-such-side = Benutze { $sides } oder `draw`.
adjudication-is-out = { $who } ist schon ausgeschieden.
adjudication-note = Notiz: { $note }
