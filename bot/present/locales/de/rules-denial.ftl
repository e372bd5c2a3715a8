# Das Veto, wie es die Regeln eines Spiels erzählen: das Recht, den letzten Zug des Gegners zurückzunehmen.

rules-denial-section = **Veto.** { $words }
rules-denial-as-in = **Veto.** Wie in { $game } (`{ COMMAND("rules") } { $name }`).
rules-denial-as-in-but = **Veto.** Wie in { $game } (`{ COMMAND("rules") } { $name }`), mit `{ $options }`.

rules-denial-right = Das Vetorecht hat immer nur eine Seite, zuerst die, die als zweite zieht. Statt zu antworten, kann sie den letzten Zug des Gegners zurücknehmen (`{ COMMAND("deny") }`). Der Gegner muss etwas anderes spielen und bekommt das Recht. Gegen den ersten Zug der Seite, die ein Veto eingelegt hat, geht kein Veto.
rules-denial-no-knights = Gegen Springerzüge geht kein Veto.
rules-denial-no-knights-and-kings = Gegen Springer- und Königszüge geht kein Veto.
rules-denial-knights-on-the-way = Gegen einen Springerzug geht ein Veto nur, wenn er unterwegs schlägt.
rules-denial-no-kings-knights-on-the-way = Gegen Königszüge geht kein Veto, gegen einen Springerzug nur, wenn er unterwegs schlägt.
rules-denial-only-move-ends = Hat eine Seite nach einem Veto keinen anderen Zug, ist das Matt oder Patt.
rules-denial-no-only-move = Auch gegen den einzigen Zug einer Seite geht kein Veto.
rules-denial-end-waits = Ein Zug, der die Partie beenden würde, wartet auf die Seite mit dem Vetorecht: `{ COMMAND("deny") }` oder `{ COMMAND("allow") }`.
rules-denial-promotion = Nach einem Veto gegen eine Umwandlung kann der Bauer nicht stattdessen eine andere Figur werden.
rules-denial-third = Nach drei Vetos kann die Seite mit dem Vetorecht, wenn sie nicht im Schach steht, Remis erklären (`{ COMMAND("draw") } claim`).

rules-denial-denied = { $second } hat ein Veto gegen e4 eingelegt. { $first } muss etwas anderes spielen und hat jetzt das Vetorecht. Gegen den nächsten Zug von { $second } geht kein Veto.
