# Die Vorführung von Schwarze Löcher.

demos-black-holes-title = ein Bauer setzt durch ein Loch matt
demos-black-holes-start = Fünf Linien, acht Reihen, Weiß steht unten. Noch gibt es keine Löcher.
demos-black-holes-empty = Der Springer von Weiß hat b1 verlassen, ein Feld der Grundreihe ist also leer.
demos-black-holes-drop = Weiß setzt auf b1 ein Loch, statt zu ziehen.
demos-black-holes-check = Der Springer schlägt mit Schach auf c7, und der König von Schwarz geht nach vorn.
demos-black-holes-second = Das erste Loch ist nach b2 gezogen, und Weiß setzt ein zweites auf b1.
demos-black-holes-through = Auch Löcher können durch Löcher reisen: bei b2 hinein, in derselben Richtung weiter nach b3 und b4, wo es den eigenen Bauern schlägt. Jetzt könnte der Bauer auf a3 schräg bei b4 hinein und über c5 und d6 weiter nach e7. Matt durch ein Loch.
