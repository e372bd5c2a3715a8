# Die Einstellungen eines Raums: wofür jede da ist, und was sie nicht sein kann.

settings-managers-only = Die Einstellungen dieses Raums kann nur ändern, wer ihn verwaltet.
settings-managers-begin = Partien kann hier nur beginnen, wer diesen Raum verwaltet.
settings-head = **Einstellungen dieses Raums** (`{ COMMAND("settings") } games billichess` ändert eine)
settings-name-a-game = Nenne mindestens ein Spiel, oder `all`.
settings-daily-times = Schreibe eine Uhrzeit, mit deiner Zeitzone, wenn es nicht UTC ist: `09:00`, `9am Europe/Berlin`, `18:30 +02:00`. Oder `off`.
settings-no-forum = Diesen Forumskanal kann ich nicht sehen. Nenne einen dieses Servers als `#forum`, und lass mich ihn sehen, dort Nachrichten schreiben und Beiträge eröffnen.

settings-no-such-setting = Diese Einstellung gibt es nicht. Die Einstellungen sind { $names }.
settings-is-now = { $name } ist jetzt { $value }.
settings-line = `{ $name }`: { $value } ({ $purpose })
settings-games = `all`, oder Namen mit Leerzeichen dazwischen
settings-starters = wer Partien beginnen darf: `everyone` oder `admins`
settings-theme = Bilder: `dark` oder `light`
settings-language = Sprache meiner Beiträge hier: `auto` (wie der Server oder Chat), oder eine von denen, die `{ COMMAND("language") }` aufzählt
settings-threads = Partien in Threads: `on` oder `off`; auf Discord auch ein `#forum`, wo jede Partie einen Beitrag bekommt
settings-daily = Uhrzeit der Aufgabe des Tages, zum Beispiel `09:00 Europe/Berlin`, oder `off`
settings-places = zweiter Platz zu dritt: `falls` (wer später fällt), oder `shared` bei Gefallenen mit gleich vielen Punkten
settings-rating = Partien, wenn die Herausforderung nichts anderes sagt: `casual` oder `rated`
settings-time = übliche Zeit: `none`, `5+3` (Minuten und Sekunden pro Zug), `6h` oder `3d` pro Zug
settings-can-be = { $name } kann { $values } sein.
settings-no-such-language = Ich spreche { $codes }, oder `auto`: die Sprache des Servers oder Chats.
settings-no-such-game = Ein Spiel { $typed } gibt es nicht. Die Spiele sind { $games }.
settings-manager-left = { $who } verwaltet jetzt diesen Kanal, denn wer ihn bisher verwaltet hat, ist nicht mehr da.
settings-manager-away = { $who } verwaltet jetzt diesen Kanal, denn wer ihn bisher verwaltet hat, war seit 30 Tagen nicht mehr hier.
settings-manager-made = Wer diesen Bot betreibt, hat die Verwaltung dieses Kanals an { $who } übergeben.
