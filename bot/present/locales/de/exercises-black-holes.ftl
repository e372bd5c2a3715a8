# Übungen zu Schwarze Löcher: eine Frage, Antworten (auf Knöpfen) und was zu jeder gesagt wird.

exercises-black-holes-rook = Die Löcher von Weiß sind auf a4, b1 und e5. Wo kann der Turm auf a1 ankommen, wenn er durch sie reist?
exercises-black-holes-rook-three = c1, d1 und b4
exercises-black-holes-rook-three-why = Er geht bei b1 hinein, nach rechts. Aus b1 heraus erreicht er c1 oder schlägt die eigene Dame auf d1, aus a4 schlägt er den eigenen Bauern auf b4. Aus e5 käme er vom Brett ab.
exercises-black-holes-rook-two = c1 und b4
exercises-black-holes-rook-two-why = Er kann auch eigene Figuren schlagen, alle außer dem König. Wer steht neben c1?
exercises-black-holes-rook-four = c1, d1, e1 und b4
exercises-black-holes-rook-four-why = Den eigenen König kann er nicht schlagen, und die Dame auf d1 ist im Weg.
exercises-black-holes-rook-one = nur c1
exercises-black-holes-rook-one-why = Er kann aus jedem Loch von Weiß herauskommen, auch aus dem auf a4.

exercises-black-holes-bishop = Wo kann der Läufer auf b2 ankommen, wenn er durch die Löcher reist?
exercises-black-holes-bishop-two = b5 und c6
exercises-black-holes-bishop-two-why = Er kann auch aus b1 herauskommen. Wer steht schräg vor b1?
exercises-black-holes-bishop-three = b5, c6 und c2
exercises-black-holes-bishop-three-why = Er geht bei e5 hinein, nach rechts oben. Aus a4 heraus erreicht er b5 oder schlägt das Loch auf c6, aus b1 schlägt er den eigenen Bauern auf c2. Aus e5 käme er vom Brett ab.
exercises-black-holes-bishop-four = b5, c6, d7 und c2
exercises-black-holes-bishop-four-why = Das Loch von Schwarz auf c6 ist im Weg. Man kann es schlagen, aber nicht überspringen.
exercises-black-holes-bishop-nowhere = nirgends
exercises-black-holes-bishop-nowhere-why = Die Felder zwischen b2 und e5 sind leer, also kann er bei e5 hinein.

exercises-black-holes-safe = Die Löcher von Schwarz sind auf c6, d5 und d6. Welchen Bauern von Weiß kann Schwarz nicht in einem Zug schlagen?
exercises-black-holes-safe-not-why = Schwarz kann ihn schlagen. Schau, was in die Löcher von Schwarz hineingeht und wo es herauskommt.
exercises-black-holes-safe-d2-why = Keine Figur von Schwarz kommt nach d2, auch nicht durch die Löcher. Alle anderen Bauern können geschlagen werden.

exercises-black-holes-check = Die Löcher von Weiß sind auf a4, c1, e5 und e7, die von Schwarz auf b6, b7, c6 und d6. Wessen König steht im Schach?
exercises-black-holes-check-white = der von Weiß
exercises-black-holes-check-white-why = Keine Figur von Schwarz, die aus einem Loch kommt, hat freie Bahn nach d1.
exercises-black-holes-check-black = der von Schwarz
exercises-black-holes-check-black-why = Keine Figur von Weiß, die aus einem Loch kommt, hat freie Bahn nach c8.
exercises-black-holes-check-both = beide
exercises-black-holes-check-both-why = Kein Weg durch die Löcher führt zu einem der Könige.
exercises-black-holes-check-neither = keiner von beiden
exercises-black-holes-check-neither-why = Kein Weg durch die Löcher führt zu einem der Könige.
