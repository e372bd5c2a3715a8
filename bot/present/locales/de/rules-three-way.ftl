# Die Regeln des Dreierschachs, für Weiß, Rot und Schwarz, mit den Reihen und Linien ihrer Drittel.

rules-three-way-board = **Das Brett.** Ein Sechseck aus 96 Zellen, ein Drittel für jede Seite: Weiß hat die Linien a bis h (Reihen 1 bis 4), Rot l bis i und d bis a (8 bis 5), Schwarz h bis e und i bis l (12 bis 9). Jedes Heer steht zuerst auf seiner Grundreihe wie im Schach. Weiß zieht zuerst, dann Rot, links von Weiß, dann Schwarz.
rules-three-way-board-mirrored = **Das Brett.** Ein Sechseck aus 96 Zellen, ein Drittel für jede Seite: Weiß hat die Linien a bis h (Reihen 1 bis 4), Schwarz l bis i und d bis a (8 bis 5), Rot h bis e und i bis l (12 bis 9). Jedes Heer steht zuerst auf seiner Grundreihe wie im Schach. Weiß zieht zuerst, dann Rot, rechts von Weiß, dann Schwarz.

rules-three-way-moves-straight = **Züge.** Wie im Schach (`{ COMMAND("move") } e2e4`). Linien gehen über die Grenze weiter, und eine Diagonale, die auf die Mitte trifft, geht geradeaus hinüber.
rules-three-way-moves-either-way = **Züge.** Wie im Schach (`{ COMMAND("move") } e2e4`). Linien gehen über die Grenze weiter, und eine Diagonale, die auf die Mitte trifft, kann in zwei Richtungen weitergehen.
rules-three-way-knight-two-then-one = Ein Springer geht zwei Zellen und dann eine zur Seite, auch nahe der Mitte.
rules-three-way-castling-through-check = Ein König darf aus dem Schach, durch ein Schach und ins Schach rochieren.
rules-three-way-promotion = Bauern werden auf der Grundreihe jedes Gegners umgewandelt.
rules-three-way-promotion-of-inherited = Ein geerbter Bauer wird auf jeder Grundreihe umgewandelt, außer der, von der er kam.
rules-three-way-no-en-passant = En passant gibt es nicht.
rules-three-way-en-passant-next = En passant schlagen kann nur, wer als Nächstes dran ist.
rules-three-way-en-passant-both = En passant schlagen kann jeder Gegner in seinem nächsten Zug.

rules-three-way-kings = **Könige** werden geschlagen wie jede Figur. Schach wird angesagt, aber du musst es nicht parieren.
rules-three-way-out = Wer den König verliert, aufgibt oder die Zeit überschreitet, scheidet aus. Die Figuren bleiben als Hindernisse: Sie können geschlagen werden und greifen nichts an.
rules-three-way-out-inherited = Wer keinen König mehr hat, scheidet aus. Wer einen König schlägt, erbt alle Figuren dieser Seite. Die Figuren einer Seite, die aufgibt oder die Zeit überschreitet, bekommt, wer als Nächstes dran ist.
rules-three-way-out-inherited-by-capture = Wer keinen König mehr hat, scheidet aus. Wer einen König schlägt, erbt alle Figuren dieser Seite. Die Figuren einer Seite, die aufgibt oder die Zeit überschreitet, bekommt niemand, sie bleiben als Hindernisse.
rules-three-way-won = Die letzte Seite mit einem König gewinnt.
rules-three-way-won-by-points = Ist nur noch ein König übrig oder die Partie remis, entscheiden die Punkte. Bei Gleichstand verliert eine ausgeschiedene Seite.

rules-three-way-beams = **Strahlen.** Jede Seite hat eine Ferse, die Ecke am rechten Ende ihrer Grundreihe, und einen Strahl, der zwei Reihen davor beginnt, nach vorn und links.
rules-three-way-beams-as-in-billichess = Figuren lenken Strahlen ab, stoppen sie oder lassen sie durch wie in BilliChess (`{ COMMAND("rules") } billichess`).
rules-three-way-beams-exchanged = Figuren lenken Strahlen ab, stoppen sie oder lassen sie durch wie in BilliChess (`{ COMMAND("rules") } billichess`), aber die Spiegel der Springer und der anderen sind vertauscht.
rules-three-way-beams-all-moves = Ein Strahl in der Ferse eines Gegners bringt **277**, einmal je Strahl und Ferse, wer auch gezogen hat.
rules-three-way-beams-own-moves = Ein Strahl in der Ferse eines Gegners bringt **277**, einmal je Strahl und Ferse, nur nach Zügen der Seite, der er gehört.
rules-three-way-beams-of-kings = Ein geschlagener König bringt **500**. Der Strahl einer ausgeschiedenen Seite ist aus.

rules-three-way-draws = **Remis.** `{ COMMAND("draw") }` fragt alle: Alle müssen zustimmen, und wer nicht rechtzeitig antwortet, stimmt damit zu. Sind drei übrig, passt, wer keinen Zug hat. Sind zwei übrig, ist es remis, wenn die Seite am Zug nicht im Schach steht und jeder Zug den König verlöre; bei der dritten Wiederholung oder nach 50 Runden ohne Schlag oder Bauernzug kannst du es reklamieren (`{ COMMAND("draw claim") }`). Die fünfte Wiederholung oder 75 solche Runden (zu dritt 50) sind remis.
rules-three-way-draws-without-moves = **Remis.** `{ COMMAND("draw") }` fragt alle: Alle müssen zustimmen, und wer nicht rechtzeitig antwortet, stimmt damit zu. Sind drei übrig, passt, wer keinen Zug hat. Sind zwei übrig, ist es remis, wenn die Seite am Zug nicht im Schach steht und keinen Zug hat; bei der dritten Wiederholung oder nach 50 Runden ohne Schlag oder Bauernzug kannst du es reklamieren (`{ COMMAND("draw claim") }`). Die fünfte Wiederholung oder 75 solche Runden (zu dritt 50) sind remis.

rules-three-way-pacts = **Pakte** schließt man öffentlich mit `{ COMMAND("pact") } offer`, und niemand muss sie halten. Jeder Bruch wird gemeldet, und `{ COMMAND("profile") }` merkt ihn sich. Auch Computer schließen Pakte: Manche sind treu, andere schlau oder tückisch.

rules-three-way-start = Drei Heere, jedes auf seiner Grundreihe.
rules-three-way-across = Wohin die Dame von Weiß auf a4 ziehen kann. Über die Grenze hinweg greift sie das Drittel von Rot an.
rules-three-way-obstacles = Die Dame von Weiß hat den König von Rot geschlagen. Die Figuren von Rot bleiben als Hindernisse.
rules-three-way-heir = Die Dame von Weiß hat den König von Rot geschlagen, und alle Figuren von Rot gehören Weiß.
rules-three-way-pawns-made-way = Drei Bauern haben Platz gemacht. Jeden Strahl lenkt ein Läufer ab, dann geht er durch den König und endet am nächsten Bauern.
rules-three-way-reason-for-peace = Die Dame von Weiß greift von a4 Rot an. Jetzt haben Rot und Schwarz einen Grund, Frieden zu schließen.
