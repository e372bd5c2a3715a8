# Was nur Discord sagen muss. Was die Liste der Befehle zeigt, steht in commands.ftl.

discord-as-a-file = Das ist zu lang für eine Nachricht, deshalb steht es in einer Datei.
discord-too-large = Ein Bild ist größer als die 10 MB, die Discord erlaubt.
discord-shown-below = Unten für alle gezeigt.
discord-newest-board = Neuestes Brett
discord-to-the-game = Zur Partie
discord-form-late = Das Formular kam zu spät bei Discord an. Drück den Knopf noch einmal.
discord-not-a-member = Ich bin hier kein Mitglied, deshalb geht das nicht. Füge mich erst zum Server hinzu. Partien gehen auch so.
discord-no-position = In dieser Nachricht ist keine Stellung. Lesen kann ich eine FEN, eine Partie als PGN oder eine Aufzeichnung von Lasermate.
discord-no-bots = Das ist ein Bot, und Bots können hier nicht spielen. Wähle einen Menschen, oder lass den Gegner weg, dann spielt, wer zuerst annimmt.
discord-no-such-command = Diesen Befehl gibt es nicht mehr. Lade Discord neu, um die Liste zu erneuern, oder benutze `{ COMMAND("help") }`.

discord-install = Den Bot zu einem Server hinzufügen:
    { $server }
    Oder zu deinem Konto, um in Direktnachrichten und auf jedem Server zu spielen:
    { $oneself }

# Höchstens 20 Zeichen.
discord-tag-live = Läuft
discord-tag-finished = Beendet

# „Spielt …“
discord-playing =
    { $games ->
        [0] Schachvarianten
        [one] { $games } Partie Schachvarianten
       *[other] { $games } Partien Schachvarianten
    }

discord-runs-out = (läuft { $moment } ab)
discord-unix-time = { $seconds } (Unixzeit)
