# Crazy chess: was ein Zug tat und auslöste, warum, und wie Züge Schritt für Schritt gewählt werden. Die Regeln stehen in rules-crazy.ftl.

crazy-theme = Matt
crazy-theme-how = durch eine Kettenreaktion

crazy-suicide = { $move } tötet deinen eigenen König, und du verlierst sofort. Trotzdem spielen?
crazy-lose-by-it = Ja, Partie verlieren

## Was ein einfacher Zug außer seiner Notation tat: folgt auf „3. Bg5 von Weiß“.

crazy-jumping-in = , springt in den Turm
crazy-capturing = , schlägt { $pieces }
crazy-capturing-and-jumping-in = , schlägt { $pieces } und springt in den Turm
crazy-captured = { FORM($piece, "a-acc") }
crazy-did = : { $steps }

## Schritte eines Zugs, jeder ein Satz ohne Punkt.

crazy-step-moved = { FORM($side, "stem") }{ FORM($piece, "er") } { $piece } { $from } nach { $to }
crazy-step-captured = { FORM($side, "stem") }{ FORM($piece, "er") } { $piece } auf { $square } wird geschlagen
crazy-step-fell = { FORM($side, "stem") }{ FORM($piece, "er") } { $piece } fällt auf { $square }
crazy-step-fell-with-load = { FORM($side, "stem") }{ FORM($piece, "er") } { $piece } fällt mit seiner Ladung auf { $square }
crazy-step-rose = { FORM($side, "stem") }{ FORM($piece, "er") } { $piece } steht auf { $square } wieder auf
crazy-step-revenge = { FORM($side, "stem") }{ FORM($piece, "er") } { $piece } rächt sich rund um { $square }
crazy-step-all-round = { FORM($side, "stem") }{ FORM($piece, "er") } { $piece } auf { $square } schlägt rundum
crazy-step-swapped = { FORM($side, "stem") }{ FORM($pawn, "er") } { $pawn } { $from } tauscht den Platz mit { FORM($other-side, "stem") }{ FORM($other, "em") } { FORM($other, "bare") } { $to }
crazy-step-vanished = { FORM($side, "stem") }{ FORM($piece, "er") } { $piece } auf { $square } verschwindet
crazy-step-promoted = der Bauer auf { $square } wird { FORM($piece, "zu") }
crazy-step-jumping-in = { $step }, springt in den Turm

crazy-then-swapped = dann der Bauer { $square }
crazy-more-steps = und { $count } weitere Schritte ({ COMMAND("explain") } zeigt sie)

## Dasselbe in einem Bild, wo wenig Platz ist.

crazy-moment = { $numbers }: { $step }
crazy-moment-moved = { $piece } nach { $square }
crazy-moment-fell = { $piece } fällt, { $square }
crazy-moment-rose = { $piece } steht auf, { $square }
crazy-moment-revenge = Rache auf { $square }
crazy-moment-all-round = rundum { $square }
crazy-moment-swapped = { $from } mit { $to }
crazy-moment-vanished = { $piece } weg, { $square }
crazy-moment-promoted = { $piece } auf { $square }

## Warum die Schritte eines Zugs geschehen.

crazy-reason = - { $why } (`{ COMMAND("rules") } crazy { $part }`)
crazy-why-two-steps-later = Ein König macht zwei Schritte. Was er mit dem ersten schlägt, reagiert erst nach dem zweiten.
crazy-why-two-steps-at-once = Ein König macht zwei Schritte. Was er mit dem ersten schlägt, reagiert sofort.
crazy-why-knight-captures = Ein Springer kann auf einem Feld schlagen, über das er zieht, oder in einem Turm.
crazy-why-jumps-in = Eine Figur, die auf das Feld eines Turms ziehen könnte, kann in den Turm springen.
crazy-why-falls = Wird ein Turm geschlagen, fällt seine Ladung, die unterste zuerst. Jede fallende Figur schlägt die unterste des Felds.
crazy-why-all-round = Eine Dame kann rundum schlagen, statt zu ziehen.
crazy-why-revenge = Eine geschlagene Dame schlägt die untersten Figuren ihres Felds und aller Felder ringsum.
crazy-why-rises = Ein geschlagener Läufer steht einmal wieder auf und schlägt die unterste Figur seines Felds.
crazy-why-bishop-vanishes = Ein auferstandener Läufer verschwindet am Ende des nächsten Zugs seiner Seite.
crazy-why-pawn-vanishes = Ein Bauer, der auf die eigene Grundreihe fällt, verschwindet.
crazy-why-swaps = Ein Bauer kann mit einer Figur den Platz tauschen, auf deren Feld er ziehen könnte.

## Züge, die Schritt für Schritt aus Menüs gewählt werden; höchstens 100 Zeichen.

crazy-level = Ebene { $level } von { $square }

crazy-part-swap = tauscht mit { $place }
crazy-part-capture = schlägt { $place }
crazy-part-into = in den Turm auf { $square }
crazy-part-all-round = schlägt rundum

crazy-swap = { $pawn } und { $met } tauschen
crazy-then = { $before }, dann { $next }

crazy-first-step = erst { $part }, dann eins von { $count }
crazy-next-pawn = … dann weiter mit dem Bauern { $pawn }: { $count } Wege

crazy-asks-second-step = { $piece }, erst { $part }: zweiter Schritt?
crazy-asks-capture = { $piece } nach { $part }: Was schlägt er?
crazy-asks-pawn = { $piece } { $parts }: noch ein Bauer?
crazy-asks-how = { $piece } { $parts }: wie?
