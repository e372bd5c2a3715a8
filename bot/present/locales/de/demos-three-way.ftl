# Vorführungen des Dreierschachs: was in jedem Bild zu sehen ist.

demos-three-way-plain-title = ein Schach, das niemand pariert
demos-three-way-plain-1 = Drei Heere auf einem Sechseck. Weiß zieht zuerst, dann Rot, dann Schwarz.
demos-three-way-plain-2 = Der Bauer von Weiß öffnet die Diagonale von d1 nach a4.
demos-three-way-plain-3 = Von a4 greift die Dame über die Grenze hinweg das Drittel von Rot an: b5, c6 und den Bauern auf d7.
demos-three-way-plain-4 = Sie schlägt ihn und gibt dem König auf d8 Schach. Ein Schach muss man nicht parieren, und Rot tut es nicht.
demos-three-way-plain-5 = Der König ist geschlagen, und Rot ist ausgeschieden. Die Figuren von Rot bleiben als Hindernisse. Zwei sind übrig, und Schwarz ist dran.
demos-three-way-heirs-title = zwei Heere gegen eins
demos-three-way-heirs-1 = Dreierschach, in dem alle Figuren einer Seite erbt, wer ihren König schlägt.
demos-three-way-heirs-2 = Der Bauer von Weiß öffnet die Diagonale von d1 nach a4.
demos-three-way-heirs-3 = Die Dame von Weiß hat die Grenze überschritten und greift den König von Rot an.
demos-three-way-heirs-4 = Weiß schlägt den König und erbt alle Figuren von Rot.
demos-three-way-heirs-5 = Weiß zieht einen Springer, der Rot gehörte. Die zwei Schwächeren hätten zusammenhalten sollen.
demos-three-way-lasers-title = drei Strahlen auf dem Sechseck
demos-three-way-lasers-1 = Der Strahl jeder Seite beginnt rechts an ihrem Drittel, zwei Reihen vor ihrer Ferse, und läuft nach vorn und links.
demos-three-way-lasers-2 = Bauern stoppen Strahlen. Türme, Läufer, Springer und der eigene König lenken sie ab.
demos-three-way-lasers-3 = Eine Dame lässt den Strahl ihrer Seite durch und stoppt die anderen.
demos-three-way-lasers-4 = Schach, das Rot nicht parieren muss. Ein Strahl in der Ferse eines Gegners brächte 277, wer auch gezogen hat.
demos-three-way-lasers-5 = Weiß hat den König von Rot geschlagen, das bringt 500. Der Strahl von Rot ist jetzt aus. Am Ende entscheiden die Punkte.
