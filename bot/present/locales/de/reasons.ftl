# Warum eine Aktion abgelehnt wird: Sätze ohne Punkt hinter „geht nicht:“ oder hinter dem Getippten. Sie bekommen am Anfang einen großen
# Buchstaben, deshalb beginnt keiner mit einem Feld.

reasons-unreadable = diesen Zug verstehe ich nicht. Schreibe, von welchem Feld auf welches er geht
reasons-ambiguous = das kann mehr als eine Figur. Schreibe auch das Feld dazu, von dem sie zieht, wie in b1d2
reasons-no-such-move = das ist nicht erlaubt
reasons-no-stamp = schreibe die Zeit in Millisekunden, die Seite und den Zug, wie in 1000:b:f6e4
reasons-no-such-side = diese Seite gibt es in diesem Spiel nicht
reasons-game-over = die Partie ist zu Ende
reasons-not-this-sides-turn = diese Seite ist nicht am Zug
reasons-turn-of = { $side } ist am Zug
reasons-none-is-ready = noch ist keine deiner Figuren bereit; `{ COMMAND("ready") }` zeigt, wann es so weit ist
reasons-empty-square = auf { $square } steht keine Figur
reasons-not-your-piece = { FORM($piece, "the") } auf { $square } gehört dir nicht
reasons-not-yours-there = die Figur auf { $square } gehört dir nicht
reasons-fallen = deine Seite ist ausgeschieden
reasons-wrong-movement = so zieht { FORM($piece, "a") } nicht
reasons-wrong-pawn-step = ein Bauer zieht ein Feld vor, aus seiner zweiten Reihe auch zwei, und schlägt schräg nach vorn
reasons-blocked = { FORM($piece, "the") } auf { $square } ist im Weg
reasons-blocked-there = auf { $square } ist etwas im Weg
reasons-own-piece = auf { $square } steht { FORM($piece, "the") }, deine eigene Figur
reasons-own-piece-there = auf { $square } steht deine eigene Figur
reasons-king-in-check = dein König stünde im Schach
reasons-king-in-check-there = dein König stünde auf { $square } im Schach
reasons-still-in-check = du stehst im Schach, und das beendet es nicht
reasons-pinned = { FORM($piece, "the") } auf { $square } ist gefesselt, dein König stünde im Schach
reasons-can-not-go-there = { FORM($piece, "the") } auf { $square } kann nicht dorthin
reasons-castling-moved = auf diese Seite kannst du nicht rochieren: Der König oder der Turm dort hat schon gezogen
reasons-castling-between = zwischen König und Turm steht eine Figur
reasons-castling-piece-between = { FORM($piece, "the") } auf { $square } steht zwischen König und Turm
reasons-castling-out-of-check = aus dem Schach heraus kannst du nicht rochieren
reasons-castling-through-check = dein König zöge auf { $square } durch ein Schach
reasons-needs-promotion = wähle, was der Bauer wird: queen, rook, bishop oder knight
reasons-no-promotion = nur ein Bauer auf der letzten Reihe wird umgewandelt
reasons-may-not-pass = passen kannst du nur, wenn du keinen erlaubten Zug hast
reasons-lifeline-first = ein Strahl trifft einen Joker-Springer: Zuerst muss seine Seite eine Rettung wählen
reasons-your-lifeline-first = wähle zuerst eine Rettung für deinen Joker-Springer
reasons-your-lifeline-first-on = wähle zuerst eine Rettung für deinen Joker-Springer auf { $square }
reasons-lifeline-of-first = { $side } muss zuerst eine Rettung für den Joker-Springer wählen
reasons-lifeline-of-first-on = { $side } muss zuerst eine Rettung für den Joker-Springer auf { $square } wählen
reasons-not-in-this-game = das gibt es in diesem Spiel nicht
reasons-deny-or-allow = lege erst ein Veto gegen den letzten Zug ein, oder lass ihn zu
reasons-nothing-offered = es gibt kein Angebot, auf das du antworten kannst
reasons-offer-stands = dieses Angebot ist schon offen

