# Was über jemanden gespeichert ist, und wie es gelöscht wird.

privacy-choose = Benutze `{ COMMAND("privacy") } show`, `{ COMMAND("privacy") } export` oder `{ COMMAND("privacy") } delete`.
privacy-exported = In dieser Datei steht alles, was über dich gespeichert ist, von jedem Server.
privacy-expired = Diese Frage ist abgelaufen. `{ COMMAND("privacy") } delete` fragt noch einmal.
privacy-deleted = Deine Daten sind gelöscht.

privacy-chats-own = Die Nachrichten im Chat gehören nicht dazu. Im Web-Chat werden sie zusammen mit deinem Namen gelöscht.
privacy-backups = Wer diesen Bot betreibt, hat vielleicht Sicherungskopien: Darin bleiben gelöschte Daten, solange es die Kopien gibt. Wird eine eingespielt, sind deine Daten wieder da. Lösche sie dann noch einmal, oder frag die Person, die den Bot betreibt.

privacy-what-is-kept = **Was über dich gespeichert ist**
    - deine ID in diesem Netz und dein Name ({ $name }), auch in dem, was der Bot über dich gesagt hat, soweit es noch da ist
    - { $requests } mit den Antworten darauf (damit ein wiederholter nicht zweimal ausgeführt wird; abgelehnte 7 Tage lang)
    - { $rows } (Herausforderungen, Züge, Angebote, Einstellungen) mit Raum und Zeit
    - Plätze in { $games }, ihre Ergebnisse und { $ratings }
    - deine Antworten zu { $puzzles }, und deine Serie täglicher Aufgaben
    - deine Einstellungen: Sprache, Pings, Ruhezeit und Zeitzone, Urlaub{ $muted }, und ob du auf der Liste aller Server stehst
    - welche Browser dich benachrichtigen, wenn du am Zug bist, falls du das im Web-Chat eingeschaltet hast: ihre Adressen bei ihren Push-Diensten und die Schlüssel, mit denen sie lesen
    Keine IP-Adressen. `{ COMMAND("privacy") } export` gibt dir alles davon als Datei, von jedem Server. `{ COMMAND("privacy") } delete` löscht deine ID, deinen Namen, die Antworten, was du in Pakten und Notizen geschrieben hast, deine Ergebnisse, Wertungen und Einstellungen. Deine Züge und welche Aufgaben du gelöst hast, bleiben, aber unter „{ names-former }“. { privacy-chats-own } { privacy-backups }
privacy-requests = { $count ->
    [one] { $count } Befehl
   *[other] { $count } Befehle
}
privacy-rows = { $count ->
    [one] { $count } Eintrag im Protokoll
   *[other] { $count } Einträge im Protokoll
}
privacy-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
privacy-ratings = { $count ->
    [one] { $count } Wertung
   *[other] { $count } Wertungen
}
privacy-puzzles = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
privacy-muted = { $count ->
    [one] , wen du stumm geschaltet hast ({ $count } Person)
   *[other] , wen du stumm geschaltet hast ({ $count } Personen)
}

privacy-delete-question = Deine ID, deinen Namen, die Antworten an dich, was du in Pakten und Notizen geschrieben hast, deine Ergebnisse, Wertungen und Einstellungen löschen?
privacy-resigned = { $count ->
    [one] Du spielst noch { $games }. Die Partie wird für dich aufgegeben.
   *[other] Du spielst noch { $games }. Die Partien werden für dich aufgegeben.
}
privacy-stays = Deine Züge in beendeten Partien und welche Aufgaben du gelöst hast, bleiben, aber unter „{ names-former }“. Deine archivierten Partien lassen sich danach nicht fortsetzen. { privacy-chats-own } { privacy-backups }
