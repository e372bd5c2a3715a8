# Le regole di ogni gioco: la loro cornice, e sezioni comuni a più giochi. La prima parte è quella che muove per prima: Bianco, sotto i raggi Blu.

rules-summed-up = **{ $game }.** { $summary }
rules-with = **{ $game }** con { $options }.
rules-page-with = Con { $options }.

rules-examples = **Esempi**
    { $pictures }
rules-picture-of-start = - Immagine { $number }, l'inizio: { $words }
rules-picture = - Immagine { $number }: { $words }
rules-picture-after = - Immagine { $number }, dopo `{ $moves }`: { $words }

rules-more = `{ COMMAND("rules") }` racconta il resto pagina per pagina.
rules-rest = **Il resto** è come in { $game }: `{ COMMAND("rules") } { $name }`.

rules-no-part-of = Non c'è nessuna parte { $typed }. Le parti di { $game }: { $parts }.
rules-no-part = Non c'è nessuna parte { $typed }. `{ COMMAND("rules") } { $name }` racconta tutte le regole di { $game }.
rules-no-part-but-exercises = Non c'è nessuna parte { $typed }. `{ COMMAND("rules") } { $name }` racconta tutte le regole di { $game }, con esercizi alla fine.

rules-draws = **Patta.** Per stallo, per materiale insufficiente o per accordo (`{ COMMAND("draw") }`). Alla terza ripetizione, o dopo cinquanta mosse senza catture né mosse di pedone, puoi reclamarla (`{ COMMAND("draw claim") }`). Alla quinta ripetizione o dopo settantacinque mosse così la partita è automaticamente patta.
rules-draws-where-any-pieces-mate = **Patta.** Per stallo o per accordo (`{ COMMAND("draw") }`). Alla terza ripetizione, o dopo cinquanta mosse senza catture né mosse di pedone, puoi reclamarla (`{ COMMAND("draw claim") }`). Alla quinta ripetizione o dopo settantacinque mosse così la partita è automaticamente patta.
rules-draws-before-the-hunt = **Patta.** Anche una patta nella partita di scacchi (`{ COMMAND("draw") }`) comincia la caccia. La caccia finisce per accordo, alla terza ripetizione, dopo cinquanta mosse senza catture né mosse di pedone, o quando non resta nulla che devii un raggio.
