# Warum ein Text keine Stellung ist, von der aus man spielen kann: Sätze ohne Punkt. Sie sind Markdown: Vor - ( ) | und dergleichen steht ein \.

positions-fields = eine Stellung hat sechs Teile: Brett, wer am Zug ist, Rochade, en passant, zwei Zahlen
positions-fields-of-three = eine Stellung hat sieben Teile: Brett, wer am Zug ist, lebende Seiten, Rochade, en passant, ruhige Halbzüge, Runde
positions-fields-of-draughts = eine Stellung hat vier Teile: Brett, wer am Zug ist, zwei Zahlen
positions-rank-of-section = im Brett stimmt Reihe { $rank } des Abschnitts { $section } nicht, von der Grundreihe an gezählt: { $what }
positions-rank = im Brett stimmt Reihe { $rank } nicht: { $what }
positions-field = den Teil „{ $field }“ kann ich nicht lesen: { $what }
positions-word = das Wort { $word } verstehe ich nicht: { $what }
positions-unplayable = von dieser Stellung aus kann man nicht spielen: { $why }

# Teile einer Stellung, wie sie heißen, wo einer nicht zu lesen ist.
positions-field-board = Brett
positions-field-side = wer am Zug ist
positions-field-castling = Rochade
positions-field-en-passant = en passant
positions-field-half-move = Halbzüge
positions-field-move-number = Zugnummer
positions-field-living = lebende Seiten
positions-field-quiet-plies = ruhige Halbzüge
positions-field-round = Runde
positions-field-count = Zähler
positions-field-pieces = Figuren

# Was in so einen Teil gehört.
positions-side-w-or-b = schreibe w oder b
positions-side-of-three = schreibe w, r oder b
positions-side-of-draughts = schreibe W oder B
positions-side-without-turns = schreibe w: es gibt keine Reihenfolge
positions-half-move-count = Halbzüge seit dem letzten Schlag oder Bauernzug
positions-half-move-count-of-draughts = Halbzüge seit dem letzten Schlag oder Zug eines Steins
positions-half-move-without-turns = schreibe 0: es gibt keine Reihenfolge
positions-from-one = eine Zahl ab 1
positions-number-without-turns = schreibe 1: es gibt keine Reihenfolge
positions-castling-letters = schreibe die zutreffenden Buchstaben von KQkq, in dieser Reihenfolge, oder \-
positions-castling-letters-of-holes = schreibe Q, q, Qq oder \-
positions-castling-of-three = schreibe die Zellen der Türme, die noch rochieren dürfen, in der Reihenfolge der Zellen, oder \-
positions-passed = schreibe das Feld, über das gerade ein Bauer gezogen ist, wie e3, oder \-
positions-passed-of-holes = schreibe das Feld, über das gerade ein Bauer gezogen ist, wie d3, oder \-
positions-passed-of-crazy = schreibe jedes übersprungene Feld und wo sein Bauer steht, wie e3:e4,b2:c2, von a1 an, oder \-
positions-passed-of-three = schreibe übersprungene Zelle, Bauer und wer schlagen darf, wie d3:d4:rb, in der Reihenfolge der Zellen, oder \-
positions-passed-twice = das Recht gilt für einen Zug jedes Gegners, also höchstens zweimal
positions-passed-without-turns = schreibe \- und die Rechte wie ep=b:e3:e4
positions-living-of-three = schreibe, welche von wrb noch leben, in dieser Reihenfolge
positions-pdn-counts = schreibe H und die ruhigen Halbzüge, F und die Nummer eines Zugs
positions-pdn-pieces = schreibe W und die Felder von Weiß, und B und die von Schwarz, jedes einmal
positions-pdn-squares = Felder sind Zahlen von 1 bis 32, jede einmal, mit K vor der einer Dame
positions-sections-of-three = es hat drei Abschnitte mit \| dazwischen, für die Gebiete von Weiß, Rot und Schwarz
positions-ranks-of-section = jeder Abschnitt hat vier Reihen mit / dazwischen, von der Grundreihe bis zur Grenze

