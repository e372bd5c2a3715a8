# Die Hilfe, die alle Befehle auflistet.

help-start = Anfangen
help-play = Spielen
help-look = Nachsehen
help-learn = Lernen
help-manage = Verwalten

help-game-is-on = Hier läuft **{ $game }**.
help-your-move = Du bist am Zug, zum Beispiel `{ COMMAND($line) }`.
help-to-move = Am Zug: { $side }.
help-welcome = **Lasermate** spielt hier Schachvarianten. So geht’s los: `{ COMMAND("challenge") } computer`, dann `{ COMMAND("move") } e2e4`.
help-heading = **{ $title }** ({ $page } von { $pages })
help-command = `{ COMMAND($command) }` { SHORT($does) }
help-explains = `{ COMMAND("help") } command` erklärt einen Befehl, `{ COMMAND("rules") }` das Spiel.

help-no-command = Einen Befehl { COMMAND($typed) } gibt es nicht. `{ COMMAND("help") }` zeigt alle.
help-no-command-but = Einen Befehl { COMMAND($typed) } gibt es nicht. Meintest du `{ COMMAND($meant) }`?
help-usage = `{ $usage }`
    { $does }.
help-option = - `{ $option }`: { $what }
help-option-optional = - `{ $option }` (optional): { $what }
help-value = { WITHOUT($what, $value) }
help-for-players = Für alle, die in der Partie dieses Raums spielen.
help-for-admins = Für alle, die diesen Raum verwalten.
help-for-operators = Für alle, die diesen Bot betreiben.

help-no-game = Ein Spiel „{ $typed }“ gibt es nicht. Die Spiele sind { $games }.
help-no-game-but = Ein Spiel „{ $typed }“ gibt es nicht. Meintest du `{ $meant }`? Die Spiele sind { $games }.
