# Was nur Matrix sagen muss.

matrix-too-much = Zu viele Befehle auf einmal. Warte ein paar Sekunden.
matrix-sent-to-you = Dir im direkten Chat geschickt.
matrix-no-direct-room = Diese Antwort ist privat, und ich kann keinen direkten Chat mit dir öffnen. Lade mich in einen ein, und frag dort.
matrix-too-many-rooms = Diese Antwort ist privat, und der Server lässt mich gerade keinen weiteren direkten Chat öffnen. Frag in einer Minute noch einmal.
matrix-no-file = Die Datei kann ich nicht schicken: Dieser Server nimmt sie nicht an.
matrix-kept-too = Auf Matrix bewahre ich außerhalb meiner Datenbank auch auf: Mitglieder, Namen und Geräteschlüssel der Räume, in denen ich bin, und welcher direkte Chat deiner ist. Deine Nachrichten werden nicht aufbewahrt: Ein Befehl wird gelöscht, sobald er beantwortet ist. Was ich über einen Raum weiß, bewahre ich noch eine Weile auf, nachdem ich ihn verlassen habe. Wer mich betreibt, kann den Ordner `matrix` löschen.
matrix-send-anew = Schick es als neue Nachricht.
matrix-edited = Änderungen einer Nachricht lese ich nicht. { matrix-send-anew }
matrix-board-changed = Dieses Brett hat sich geändert, und seine Zahlen auch.
matrix-no-game = In dieser Nachricht ist keine Partie. Antworte mit `{ COMMAND("import") }` auf eine Datei oder einen Text.
matrix-as-a-file = Oder schick die Datei mit `{ COMMAND("import") }` als Beschriftung, oder antworte auf ihre Nachricht mit `{ COMMAND("import") }`.
matrix-locked = In diesem Raum kann ich eine verschlüsselte Nachricht nicht lesen. Wenn sie für mich war, schick sie bitte noch einmal.

matrix-from-a-closed-room = Du hast in { $room } gefragt, wo ich nicht schreiben kann:
matrix-from-a-nameless-room = Du hast im Raum mit { $people } gefragt, wo ich nicht schreiben kann:
matrix-hello = Hallo! Ich spiele hier Schachvarianten. `{ COMMAND("challenge") }` beginnt eine Partie, `{ COMMAND("help") }` zeigt, was es sonst gibt.
matrix-move-alone = Wenn du am Zug bist, genügt der Zug allein: `{ COMMAND("e4") }`.
matrix-moved = Ich bin in den neuen Raum umgezogen, und die Partien dieses Raums gehen dort weiter: { $link }
matrix-understands = Ich verstehe nur Befehle. { $help } zeigt sie alle, { $start } beginnt eine Partie.
matrix-meant = Meintest du { $line }? { matrix-send-anew }
matrix-no-choice = Eine Auswahl { $number } gibt es hier nicht.
matrix-namesakes = Mehrere hier heißen { $name }. Benutze eine ID.
matrix-namesakes-with-ids = Mehrere hier heißen { $name }. Benutze eine ID: { $ids }.
matrix-type-it = Das lässt sich nicht rückgängig machen. Tippe { $number }, um es zu bestätigen.

matrix-picture-in-words = Das Bild in Worten
matrix-spoiler = (Spoiler)
matrix-message = Nachricht
# Nach „in“.
matrix-a-thread = einem Thread
matrix-another-room = einem anderen Raum

matrix-in-time = in { FORM($time, "dat") }
matrix-past = { $day }. { $month }, { $time } UTC
matrix-month =
    { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    }