# Wann man Remis reklamieren kann.
reasons-claim-moves = Remis reklamieren kannst du nur bei der dritten Wiederholung oder nach fünfzig Zügen ohne Schlag oder Bauernzug
reasons-claim-quiet-time = diese Partie wird von selbst remis, nach { $units } Zeiteinheiten ohne Schlag oder Bauernzug
reasons-claim-kings-are-rooks = sind die Könige Türme, kann niemand Remis reklamieren: Die Partie endet von selbst bei der dritten Wiederholung oder nach fünfzig Zügen ohne Schlag oder Bauernzug, und die Punkte entscheiden
reasons-claim-three-play = zu dritt kann niemand Remis reklamieren: Die Partie endet von selbst bei der fünften Wiederholung oder nach fünfzig Runden ohne Schlag oder Bauernzug
reasons-claim-two-are-left = Remis reklamieren kannst du nur bei der dritten Wiederholung oder nach fünfzig Runden ohne Schlag oder Bauernzug
reasons-claim-draughts = Remis reklamieren kannst du nur bei der dritten Wiederholung oder nach vierzig Zügen ohne Schlag oder Zug eines Steins
reasons-claim-or-denials = { $claim }. Nach drei Vetos kann die Seite mit dem Vetorecht Remis reklamieren, wenn sie nicht im Schach steht, ob sie oder der Gegner am Zug ist

# Laser.
reasons-no-window = jetzt ist keine Rettung zu wählen
reasons-lifeline-used = diese Rettung hast du schon verbraucht
reasons-billi-begun = die Könige sind schon Türme
reasons-billi-in-check = im Schach kannst du nicht LET'S BILLI sagen

# Veto.
reasons-no-denial-right = du hast das Vetorecht nicht
reasons-nothing-to-deny = ein Veto geht nur gegen den letzten Zug des Gegners, bevor du darauf antwortest
reasons-immune-move = gegen den ersten Zug einer Seite, die gerade ein Veto eingelegt hat, geht kein Veto
reasons-immune-knight = gegen einen Springerzug geht kein Veto
reasons-immune-king = in dieser Partie geht gegen einen Königszug kein Veto
reasons-only-move = in dieser Partie geht gegen den einzigen Zug einer Seite kein Veto
reasons-move-denied = gegen diesen Zug wurde ein Veto eingelegt. Spiele einen anderen
reasons-allow-by-moving = einen Zug brauchst du nicht eigens zuzulassen. Antworte einfach darauf

# Schwarze Löcher.
reasons-no-hole = auf { $square } ist kein Loch
reasons-not-your-hole = das Loch auf { $square } gehört dir nicht. Du reist nur durch deine eigenen Löcher
reasons-cannot-enter = { FORM($piece, "the") } auf { $square } kommt mit einem gewöhnlichen Zug nicht nach { $hole }
reasons-entry-blocked = { FORM($piece, "a") } auf { $square } versperrt den Weg zum schwarzen Loch
reasons-wrong-exit = { FORM($piece, "the") } muss das weiße Loch in der Richtung verlassen, in der { FORM($piece, "gender") ->
        [f] sie
        [n] es
       *[m] er
    } bei { $black } hineinging. Von { $white } aus geht es nach { $squares }
reasons-no-exit = { FORM($piece, "the") } muss das weiße Loch in der Richtung verlassen, in der { FORM($piece, "gender") ->
        [f] sie
        [n] es
       *[m] er
    } bei { $black } hineinging. Von { $white } aus geht es nirgendwohin
reasons-exit-blocked = { FORM($piece, "a") } auf { $square } versperrt den Weg aus dem weißen Loch. Schlagen geht, überspringen nicht
reasons-own-exit = ein Loch, das zieht, kann nicht durch sich selbst herauskommen. Wähle ein anderes weißes Loch
reasons-own-king = deinen eigenen König kannst du nicht schlagen
reasons-straight-takes-nothing = ein Bauer, der bei { $black } gerade hineinging, kann nicht schlagen
reasons-diagonal-must-take = ein Bauer, der bei { $black } schräg hineinging, muss schlagen
reasons-no-effect = ein Zug durch Löcher kann nicht enden, wo er begann
reasons-holes-are-not-taken = mit einem gewöhnlichen Zug kann man kein Loch schlagen. Um durch deine eigenen zu reisen, nenne Start, schwarzes Loch, weißes Loch und Ziel, wie in a1-b1-a4-b4
reasons-hole-takes-nothing = ein Loch zieht ein Feld weit, auf ein leeres Feld
reasons-drop-elsewhere = ein Loch kannst du nur auf ein leeres Feld deiner Grundreihe setzen
reasons-drop-occupied = auf { $square } steht { FORM($piece, "a") }. Ein Loch kannst du nur auf ein leeres Feld setzen
reasons-hole-needs-promotion = wähle, was der Bauer wird: queen, rook, bishop, knight (S) oder hole (H)

