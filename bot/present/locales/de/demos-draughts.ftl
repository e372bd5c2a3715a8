# Die Vorführungen von Dame, ohne und mit Strahlen.

demos-draughts-title = es herrscht Schlagzwang
demos-draughts-start = Je zwölf Steine auf den dunklen Feldern. Blau steht unten und beginnt.
demos-draughts-moves = Steine ziehen ein Feld schräg nach vorn.
demos-draughts-offer = Blau bietet einen Stein an. Rot kann ihn überspringen, also muss Rot es tun.
demos-draughts-jump = Rot springt nach c3. Blau kann nicht darüberspringen: Das Feld dahinter, b4, ist besetzt.
demos-draughts-offers-another = Blau bietet noch einen an.
demos-draughts-king = Rot springt nach a1, auf die Grundreihe von Blau, und der Stein wird zur Dame: zwei Steine hoch, mit einer Krone.

demos-draughts-laser-title = zweimal geschlagen, und es ist Lasermatt
demos-draughts-laser-start = Die Steine einer Seite lenken ihren eigenen Strahl ab und stoppen den anderen. Der Strahl von Blau endet auf f6, der von Rot auf c3.
demos-draughts-laser-moves = Beide Seiten bringen Steine nach vorn.
demos-draughts-laser-two-jumps = Blau bietet einen Stein an. Rot schlägt ihn und springt über c3 weiter nach b2: zwei Sprünge, ein Zug. Die Strahlen zählen erst an seinem Ende.
demos-draughts-laser-recapture = Blau schlägt von a1 zurück.
demos-draughts-laser-offer = Blau bietet den Stein auf b4 an.
demos-draughts-laser-mate = Rot schlägt ihn, und der Stein, der auf c3 landete, lenkt den Strahl von Rot in die Ferse von Blau: 277 Punkte. Die Partie geht weiter.
