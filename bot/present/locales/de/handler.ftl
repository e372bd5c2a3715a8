# Was jeder Anfrage begegnen kann, worum es auch geht.

handler-repeated = Schon erledigt.
handler-failed = Etwas ist schiefgegangen, und nichts wurde geändert. Versuch es noch einmal. Wenn es weiter nicht klappt, sag es der Person, die den Bot betreibt.
handler-full = Die Festplatte des Bots ist voll, deshalb kann gerade nichts gespeichert werden, und nichts wurde geändert. Partien sind noch zu lesen. Sag es der Person, die den Bot betreibt.
handler-busy = Der Bot ist gerade beschäftigt. Versuch es gleich noch einmal.
handler-no-address = Diese Anfrage ist unvollständig.
handler-not-ours = Diese Auswahl kenne ich nicht. Nimm das neueste Brett.
handler-dead = Diese Auswahl ist abgelaufen. Nimm das neueste Brett.
handler-other-room = Diese Auswahl gehört zu einer Partie in einem anderen Raum.
handler-no-picture = *Das Bild konnte nicht gezeichnet werden. `{ COMMAND("board") } text` zeigt das Brett als Text.*

handler-wait = Zu schnell. Versuch es in { $seconds } s noch einmal.
handler-too-much = Das ist zu lang ({ $chars } Zeichen).

handler-no-options = { $command } hat keine Optionen.
handler-no-option = { $command } hat keine Option { $typed }. Optionen: { $options }.
handler-long-option = { $option } ist zu lang: { $chars } Zeichen. { $command } nimmt höchstens { $most }.

handler-may-not-write = Ich darf in diesem Raum nicht schreiben, deshalb kann hier nichts gespielt oder verfolgt werden{ $missing }.
handler-done-unseen = { $done } Die anderen sehen es im Raum vielleicht nicht: Dem Bot fehlt { $missing }.
handler-may-not-send-pictures = *Bretter stehen hier als Text, weil ich keine Bilder schicken darf{ $missing }.*
handler-missing = {" "}(fehlende Berechtigung: { $missing }; frag jemanden, der diesen Raum verwaltet)

handler-line-is-empty = Schreibe einen Befehl, zum Beispiel { COMMAND("help") }.
handler-line-is-too-long = Das sind { $chars } Zeichen. Ein Befehl kann höchstens { $most } haben.
handler-line-is-unseen = In der Zeile ist ein Zeichen, das nicht dargestellt werden kann. Schreibe sie noch einmal.
handler-no-command = Einen Befehl { COMMAND($typed) } gibt es nicht. { COMMAND("help") } zeigt alle.
handler-no-command-but = Einen Befehl { COMMAND($typed) } gibt es nicht. Meintest du { COMMAND($meant) }?
handler-several-commands = Schicke jeden Befehl als eigene Nachricht. Es wurde nichts getan.
handler-quote-is-open = Ein Anführungszeichen ist nicht geschlossen. Schreibe name:"ein paar Worte".
handler-option-twice = { $option } steht zweimal da.
handler-lacks = { CAPITAL($question) }.
handler-option-is-number = { $option } ist { $least } bis { $most }.
handler-not-a-choice = „{ $typed }“ kenne ich nicht. Benutze { $values }.
handler-near-a-choice = „{ $typed }“ kenne ich nicht. Meintest du { $meant }?
handler-not-a-time = „{ $typed }“ ist keine Bedenkzeit. Schreibe zum Beispiel 5+3, 10m, 1d oder none.
handler-option-is-too-long = { $option } darf höchstens { $most } Zeichen haben. Das sind { $chars }.
handler-one-person = { COMMAND($command) } kann nur eine Person nennen.
handler-one-person-others-join = { COMMAND($command) } kann nur eine Person nennen. Andere nehmen die freien Plätze selbst ein.
handler-misspelt-option = { COMMAND($command) } hat keine Option { $typed }. Meintest du { $meant }:?
handler-superfluous = { COMMAND($command) } nimmt { $typed } nicht. Schreibe { $usage }.
