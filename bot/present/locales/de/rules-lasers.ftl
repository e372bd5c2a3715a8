# Die Regeln der Laserstrahlen, für Spiele zu zweit: Blau, das beginnt, und Rot.

rules-lasers-beams = **Die Strahlen.** Zwei Laserstrahlen laufen schräg, prallen am Rahmen ab und enden in seinen Ecken. { $course } Jede Seite hütet eine Ecke, ihre Ferse: Blau bei { $blue }, Rot bei { $red }. Welche Züge erlaubt sind, hängt nie von Strahlen ab.
rules-lasers-edge = Der Rand des Bretts ist der Rahmen. Der Strahl von Blau beginnt am rechten Rand unter { $blue }, nach links oben, der von Rot am linken Rand über { $red }, nach rechts unten.
rules-lasers-columns = Auf die Linien { $columns } kommen nur Strahlen. Der Strahl von Blau beginnt bei { $blue }, nach links oben, der von Rot bei { $red }, nach rechts unten.
rules-lasers-columns-and-rows = Auf die Linien { $columns } und die Reihen { $rows } kommen nur Strahlen. Der Strahl von Blau beginnt bei { $blue }, nach links oben, der von Rot bei { $red }, nach rechts unten.
rules-lasers-holes = Löcher lassen jeden Strahl durch.
rules-lasers-stacks = Von einem Stapel trifft nur die unterste Figur auf einen Strahl.

rules-lasers-pieces = **Was Figuren mit Strahlen tun.**
    - Ein Bauer stoppt jeden Strahl.
    - Ein Turm oder Läufer lenkt ihn ab { $rook }.
    - Ein Springer lenkt ihn ab { $knight }.
    - Eine Dame lässt den eigenen Strahl durch und stoppt den anderen.
    - Ein König lenkt den eigenen Strahl ab wie ein Turm und lässt den anderen durch.
rules-lasers-like-a-vertical-mirror = wie ein senkrechter Spiegel: aus links wird rechts, oben bleibt oben
rules-lasers-like-a-horizontal-mirror = wie ein waagrechter Spiegel: aus oben wird unten, links bleibt links

rules-lasers-points = **Punkte.** Ein Strahl, der in der Ferse des Gegners endet, ist ein **Lasermatt: { $points }**, einmal je Seite. { $whose } Die Partie geht weiter, bis **{ $won }**. Wer aufgibt, überlässt dem Gegner auch diese Punkte. Wer mehr Punkte hat, gewinnt. Nach einem Remis entscheiden die Lasermatts.
rules-lasers-fixed = 277 Punkte
rules-lasers-each-turn = 200 Punkte, dazu 25 für jede Ablenkung des Strahls durch eine Figur, höchstens 450
# Nach „Die Partie geht weiter, bis“.
rules-lasers-checkmate = eine Seite matt ist: 500 Punkte für die andere
rules-lasers-own-moves = Es zählt nur nach einem Zug der Seite, der der Strahl gehört.
rules-lasers-all-moves = Es zählt für die Seite, der der Strahl gehört, wer auch gezogen hat.
rules-lasers-all-moves-but-gifts = Es zählt für die Seite, der der Strahl gehört, wer auch gezogen hat. Nach dem eigenen Zug des Gegners ist es ein Geschenk und bringt 100 weniger.
rules-lasers-hunt = **Punkte.** **Matt bringt 277**, ebenso das `{ COMMAND("defeat") }` des Gegners (ACCEPT DEFEAT). Dann werden beide Könige Türme, und die Jagd beginnt: kein Schach, jede Figur kann geschlagen werden. Ein Strahl, der in der Ferse des Gegners endet, ist ein **Lasermatt: 500 Punkte**, und beendet die Partie jederzeit. { $whose } `{ COMMAND("billi") }` (LET'S BILLI) beginnt die Jagd ohne Punkte: { $consent }. `{ COMMAND("resign") }` beendet die Partie: Der Gegner bekommt 277, in der Jagd 500. Wer mehr Punkte hat, gewinnt.
rules-lasers-one-side-alone = eine Seite kann es allein
rules-lasers-one-side-not-in-check = eine Seite, die nicht im Schach steht, kann es allein
rules-lasers-both-sides = beide müssen zustimmen

rules-lasers-joker = **Joker-Springer.** Der erste Springer, den eine Seite zieht, wird ihr Joker. Trifft ihn ein Strahl, kann seine Seite eine Rettung benutzen (`{ COMMAND("lifeline") }`): **pass** (der Strahl geht hindurch), **reflect** (wie ein Turm) oder **stop**, jede einmal. { $lasts } Ein Joker, der den anderen schlägt, bekommt eine vierte, von beliebiger Art.
rules-lasers-until-the-next-move = Sie gilt bis zum nächsten Zug.
rules-lasers-while-hit = Sie gilt, solange dieser Strahl den Joker ohne Pause trifft.

rules-lasers-start = Jeder Strahl endet am ersten Bauern, den er trifft.
rules-lasers-bounced = Der Strahl von Rot läuft über e2, wird vom Läufer auf f1 abgelenkt, geht durch den König von Blau und endet auf d2.
rules-lasers-window = Der Strahl von Blau trifft den Joker von Rot auf f6. Rot muss wählen.
rules-lasers-mated = Über c1, b1, a1, e5 und h1 endet der Strahl von Rot in der Ferse von Blau, also bekommt Rot Punkte durch einen Zug von Blau.
rules-lasers-turned = Der Strahl von Rot geht durch den König von Blau auf e1, wird vom Läufer auf f1 abgelenkt und endet auf e2.
rules-lasers-unsaved = Blau hat für den Joker auf d2 keine Rettung benutzt, also lief der Strahl von Rot in die Ferse von Blau bei j1.
rules-lasers-lasermate = Drei Figuren lenken den Strahl von Rot in die Ferse von Blau bei j1, also bekommt Rot Punkte durch einen Zug von Blau.