# Crazy chess.
reasons-no-such-level = auf Ebene { $level } von { $square } steht keine Figur
reasons-buried = in dieser Partie kann einen Stapel nur die oberste Figur verlassen, oder der Turm ganz unten mit allen zusammen
reasons-two-steps = ein König macht zwei Schritte in einem Zug. Nenne beide Felder, wie in e1-f2-e1
reasons-step-after-castling = die Rochade ist nur der erste Schritt des Königs. Schreibe den zweiten dazu, wie in { $example }
reasons-one-step = nur ein König macht zwei Schritte. Nenne ein Feld
reasons-no-rook = auf { $square } ist kein Turm, in den man springen könnte
reasons-jump-instead = den eigenen Turm auf { $square } kannst du nicht schlagen. Um hineinzuspringen, schreibe { $square }^
reasons-no-all-round = rundum schlägt nur eine Dame, und nur mit einer Figur neben sich
reasons-no-victim = ein Springer schlägt eine gegnerische Figur, auf seinem letzten Feld oder auf einem, über das er zieht
reasons-end-blocked = ein Springer, der unterwegs schlägt, muss auf einem leeren Feld enden oder in einen Turm springen
reasons-first-row = ein Bauer kann nicht auf seine eigene Grundreihe ziehen
reasons-no-double-step = einen Doppelschritt macht ein Bauer nur aus seiner zweiten Reihe, nicht aus einem Turm heraus, vor oder zur Seite über ein leeres Feld
reasons-pawn-step = ein Bauer zieht ein Feld vor, zur Seite oder zurück, schlägt schräg nach vorn und tauscht den Platz mit ~
reasons-nobody-to-meet = ein Bauer kann den Platz nur mit einer Figur tauschen, und da ist keine
reasons-own-pawn = mit dem eigenen Bauern zu tauschen ändert nichts
reasons-broken-chain = jeder Bauer einer Kette zieht einmal, auf das Feld, wo die getauschte Figur gerade steht
reasons-not-a-pawn = nur Bauern tauschen den Platz
reasons-suicide = das würde deinen eigenen König töten
reasons-rises-into = der Läufer, der auf { $square } wieder aufsteht, gäbe deinem König Schach
reasons-check-from = dein König stünde im Schach durch { FORM($piece, "acc") } auf { $square }
reasons-needs-promotions = { $count ->
    [one] wähle, was { $count } deiner Bauern wird, nach Linien geordnet, wie in =q
   *[other] wähle, was { $count } deiner Bauern werden, nach Linien geordnet, wie in =q
}
reasons-choose-first = wähle erst, was dein Bauer wird, wie in =q
reasons-nothing-to-choose = keiner deiner Bauern wartet auf eine Umwandlung

# Dreierschach.
reasons-inert-piece = diese Seite ist ausgeschieden, ihre Figuren ziehen nicht mehr

# Dame.
reasons-no-step = ein Stein zieht ein Feld schräg oder springt über einen gegnerischen auf das leere Feld dahinter
reasons-man-goes-forward = ein Stein zieht und springt nur vorwärts, eine Dame in beide Richtungen
reasons-occupied = auf { $square } steht schon etwas
reasons-nothing-to-jump = auf { $square } steht nichts, worüber man springen könnte
reasons-jumps-own = auf { $square } steht dein eigener Stein. Springen kannst du nur über gegnerische
reasons-jumped-already = was auf { $square } steht, ist schon geschlagen
reasons-must-capture = du musst schlagen. Von { $square } aus kannst du es
reasons-goes-on = der Schlag geht von { $square } aus weiter. Spiele ihn zu Ende
reasons-crowned-there = auf { $square } wird der Stein zur Dame, und der Zug endet dort

# Echtzeitschach.
reasons-cooling = diese Figur ist noch nicht bereit
reasons-tie-lost = { $side } war zuerst da, deshalb entfällt dein Zug. Deine Figur bleibt bereit
reasons-too-many-held = zu viele deiner Züge warten. Versuch es gleich noch einmal
reasons-king-only = in dieser Partie kann im Schach nur der König ziehen
reasons-king-is-not-taken = den König kann man nicht schlagen. Matt gewinnt
reasons-no-turns = es gibt keine Reihenfolge, in der man passen könnte
reasons-no-premoves = in dieser Partie kann man keine Züge vormerken
reasons-ready-already = diese Figur ist bereit, zieh einfach

