# Welche Partie gemeint ist, und wer darin handeln darf.

lookup-no-game = In diesem Raum läuft keine Partie. `{ COMMAND("challenge") }` beginnt eine.
lookup-player-gone = Jemand aus dieser Partie hat die eigenen Daten gelöscht, deshalb kann sie nicht fortgesetzt werden.
lookup-you-are-out = Du bist aus dieser Partie ausgeschieden. Zusehen kannst du weiter.
lookup-no-game-of-code = Eine Partie { $typed } gibt es hier nicht. `{ COMMAND("games") }` zeigt die Partien.
lookup-only-these-play = Du spielst in dieser Partie nicht mit. Es spielen { $players }. `{ COMMAND("board") }` zeigt dir das Brett.
lookup-another-is-on = Partie { $archived } ist archiviert, und hier läuft jetzt { $played }. Setze { $archived } fort, wenn { $played } zu Ende ist.
lookup-only-players = Das kann nur, wer hier spielt: { $players }.
lookup-position-has-changed = Die Stellung hat sich geändert. { $asked }
