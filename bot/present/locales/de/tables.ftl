# Räume, die einen Tisch teilen: Codes, Hinweise, Ablehnungen, und wer dort gesperrt ist.

tables-managers-only = Diesen Raum verbinden kann nur, wer ihn verwaltet.
tables-managers-block = Leute sperren kann hier nur, wer diesen Raum verwaltet.
tables-direct = Ein direkter Chat kann nicht verbunden werden. Lade den Bot in einen Raum ein, und verbinde den.
tables-bridged = Eine Brücke verbindet diesen Raum schon mit einem anderen Netz, alles erschiene doppelt. Er kann nicht verbunden werden.
tables-thread = Ein Thread kann nicht verbunden werden. Verbinde den Raum, zu dem er gehört.
tables-other-room-links = Dieser Raum ist schon verbunden. Weitere kann nur der erste Raum verbinden.
tables-no-such-code = Dieser Code ist falsch, abgelaufen oder schon benutzt. `{ COMMAND("link") }` im anderen Raum gibt einen neuen.
tables-own-code = Dieser Code wurde hier gemacht. Tippe ihn im anderen Raum.
tables-linked-already = Dieser Raum ist schon verbunden. `{ COMMAND("unlink") }` beendet das.
tables-not-linked = Dieser Raum ist nicht verbunden.
tables-linked = Die Räume sind verbunden.
tables-room-away = Der Bot kann den Raum nicht erreichen, in dem diese Partie gespielt wird. Sie bleibt unterbrochen, und niemand verliert dadurch.
tables-unlinked = Dieser Raum ist nicht mehr verbunden.
tables-settings-elsewhere = Die Einstellungen gelten wie im ersten Raum. `{ COMMAND("unlink") }` gibt diesem Raum seine eigenen zurück.
tables-no-threads = Verbundene Räume spielen im Raum selbst, nicht in einem Thread.
tables-blocked = Die Raumverwaltung hat dich hier vom Spielen ausgeschlossen.
tables-no-free-words = Mitteilungen gehen nicht von Raum zu Raum. Biete den Pakt ohne eigene Worte an.
tables-what-crosses = Verbundene Räume sehen deinen Namen, dein Netz, deine Züge, Angebote und Ergebnisse, nie deine ID. Was dort schon steht, bleibt.

tables-encrypted-first = Dieser Raum ist verschlüsselt. An einem verbundenen Tisch verlassen Bretter, Züge und Namen die Verschlüsselung. Wenn du zustimmst, tippe `{ COMMAND($line) }`.
tables-code =
    Im anderen Raum tippt jemand, der ihn verwaltet: `{ COMMAND($line) }`
    Das geht einmal, und noch { $time } lang.
tables-full = Ein Tisch kann { $most } Räume haben, und so viele hat dieser.
tables-both-play = In beiden Räumen läuft eine Partie, und ein Tisch kann nur eine haben. Beendet zuerst { $game } oder die andere.

tables-linked-to = **Jetzt verbunden: dieser Raum und { $rooms }.**
tables-another-room = ein anderer Raum
tables-room-on = ein Raum auf { $network }
tables-appear-in-both = Herausforderungen, Züge, Angebote, Pakte, Ergebnisse, Namen und Bretter erscheinen in beiden.
tables-appear-in-all = Herausforderungen, Züge, Angebote, Pakte, Ergebnisse, Namen und Bretter erscheinen in allen.
tables-leave-encryption = Sie verlassen die Verschlüsselung dieses Raums.
tables-stay = Gespräche, Tipps und private Antworten bleiben, wo sie sind.
tables-settings-here = Die Einstellungen gelten wie in diesem Raum, aber jeder Raum hat seine eigene Sprache.
tables-settings-there = Die Einstellungen gelten wie im ersten Raum, aber jeder Raum hat seine eigene Sprache.
tables-unlink-ends = `{ COMMAND("unlink") }` beendet es.

tables-under-way = Die Partie an diesem Tisch: { $players }.
tables-other-unlinked = Ein verbundener Raum auf { $network } ist nicht mehr verbunden.
tables-other-gone = Ein verbundener Raum auf { $network } ist nicht mehr zu erreichen.
tables-by-itself = Dieser Raum ist wieder für sich.
tables-goes-on-here = { $game } geht hier weiter, bis sie zu Ende ist.
tables-goes-on-there = { $game } geht in dem Raum weiter, in dem sie begonnen hat.
tables-silent-room = Ein verbundener Raum auf { $network } ist seit einem Tag nicht zu erreichen, dort sieht also niemand, was an diesem Tisch geschieht. Er bleibt verbunden; `{ COMMAND("unlink") }` beendet das.
tables-game-cut-off = Partie { $game } ist unterbrochen: Der Raum von { $players } ist nicht mehr zu erreichen. Keine Zeit läuft, niemand verliert dadurch, und hier kann eine andere Partie beginnen.
tables-drawn-for-cut-off = Der Raum von { $players } ist nicht mehr zu erreichen. Partie { $game } ist remis und zählt für niemanden.

tables-is-blocked = Die Raumverwaltung hat { $who } hier vom Spielen ausgeschlossen.
tables-you-blocked = { $who } ist gesperrt. `{ COMMAND("unblock") }` macht es rückgängig.
tables-you-unblocked = { $who } kann hier wieder spielen.
tables-which = Mehrere heißen hier so: { $people }. Erwähne die Person, die du meinst, oder nenne das Netz dazu.
tables-plays-with-you = Du spielst gerade eine Partie mit { $who }. Beende sie erst, oder bitte jemand anderen, der diesen Raum verwaltet, um die Sperre.
