page-description = Schach mit zwei Laserstrahlen, gespielt im Chat
page-tagline = Schach mit zwei Laserstrahlen

page-skip = Zum Eingabefeld springen
page-channels = Kanäle
page-news-elsewhere = Neue Nachrichten anderswo
page-your-name = Dein Name
page-cancel = Abbrechen
page-delete = Löschen
page-delete-label = Löschen: dein Name
page-you-are = Du bist
page-rename = Umbenennen
page-rename-label = Umbenennen: dein Name
page-language = Sprache
page-games-and-channels = Partien und Kanäle
page-your-games = Deine Partien
page-new-channel = Neuer Kanal
page-create = Anlegen
page-sounds = Töne
page-one-tap = Ein Tippen spielt einen Zug
page-push = Benachrichtige mich, wenn ich am Zug bin
page-the-board = Das Brett
page-offers = Angebote
page-actions = Was du tun kannst

page-play = Spielen
page-slogan = Schach mit zwei Laserstrahlen. Bring deinen zur anderen Ferse.
page-accept-challenge = Herausforderung annehmen
page-strength = Stärke des Computers
page-level-1 = Anfänger
page-level-2 = leicht
page-level-4 = Hobby
page-level-6 = Verein
page-level-9 = Experte
page-level-12 = am stärksten
page-invite-friend = Jemanden einladen
page-learn = In einer Minute lernen
page-daily = Aufgabe des Tages
page-lesson = Die Lektion
page-lesson-back = Zurück
page-lesson-close = Schließen
page-send-link = Verschick diesen Link. Wer ihn öffnet, spielt gegen dich:
page-seat-awaits = Du hast einen Platz. Die Partie beginnt, sobald die anderen da sind.
page-open-challenges = Offene Herausforderungen
page-watch-now = Jetzt zuschauen
page-all-games = Alle Spiele

page-beside = Neben dem Brett
page-moves = Züge
page-talk = Chat
page-new-lines = , neue Zeilen
page-pacts = Pakte
page-about = Info
page-about-game = Über diese Partie

page-older = Ältere Nachrichten
page-no-messages = Noch keine Nachrichten.
page-welcome = Tippe `{ COMMAND("challenge ") }`, um gegen jemanden zu spielen, der annimmt, `{ COMMAND("challenge computer") }`, um gegen den Computer zu spielen, `{ COMMAND("rules") }`, um die Regeln zu lernen, oder `{ COMMAND("help") }` für alle Befehle.
page-new-messages = Neue Nachrichten
page-suggestions = Vorschläge
page-message-or-command = Nachricht oder Befehl
page-message-hint = Nachricht oder /Befehl
page-file = Oder wähle eine Datei
page-needs-script = Dieser Chat braucht JavaScript.

page-download = Herunterladen
page-copy-link = Link kopieren
page-no-game-title = Keine solche Partie
page-no-game = An dieser Adresse gibt es keine Partie. Vielleicht ist der Link unvollständig.
page-other-games = Spiel eine andere oder schau einer zu

page-puzzles-description = Schachaufgaben mit Laserstrahlen, am Brett gelöst
page-puzzle = Aufgabe
page-a-puzzle = Eine Aufgabe
page-next-puzzle = Nächste Aufgabe
page-hint = Tipp
page-solution = Lösung zeigen
page-puzzles-of = Aufgaben aus
page-every-game = allen Spielen
page-puzzles-need-script = Aufgaben brauchen JavaScript.

page-invited-only = Dieser Chat ist für Leute, die eingeladen sind. Bitte jemanden, der ihn verwaltet, um einen Link.
page-invited = Du bist eingeladen, hier Schach zu spielen.
page-invitation-over = Diese Einladung gilt nicht mehr. Bitte um eine neue.
page-no-device = Dieser Link gilt einmal und 10 Minuten lang. Tippe `/device` noch einmal auf dem anderen Gerät.
page-password = Passwort dieses Chats
page-wrong-password = Das ist nicht das Passwort. Achte auf große und kleine Buchstaben, oder frag, von wem du es hast.
page-come-in = Eintreten
page-play-as = Auch auf diesem Gerät als { $name } spielen?
page-continue = Weiter
page-not-let-in = Dieser Chat ist nicht für alle offen. Öffne seine erste Seite.

