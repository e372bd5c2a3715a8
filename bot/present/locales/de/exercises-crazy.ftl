# Übungen zu Crazy chess: eine Frage, Antworten (auf Knöpfen) und was zu jeder gesagt wird.

exercises-crazy-stacks = Der Turm von Weiß trägt einen Bauern. Der schwarze Turm auf a4 trägt einen Turm, und dieser einen Bauern. Weiß schlägt auf a4. Was bleibt dort?
exercises-crazy-stacks-both = Turm und Bauer von Weiß
exercises-crazy-stacks-both-why = Die Ladung des geschlagenen Turms fällt auf a4, und was fällt, schlägt.
exercises-crazy-stacks-white = ein weißer Bauer
exercises-crazy-stacks-white-why = Er fällt auch, aber nicht als Letzter. Wer stand oben auf dem schwarzen Stapel?
exercises-crazy-stacks-black = ein schwarzer Bauer
exercises-crazy-stacks-black-why = Der innere schwarze Turm fällt und schlägt den weißen Turm. Der weiße Bauer fällt und schlägt diesen Turm, dessen Bauer als Letzter fällt und den weißen schlägt.
exercises-crazy-stacks-nothing = nichts
exercises-crazy-stacks-nothing-why = Die Figur, die zuletzt fällt, bleibt.

exercises-crazy-bishop = Der Turm von Weiß mit seinem Bauern schlägt den Läufer auf a4. Was bleibt dort?
exercises-crazy-bishop-both = Turm und Bauer von Weiß
exercises-crazy-bishop-both-why = Ein geschlagener Läufer steht wieder auf und schlägt die unterste Figur, hier den Turm.
exercises-crazy-bishop-pawn = ein weißer Bauer
exercises-crazy-bishop-pawn-why = Der Läufer steht wieder auf und schlägt den Turm. Der Bauer fällt und schlägt den Läufer, der kein zweites Mal aufsteht.
exercises-crazy-bishop-risen = ein auferstandener Läufer
exercises-crazy-bishop-risen-why = Der Turm, den er schlug, trug einen Bauern.

exercises-crazy-tower = Vier Türme und ein Bauer stehen auf a2. Der Springer von Weiß zieht von a1 nach b3 und schlägt unterwegs den dritten Turm. Was bleibt auf a2?
exercises-crazy-tower-two-rooks = zwei Türme
exercises-crazy-tower-two-rooks-why = Was der dritte Turm trug, fällt auf a2, und was fällt, schlägt die unterste Figur dort.
exercises-crazy-tower-rook-and-pawn = ein Turm und der Bauer
exercises-crazy-tower-rook-and-pawn-why = Der Bauer fällt, nachdem der Turm geschlagen ist, der ihn trug.
exercises-crazy-tower-pawn = der Bauer
exercises-crazy-tower-pawn-why = Der vierte Turm fällt auf den untersten, und seine eigene Ladung fällt danach. Der Bauer ist der Letzte und bleibt.
exercises-crazy-tower-nothing = nichts
exercises-crazy-tower-nothing-why = Die Figur, die zuletzt fällt, bleibt.

exercises-crazy-inside = Der Springer von Weiß zieht nach c3 und schlägt den Läufer im Turm dort. Was bleibt auf c3?
exercises-crazy-inside-both = der Turm und der Springer
exercises-crazy-inside-both-why = Der Läufer steht wieder auf und schlägt die unterste Figur des Felds, hier den eigenen Turm.
exercises-crazy-inside-risen = ein auferstandener Läufer
exercises-crazy-inside-risen-why = Er schlug den Turm, also fällt der Springer, der darauf stand.
exercises-crazy-inside-knight = der Springer
exercises-crazy-inside-knight-why = Der Läufer steht wieder auf und schlägt den Turm. Der Springer fällt und schlägt den Läufer.

exercises-crazy-suicide = Die Dame von Weiß schlägt rundum. Was geschieht?
exercises-crazy-suicide-nothing = Nichts
exercises-crazy-suicide-nothing-why = Rundum heißt: Figuren beider Seiten.
exercises-crazy-suicide-illegal = Das ist nicht erlaubt
exercises-crazy-suicide-illegal-why = Es ist der eine Zug, mit dem du deinen eigenen König töten kannst. Vorher wirst du gefragt.
exercises-crazy-suicide-loses = Weiß verliert
exercises-crazy-suicide-loses-why = Sie schlägt den eigenen König.

exercises-crazy-check = Der König von Schwarz ist in einem Turm auf d4, und der Läufer von Weiß greift den Turm an. Steht Schwarz im Schach?
exercises-crazy-check-yes = Ja
exercises-crazy-check-yes-why = Schlägt der Läufer den Turm, fällt der König und schlägt den Läufer. Aber der Läufer steht wieder auf und schlägt den König.
exercises-crazy-check-no = Nein
exercises-crazy-check-no-why = Eine Figur im Turm kann nicht vor dem Turm geschlagen werden. Was kommt danach?

# Die Antworten auf die letzten zwei sind auch Felder.
exercises-crazy-king = Der König von Weiß schlägt mit dem ersten Schritt den Läufer auf e2. Wohin kann er mit dem zweiten?
exercises-crazy-king-d1-why = Hat der König e2 verlassen, steht dort der Läufer wieder auf und greift d1 an.
exercises-crazy-king-f3-why = Hat der König e2 verlassen, steht dort der Läufer wieder auf und greift f3 an.
exercises-crazy-king-stays = er bleibt auf e2
exercises-crazy-king-stays-why = Ein König macht immer zwei Schritte.
exercises-crazy-king-e1-why = Der Läufer steht auf e2 wieder auf und greift nur schräg an.

exercises-crazy-queen = Der König von Weiß schlägt mit dem ersten Schritt die Dame auf e2. Welcher zweite Schritt rettet ihn vor ihrer Rache?
exercises-crazy-queen-e1-why = Ihre Rache schlägt alles rund um e2, auch auf e1.
exercises-crazy-queen-f2-why = Ihre Rache schlägt alles rund um e2, auch auf f2.
exercises-crazy-queen-rook = in den Turm auf f1
exercises-crazy-queen-rook-why = Ihre Rache schlägt den Turm, und der König darin fällt lebend auf f1.
exercises-crazy-queen-none = keiner
exercises-crazy-queen-none-why = Ein Turm, der geschlagen wird, rettet, was er trägt.
