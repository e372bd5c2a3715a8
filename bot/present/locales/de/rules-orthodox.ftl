# Die Regeln des Schachs, mit allem, was darüber liegen kann.

rules-orthodox-moves = **Züge.** Gewöhnliches Schach, mit Rochade, en passant und Umwandlung. Schreibe `{ COMMAND("move") } e2e4` oder `{ COMMAND("move") } Nf3`, und für eine Umwandlung `{ COMMAND("move") } e7e8q`. Matt gewinnt.
rules-orthodox-moves-under-beams = **Züge.** Wie im Schach: `{ COMMAND("move") } e2e4` oder `Nf3`.
rules-orthodox-blue-first = Blau beginnt.

rules-orthodox-start = Weiß steht unten und beginnt.
