# Die Regeln von Schwarze Löcher. Eine Figur geht durch ein Loch hinein, das schwarze, und kommt aus einem anderen heraus, dem weißen.

## Der Abschnitt über Züge, in Sätzen.

rules-black-holes-moves = **Züge.** Wie im Schach, aber ein Bauer auf seiner zweiten Reihe kann immer zwei Felder ziehen.
rules-black-holes-castling = Es gibt nur die lange Rochade.
rules-black-holes-no-castling = Es gibt keine Rochade.
rules-black-holes-no-en-passant = En passant gibt es nicht.
rules-black-holes-letters = S ist ein Springer (`{ COMMAND("move") } Sc3`), H ein Loch.
rules-black-holes-wins = Matt gewinnt.

## Weitere Abschnitte.

rules-black-holes-holes = **Löcher.** Statt zu ziehen, kann eine Seite ein Loch auf ein leeres Feld ihrer Grundreihe setzen (`{ COMMAND("drop") } c1`), so oft sie will. Ein Loch zieht wie ein König auf ein leeres Feld, steht allem im Weg und kann mit einem gewöhnlichen Zug nicht geschlagen werden. Ein Bauer kann sich in ein Loch umwandeln.
rules-black-holes-through = **Durch die Löcher.** Jede Figur außer dem König kann durch die Löcher ihrer Seite reisen.
    - *Hinein:* mit einem gewöhnlichen Zug auf eins, das schwarze Loch.
    - *Heraus:* aus irgendeinem von ihnen, dem weißen Loch (ein Loch kann nicht sich selbst benutzen).
    - *Weiter:* in der Richtung, in der sie hineinging, beliebig weit über leere Felder. Ein Springer wiederholt seinen Sprung.
    - Am Ende kann sie schlagen: eine gegnerische Figur, eine eigene außer dem König oder ein beliebiges Loch. Ein König, den sie schlagen könnte, steht im Schach.
rules-black-holes-typing = **Eingabe.** `{ COMMAND("move") } a1b1a4b4` oder `Ra1-b1-a4xb4`: Start, schwarzes Loch, weißes Loch, Ziel. `Ra1xb4` geht, wenn jeder Weg zur selben Stellung führt.

## Der Abschnitt über Bauern, in Sätzen.

rules-black-holes-pawns = **Bauern.** Geht ein Bauer gerade hinein, kommt er gerade heraus und kann nicht schlagen. Geht er schräg hinein, kommt er schräg heraus und muss schlagen.
rules-black-holes-free-pawns = **Bauern.** Ein Bauer behält seine Richtung, gerade oder schräg, und darf schlagen oder nicht.
rules-black-holes-double-step = Er kann mit einem Doppelschritt hineingehen.
rules-black-holes-no-double-step = Mit einem Doppelschritt kann er nicht hineingehen.
rules-black-holes-back = Eine Figur darf auf dem Feld enden, von dem sie kam.
rules-black-holes-not-back = Eine Figur darf nicht auf dem Feld enden, von dem sie kam.

## Was in den Bildern zu sehen ist, nach „Im Bild:“ oder „Nach `a1b1a4c4`:“.

rules-black-holes-sees-start = { $first } steht unten. Noch gibt es keine Löcher.
rules-black-holes-sees-pawn = Der Bauer ging schräg in das Loch auf b4, kam aus demselben Loch heraus und schlug auf a5.
rules-black-holes-sees-beams = Wie die Strahlen am Anfang laufen.
rules-black-holes-sees-drop = Ein gesetztes Loch.
rules-black-holes-sees-routes = Die Wege des Turms: Bei b1 hinein geht er nach rechts, bei a4 hinein nach oben.
rules-black-holes-sees-way = 1 hinein, 2 von Loch zu Loch, 3 heraus.
rules-black-holes-sees-check = Schach: Der Turm könnte bei b4 hinein, bei c8 heraus und weiter nach e8.
rules-black-holes-sees-capture = Heraus mit einem Schlag.
rules-black-holes-sees-jump = Hinein mit einem Sprung, dann derselbe Sprung über c5, mit Schlag auf d7.