# Was am Brett oder an einer Reihe nicht stimmt.
positions-ranks-five = es gibt mehr als fünf Reihen
positions-digits-five = leere Felder zählt eine Ziffer von 1 bis 5
positions-more-than-five = sie hat mehr als fünf Felder
positions-fewer-than-five = sie hat weniger als fünf Felder
positions-ranks-six = es gibt mehr als sechs Reihen
positions-digits-six = leere Felder zählt eine Ziffer von 1 bis 6
positions-more-than-six = sie hat mehr als sechs Felder
positions-fewer-than-six = sie hat weniger als sechs Felder
positions-ranks-eight = es gibt mehr als acht Reihen
positions-digits-eight = leere Felder zählt eine Ziffer von 1 bis 8
positions-more-than-eight = sie hat mehr als acht Felder
positions-fewer-than-eight = sie hat weniger als acht Felder
positions-ranks-too-many = es gibt zu viele Reihen
positions-digits = leere Felder zählt eine Ziffer
positions-squares-too-many = sie hat zu viele Felder
positions-squares-too-few = sie hat zu wenige Felder
positions-is-missing = sie fehlt
positions-more-than-eight-cells = sie hat mehr als acht Zellen
positions-fewer-than-eight-cells = sie hat weniger als acht Zellen
positions-digits-of-cells = leere Zellen zählt eine Ziffer von 1 bis 8
positions-letters = Figuren sind die Buchstaben PNBRQK und pnbrqk
positions-letters-of-holes = Figuren sind die Buchstaben RSBQKPH und rsbqkph
positions-letters-of-crazy = Figuren sind die Buchstaben PNBRQK und pnbrqk, und '1 steht nur nach einem Läufer
positions-letters-of-draughts = Figuren sind die Buchstaben M, K und m, k
positions-letters-of-three = eine Figur ist ihre Seite und ihr Buchstabe, wie wK, rP oder bN
positions-pieces-of-crazy = eine Partie hat höchstens zweiunddreißig Figuren
positions-brackets = in eckigen Klammern stehen zwei oder mehr Figuren. Eine einzelne steht ohne Klammern
positions-bottom-is-rook = die unterste Figur eines Stapels ist ein Turm