page-help-invite = Einen Link anlegen, über den Leute in diesen Chat kommen
page-help-device = Einen Link anlegen, um auf einem anderen Gerät dieselbe Person zu sein
page-device-link =
    Öffne diesen Link innerhalb von 10 Minuten auf dem anderen Gerät. Er gilt einmal:
    { $link }
page-invitation =
    Bis zu 50 Leute können 7 Tage lang über diesen Link kommen:
    { $link }
page-open-to-all = Dieser Chat ist für alle offen: Schick den Leuten seine Adresse.
page-by-password = Herein kommt man mit dem Passwort: Schick den Leuten das.
page-managers-invite = Nur wer #lobby verwaltet, kann andere einladen.

page-name-empty = Gib zuerst einen Namen ein.
page-name-long = Ein Name kann höchstens { $most } Zeichen haben.
page-name-unprintable = Dieser Name hat unsichtbare Zeichen. Nimm Buchstaben und Ziffern.
page-name-no-letter = Ein Name braucht einen Buchstaben oder eine Ziffer, zum Beispiel Anna.
page-name-at = Ein Name kann nicht mit @ beginnen.
page-name-id = Das sieht wie eine Kennung aus. Lass den Doppelpunkt weg.
page-name-reserved = Das sieht wie der Name des Bots aus. Wähle einen ohne das Wort { $bot }.
page-name-computer = Das sieht wie der Name eines Computers aus. Wähle einen anderen, ohne die Wörter computer, bot und level.
page-name-word = Der Bot braucht dieses Wort für andere Leute, Seiten oder Netzwerke. Wähle einen anderen Namen.
page-name-taken = Dieser Name ist vergeben. Wähle einen anderen, oder öffne den Tab, der ihn hat.
page-name-alike = Dieser Name sieht wie { $name } aus, und der ist vergeben. Wähle einen, der anders aussieht.
page-names-full = Alle Namen hier sind vergeben. Versuch es an einem anderen Tag.
page-name-often = Du hast deinen Namen während deiner Partien oft geändert. Wenn sie vorbei sind, kannst du ihn wieder ändern.
page-name-first = Wähle zuerst einen Namen.
page-name-expired = Dein Name ist abgelaufen. Wähle wieder einen.
page-channel-name = Der Name eines Kanals hat 1 bis { $most } Zeichen (a-z, 0-9 und -) und beginnt mit einem Buchstaben oder einer Ziffer.
page-channels-yours = Du hast schon { $most } Kanäle. Nimm einen davon; ein leerer verschwindet nach einem Tag von selbst.
page-channels-full = Es gibt schon zu viele Kanäle. Nimm einen davon.

page-no-such-game = Diese Partie gibt es nicht.
page-no-such-channel = Diesen Kanal gibt es nicht.
page-no-push = An diesen Browser lassen sich keine Benachrichtigungen schicken: Sein Push-Dienst hat keine öffentliche Adresse. Versuch es mit einem anderen Browser.
page-no-such-puzzle = Diese Aufgabe gibt es nicht.
page-no-such-board = Dieses Brett gibt es nicht.
page-no-answer = Das ist keine Antwort.
page-no-move = Das ist kein Zug.
page-no-button = Diesen Knopf kenne ich nicht.
page-no-id = Eine Anfrage braucht eine eigene Kennung.
page-type-something = Schreib zuerst etwas.
page-message-long = Eine Nachricht kann höchstens { $most } Zeichen haben. Diese hat { $count }.
page-field-long = Ein Feld kann höchstens { $most } Zeichen haben. Dieses hat { $count }.
page-send-json = Sende JSON, mit dem Inhaltstyp application/json.
page-no-method = Diese Methode ist hier nicht erlaubt.
page-not-found = Nicht gefunden.
page-unreadable = Diese Anfrage kann ich nicht lesen.
page-busy = Der Bot zeichnet gerade viel. Versuch es gleich noch einmal.
page-failed = Etwas ist schiefgegangen. Versuch es noch einmal.
