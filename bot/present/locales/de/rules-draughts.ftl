# Die Regeln von Dame, mit und ohne Strahlen. Die Seiten sind Blau, das beginnt, und Rot.

rules-draughts-moves = **Züge.** Gespielt wird auf den dunklen Feldern. Blau steht unten und beginnt. Ein Stein zieht ein Feld schräg nach vorn. Auf der letzten Reihe wird er zur Dame, und der Zug endet. Auch eine Dame zieht nur ein Feld weit, aber sie zieht und springt auch rückwärts.
rules-draughts-captures = **Schlagen.** Eine Figur schlägt eine gegnerische auf dem Nachbarfeld, indem sie auf das leere Feld dahinter springt, und springt weiter, solange sie kann. **Es herrscht Schlagzwang.** Gibt es mehrere Möglichkeiten, wähle eine beliebige.
rules-draughts-end = **Ende.** Wer nicht ziehen kann, verliert. **Remis** durch Einigung (`{ COMMAND("draw") }`), oder von selbst bei der fünften Wiederholung und nach je achtzig Zügen ohne Schlag oder Zug eines Steins. Reklamieren kannst du es bei der dritten Wiederholung oder nach je vierzig solchen Zügen.
rules-draughts-typing = **Eingabe.** `{ COMMAND("move") } c3d4`. Ein Schlag nennt jedes Landefeld: `c3e5g7`, oder `c3xg7`, wenn nur ein Schlag dort endet. Feldnummern gehen auch: `11-15`.

# Nach „Die Partie geht weiter, bis“.
rules-draughts-won = eine Seite nicht ziehen kann: 500 Punkte für die andere
rules-draughts-pieces = **Was Figuren mit Strahlen tun.**
    - Ein Stein stoppt den Strahl der anderen Seite und lenkt den eigenen ab { $mirror }.
    - Eine Dame lässt den eigenen Strahl durch und lenkt den anderen auf dieselbe Art ab.

## Veto, in Sätzen.

rules-draughts-right = Das Vetorecht hat immer nur eine Seite, zuerst Rot. Statt zu antworten, kann sie den letzten Zug des Gegners zurücknehmen (`{ COMMAND("deny") }`). Der Gegner muss etwas anderes spielen und bekommt das Recht.
rules-draughts-only-move-loses = Trifft das Veto den einzigen Zug einer Seite, oft einen erzwungenen Schlag, so kann sie nicht ziehen und verliert.
rules-draughts-no-only-move = Gegen den einzigen Zug einer Seite geht kein Veto.
rules-draughts-first-move = Gegen den ersten Zug der Seite, die ein Veto eingelegt hat, geht kein Veto.
rules-draughts-no-kings = Gegen Damenzüge geht kein Veto.
rules-draughts-end-waits = Ein Zug, der die Partie beenden würde, wartet auf die Seite mit dem Vetorecht: `{ COMMAND("deny") }` oder `{ COMMAND("allow") }`.
rules-draughts-third = Nach drei Vetos kann die Seite mit dem Vetorecht Remis erklären (`{ COMMAND("draw") } claim`).

## Was in den Bildern zu sehen ist, nach „Im Bild:“ oder „Nach `c3e5g7`:“.

rules-draughts-sees-start = Jeder Strahl endet am ersten Stein der anderen Seite.
rules-draughts-sees-lasermate = Der Stein, der auf c3 landete, lenkt den Strahl von Rot in die Ferse von Blau.
rules-draughts-sees-jumps = Zwei Sprünge in einem Zug. Der Stein auf f2 durfte nicht stattdessen ziehen.
rules-draughts-sees-king = Der Stein wird auf d8 zur Dame. Er springt nicht weiter über e7.