# Was an einem Wort hinter den Teilen nicht stimmt.
positions-ends-chess = eine Schachstellung endet nach ihren sechs Teilen
positions-ends-holes = eine Stellung mit Schwarzen Löchern endet nach ihren sechs Teilen
positions-ends-crazy = eine Stellung von Crazy chess endet nach ihren sechs Teilen und den Wörtern für Vetos
positions-ends-draughts = eine Damestellung endet nach ihren vier Teilen
positions-words-in-order = schreibe jedes Wort einmal, in alphabetischer Reihenfolge
positions-words-once = schreibe jedes Wort einmal
positions-denial = schreibe denial=w oder denial=b
positions-denials = schreibe denials= und wie oft ein Veto eingelegt wurde
positions-denied = schreibe denied= und einen erlaubten Zug der Seite am Zug, wie e2e4
positions-immune = schreibe immune=w oder immune=b
positions-waits = schreibe waits=, den letzten Zug und die Stellung davor, mit \| statt Leerzeichen, wie waits=e2e4\|rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\|w\|KQkq\|\-\|0\|1
positions-waits-elsewhere = dieser Zug führt aus dieser Stellung zu einer anderen Stellung als hier
positions-waits-closed = gegen diesen Zug kann die Seite mit dem Vetorecht kein Veto einlegen
positions-laser-words-as-pairs = schreibe Wörter als name=wert
positions-laser-words-of-three = die Wörter der Laser sind kings und scored
positions-laser-words = die Wörter sind billi, joker, lifelines, mated, passes und scored
positions-laser-word = das Wort der Laser ist scored
positions-only-in-mode-b = nur im Modus B geht die Partie nach dem Matt weiter
positions-billi = schreibe billi=1, wenn die Könige Türme sind
positions-no-jokers = an diesem Tisch gibt es keine Joker\-Springer
positions-joker = schreibe es wie joker=b:g1,r:\- \(\- für einen geschlagenen\)
positions-lifelines = schreibe es wie lifelines=b:ps@rr,r:\- nach joker=: was übrig ist, dann nach @ was gilt
positions-mated = schreibe mated=b oder mated=r
positions-passes = schreibe passes=1 oder passes=2, in der Billi\-Phase
positions-caroms = schreibe es wie scored=b:3,r:5g: wie oft eine Figur den Strahl ablenkte, g nach dem Zug des Gegners
positions-scored = schreibe scored=b, scored=r oder scored=br
positions-kings-of-three = schreibe kings=r:w: wessen König gewertet ist, und für wen
positions-scored-of-three = schreibe scored=w:rb,r:w: wessen Strahl gewertet ist, und in wessen Fersen
positions-heirs = das einzige Wort hier ist heirs=r:w
positions-no-heirs = an diesem Tisch erbt niemand \(inherit=off\)
positions-heirs-of = schreibe heirs=r:w: eine gefallene Seite und die lebende, die ihre Figuren hat
positions-unit = schreibe tu= in Millisekunden, ein Vielfaches von 20 von 1000 bis 604800000
positions-now = schreibe now= in Millisekunden seit dem Anfang
positions-ready = schreibe ready=a1:9000,b1:12000
positions-passed-word = schreibe ep=b:e3:e4: wer, übersprungenes Feld, Bauer

# Warum man von einer Stellung aus nicht spielen kann, die zu lesen ist.
positions-one-king = jede Seite muss einen König haben
positions-no-king = in der Billi\-Phase kann kein König übrig sein
positions-pawn-on-edge = auf der ersten und der letzten Reihe kann kein Bauer stehen
positions-castling-at-home = zur Rochade gehören König und Turm auf ihren ersten Feldern
positions-not-passed = über das Feld für en passant kann mit dem letzten Zug kein Bauer gezogen sein
positions-in-check = die Seite, die nicht am Zug ist, steht im Schach
positions-eight-pawns = eine Seite kann höchstens acht Bauern haben, die in Türmen mitgezählt
positions-pawn-on-edge-of-crazy = außerhalb eines Turms kann auf der ersten und der letzten Reihe kein Bauer stehen
positions-dark-squares = Steine stehen auf den dunklen Feldern, denen von der Farbe von a1
positions-man-is-king = ein Stein auf der letzten Reihe ist eine Dame
positions-twelve = eine Seite hat höchstens zwölf Steine
positions-no-pieces = es gibt keine Figuren
positions-one-king-living = jede lebende Seite muss einen König haben
positions-one-king-fallen = eine gefallene Seite kann höchstens einen König haben, wenn sie aufgegeben hat
positions-mover-has-fallen = die Seite am Zug ist gefallen
positions-pawn-on-base = auf einer Grundreihe kann kein Bauer stehen
positions-castling-at-home-of-three = zur Rochade gehören König und Turm einer lebenden Seite auf ihren ersten Zellen
positions-not-passed-of-three = über die Zelle für en passant kann kein Bauer gezogen sein, oder nicht mit diesen Gegnern, die ihn schlagen dürfen
positions-joker-stands = auf dem Feld, das joker= nennt, muss ein Joker\-Springer stehen
positions-kings-have-fallen = bei kings= stehen Seiten, die gefallen sind
positions-lifeline-in-force = eine Rettung gilt nur, wo ihr Strahl den Joker\-Springer trifft
positions-mate-is-billi = nach einem Matt sind beide Könige Türme: schreibe R und r dafür, und billi=1