# Pakte. Was in Klammern und hinter Doppelpunkten steht, wird getippt.
reasons-pact-unreadable = das verstehe ich nicht. Benutze pact-offer(...), -accept(N), -refuse(N), -counter(N;...), -withdraw(N) oder -denounce(N)
reasons-pact-too-long = das ist zu lang für einen Pakt
reasons-pact-no-number = welcher Pakt? Nenne seine Nummer
reasons-pact-no-addressee = für wen ist er? Nenne eine Seite, oder beide
reasons-pact-to-yourself = dir selbst kannst du keinen Pakt anbieten
reasons-pact-no-terms = ein Pakt braucht eine Bedingung, zum Beispiel each.peace
reasons-pact-too-many-terms = ein Pakt hat höchstens { $most } Bedingungen
reasons-pact-term = Bedingung { $term }: { $why }
reasons-pact-no-duration = ein Pakt kann bis zum Ende einer Runde gelten, bis ein König geschlagen wird oder bis eine Bedingung erfüllt ist: 3, king, king.red oder term.2. Ohne until hat er kein Ende
reasons-pact-round-over = diese Runde ist vorbei; jetzt ist Runde { $round }
reasons-pact-no-such-term = eine Bedingung { $term } hat dieser Pakt nicht
reasons-pact-endless-term = Bedingung { $term } ist ein Versprechen ohne Ende, deshalb kann der Pakt nicht bis zu ihrer Erfüllung gelten. Nimm eine Runde, king, king.red oder die Nummer einer Bedingung mit move, against, hostage, heir oder draw-if-two
reasons-pact-stands = ein Angebot ist für 1 bis { $most } deiner eigenen Züge offen
reasons-pact-you-are-out = Pakte schließt nur, wer noch im Spiel ist
reasons-pact-they-are-out = eine Seite dieses Pakts ist ausgeschieden
reasons-pact-no-such-pact = einen Pakt { $pact } gibt es nicht
reasons-pact-not-on-offer = Pakt { $pact } wird nicht mehr angeboten
reasons-pact-not-to-you = Pakt { $pact } wird nicht dir angeboten
reasons-pact-your-own = Pakt { $pact } ist dein eigenes Angebot. Du kannst es zurückziehen, aber nicht darauf antworten
reasons-pact-accepted = Pakt { $pact } hast du schon angenommen
reasons-pact-not-yours = Pakt { $pact } ist nicht dein Angebot
reasons-pact-not-in-force = Pakt { $pact } gilt nicht
reasons-pact-no-party = an Pakt { $pact } bist du nicht beteiligt
reasons-pact-denounced = Pakt { $pact } hast du schon gekündigt
reasons-pact-too-many-stand = du hast { $most } offene Angebote. Warte auf eine Antwort, oder zieh eins zurück
reasons-pact-too-many-open = du hast { $most } Pakte, die gelten oder angeboten sind, mehr geht nicht. Kündige einen oder zieh einen zurück
reasons-pact-no-more-offers = du hast { $most } Angebote gemacht, mehr gehen in einer Partie nicht
reasons-pact-no-more-numbers = in dieser Partie gab es { $most } Angebote, mehr gehen nicht
reasons-pact-number-given = die Paktnummer { $pact } ist schon vergeben. Nimm eine höhere

# Warum eine Bedingung eines Pakts abgelehnt wird.
reasons-term-unreadable = das verstehe ich nicht. Schreibe, wer was verspricht, zum Beispiel: each peace, white no check, red spare Qd1, each keep out of e4, white against black every 2
reasons-term-trailing = davon verstehe ich nur den Anfang. Wie lange der Pakt gilt, gehört nicht zur Bedingung, sondern zu until, zum Beispiel until:3
reasons-term-no-party = versprechen kann nur eine Seite des Pakts
reasons-term-one-side = welche Seite verspricht das?
reasons-term-no-side = welche Seite?
reasons-term-against-party = diese Seite gehört zum Pakt
reasons-term-out = diese Seite ist ausgeschieden
reasons-term-no-heir = Erbe kann nur die andere Seite des Pakts sein, und eine dritte Seite außerhalb des Pakts muss noch mitspielen
reasons-term-no-cells = nenne Felder des Bretts, höchstens { $most }
reasons-term-no-piece = diese Figur gibt es nicht
reasons-term-number = die Zahl fehlt oder ist zu klein oder zu groß
reasons-term-no-move = diesen Zug verstehe ich nicht
reasons-term-no-hostage = eine Geisel braucht eine andere Bedingung des Pakts. Nenne deren Nummer, wie in hostage(2)
reasons-term-no-words = die Worte fehlen
reasons-term-too-many-words = ein Versprechen in eigenen Worten darf höchstens { $most } Zeichen haben
reasons-term-round-over = diese Runde ist vorbei
