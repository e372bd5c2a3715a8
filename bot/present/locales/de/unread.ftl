# Partien, die nicht mehr zu lesen sind, und wie ein Raum ohne sie weitermacht.

unread-managers-archive = Eine Partie archivieren kann nur, wer diesen Raum verwaltet.
unread-freed = Erledigt. Dieser Raum ist wieder frei.
unread-holds-its-room = Partie { $game } ist nicht mehr zu lesen und blockiert ihren Raum. Wer den Raum verwaltet, kann sie dort mit `{ COMMAND("settings") }` archivieren.
unread-lost = Partie { $game } ist nicht mehr zu lesen. `{ COMMAND("challenge") }` beginnt eine neue.
unread-plainly = Partie { $game } ist nicht mehr zu lesen.
unread-to-archive = Partie { $game } ist nicht mehr zu lesen. Archiviere sie, um diesen Raum freizugeben.
unread-button = Partie { $game } archivieren
unread-archived = Partie { $game } ist nicht mehr zu lesen und ist jetzt archiviert. `{ COMMAND("challenge") }` beginnt eine neue.
unread-can-be-read = Partie { $game } ist zu lesen, also bleibt sie.
