# Die Regeln von Crazy chess: ein Überblick, dann eine Figur nach der anderen.

## Teile der Regeln, im Menü und in Titeln.

rules-crazy-part-rooks = Türme
rules-crazy-part-kings = Könige
rules-crazy-part-queens = Damen
rules-crazy-part-bishops = Läufer
rules-crazy-part-knights = Springer
rules-crazy-part-pawns = Bauern
rules-crazy-part-denying = Veto
rules-crazy-help-rooks = Stapel, Hineinspringen, fallende Figuren
rules-crazy-help-kings = zwei Schritte in einem Zug
rules-crazy-help-queens = Rundumschlag und Rache
rules-crazy-help-bishops = geschlagen stehen sie einmal wieder auf
rules-crazy-help-knights = Schlagen unterwegs oder in einem Turm
rules-crazy-help-pawns = vier Richtungen und Verkleidungen
rules-crazy-help-denying = das Recht, einen Zug zurückzunehmen
rules-crazy-which-part = Welche Figur als nächste?
rules-crazy-overview = Überblick
rules-crazy-overview-help = alle Figuren in wenigen Zeilen
rules-crazy-part-title = **Crazy chess: { $part }.**
rules-crazy-page = **{ CAPITAL($part) }.** { $words }

## Der Überblick.

rules-crazy-first = Schach aus der Grundstellung, und Matt gewinnt.
rules-crazy-pieces = **Die Figuren.** Schach aus der Grundstellung, aber:
    - **Türme** tragen Figuren: Wer auf das Feld eines Turms ziehen könnte, kann hineinspringen. Wird der Turm geschlagen, fällt seine Ladung.
    - **Könige** machen zwei Schritte in einem Zug.
    - **Damen** können rundum schlagen, und sie rächen sich, wenn sie geschlagen werden.
    - **Läufer** stehen, wenn sie geschlagen werden, einmal wieder auf, für einen Zug.
    - **Springer** können auf einem Feld schlagen, über das sie ziehen, und in einem Turm.
    - **Bauern** ziehen in alle vier Richtungen und können mit einer anderen Figur den Platz tauschen.
rules-crazy-denial = - **Veto:** Wer das Vetorecht hat, kann den letzten Zug des Gegners zurücknehmen (`{ COMMAND("deny") }`). Dann hat der Gegner das Recht.
rules-crazy-choosing = Matt gewinnt. `{ COMMAND("move") }` ohne Zug lässt dich Schritt für Schritt wählen. Was ein Schlag auslöst, wird aufgezählt, und `{ COMMAND("explain") }` zeigt es noch einmal.
rules-crazy-one-at-a-time = **Eine Figur nach der anderen:** Wähle im Menü, oder `{ COMMAND("rules") } crazy rooks`, `kings`, `queens`, `bishops`, `knights`, `pawns`.
rules-crazy-one-at-a-time-or-denying = **Eine Figur nach der anderen:** Wähle im Menü, oder `{ COMMAND("rules") } crazy rooks`, `kings`, `queens`, `bishops`, `knights`, `pawns`, `denying`.

## Türme.

rules-crazy-rooks = Sie ziehen wie im Schach und tragen Figuren beider Seiten.
    - *Mit:* Ein Turm nimmt alles mit, was über ihm steht. Jede andere Figur verlässt den Stapel allein. { $leaving } Von dort zieht und schlägt sie wie sonst.
    - *Sicher:* Geschlagen wird immer die unterste Figur eines Felds. Eine Figur im Turm kann nur ein Springer schlagen, oder man schlägt zuerst den Turm.
rules-crazy-top-leaves = Nur die oberste Figur eines Stapels kann ihn von sich aus verlassen.
rules-crazy-any-leaves = Jede Figur darin kann ihn verlassen, auf jeder Ebene: `a1:2b3` zieht die Figur, unter der zwei stehen.
rules-crazy-jumping-in = - *Hinein:* Eine Figur, die auf das Feld eines Turms ziehen könnte, wenn er nicht da wäre, kann hineinspringen, in den eigenen Turm wie in den des Gegners: `a1b1^` oder `rook a1 into b1`. Sie kommt obenauf, mit allem, was sie trägt.
rules-crazy-falling = - *Fallen:* Wird ein Turm geschlagen, fällt seine Ladung auf das Feld, die unterste Figur zuerst. Jede schlägt die unterste Figur dort, Freund oder Feind, sodass nur die letzte bleibt. Ein Turm fällt mit seiner eigenen Ladung, und die fällt, wenn dieser Turm geschlagen wird.

## Könige.

rules-crazy-two-steps = Ein König macht in einem Zug immer zwei Schritte, auch zurück auf sein Feld: `e1f2e1` oder `king e1 f2 e1`.
rules-crazy-reacts-later = Was sein erster Schritt schlägt, reagiert erst nach dem zweiten. Dann steht hinter ihm ein Läufer wieder auf und die Ladung eines Turms fällt, aber die Rache einer Dame erreicht ihn auf ihrem Feld und daneben immer noch, außer ein Turm trägt ihn.
rules-crazy-reacts-at-once = Was sein erster Schritt schlägt, reagiert sofort, ohne ihn zu treffen.
rules-crazy-each-step = Jeder Schritt kann schlagen oder in einen Turm springen. Der erste kann auch eine Rochade sein (`e1g1f1^`). Für das Schach zählt nur sein letztes Feld: Er darf über ein angegriffenes Feld ziehen und eine gedeckte Figur schlagen, wenn der zweite Schritt ihn in Sicherheit bringt. Er greift alles an, was zwei Schritte entfernt ist oder näher.

## Damen.

rules-crazy-revenge = **Rache:** Eine geschlagene Dame schlägt die untersten Figuren ihres Felds und der acht Felder ringsum, auch die Figur, die sie geschlagen hat. Türme verlieren ihre Ladung, Läufer stehen wieder auf, Damen rächen sich ihrerseits: zuerst auf ihrem Feld, dann von Norden an im Uhrzeigersinn. Ein König neben der eigenen Dame steht also im Schach, wenn sie geschlagen werden kann.
rules-crazy-all-round = **Rundumschlag:** Statt zu ziehen, kann sie die untersten Figuren der acht Felder ringsum schlagen, von beiden Seiten. Sie bleibt, wo sie ist: `d1!` oder `Q blast`.
rules-crazy-suicide-never = Den eigenen König kann sie nicht töten.
rules-crazy-suicide-any = Ein Zug, der den eigenen König tötet, verliert sofort. Vorher wirst du gefragt.
rules-crazy-suicide-all-round = Sie kann sogar den eigenen König töten, das verliert sofort. Vorher wirst du gefragt.

## Läufer.

rules-crazy-rising = Sie ziehen wie im Schach. Ein geschlagener Läufer steht auf seinem Feld wieder auf, einmal im Leben, und schlägt die unterste Figur dort, meist die, die ihn geschlagen hat.
rules-crazy-risen = Ein auferstandener Läufer hat noch einen Zug seiner Seite vor sich: In dem kann er ziehen, bis dahin gibt er Schach, und am Ende verschwindet er. Noch einmal geschlagen, kommt er nicht wieder.

## Springer.

rules-crazy-passing = Sie ziehen wie im Schach, auf einem von zwei Wegen: erst der lange Schenkel oder erst der kurze. Ein Springer schlägt höchstens eine Figur. Diese kann auf einem der zwei Felder stehen, über die er zieht: `b1c3*b2` oder `Nb1c3 takes b2`. Dann muss das letzte Feld leer sein oder ein Turm, in den er springt.
rules-crazy-in-a-stack = Oder er schlägt irgendeine gegnerische Figur auf seinem letzten Feld, auf jeder Ebene eines Stapels: `b1c3*c3:2` ist die, unter der zwei stehen.
rules-crazy-knight-denied = Gegen einen Springerzug geht ein Veto nur, wenn er unterwegs schlägt.

## Bauern.

rules-crazy-stepping = Ein Bauer zieht ein Feld vor, zurück oder zur Seite, aus seiner zweiten Reihe auch zwei Felder vor oder zur Seite. Er schlägt schräg nach vorn, und en passant auch nach einem Doppelschritt zur Seite. Auf die eigene Grundreihe zieht er nie, und wenn er dorthin fällt, verschwindet er.
rules-crazy-last-row = **Letzte Reihe:** Ein Bauer, der außerhalb eines Turms dorthin kommt, wird umgewandelt: im Zug der eigenen Seite in die angegebene Figur (`a7a8=q`), im Zug des Gegners in eine Dame.
rules-crazy-last-row-asked = **Letzte Reihe:** Ein Bauer, der außerhalb eines Turms dorthin kommt, wird umgewandelt: im Zug der eigenen Seite in die angegebene Figur (`a7a8=q`), im Zug des Gegners in die, die seine Seite am Anfang ihres nächsten Zugs wählt (`=q`).
rules-crazy-disguise = **Verkleidung:** Ein Bauer kann den Platz mit einer Figur tauschen, auf deren Feld er ziehen könnte, Freund oder Feind, einer einzelnen Figur, einem Turm samt Ladung oder einer getragenen Figur: `e2~e3` oder `e2 disguise e3`.
rules-crazy-chains = **Ketten:** Ein anderer deiner Bauern kann mit derselben Figur weitermachen, die nun auf dem Feld des ersten steht: `e2~e3,d2~e2` oder `e2 disguise e3 then d2`. Jeder Bauer einmal, alles in einem Zug.

## Veto.

rules-crazy-without-denial = Diese Partie wird ohne Veto gespielt.
rules-crazy-same-move = **Was derselbe Zug ist:** beide Schritte eines Königs, jedes Glied einer Kette, was ein Springer geschlagen hat und auf welchem Weg. In einen Turm springen und ihn schlagen sind verschiedene Züge. Ein Veto nimmt alles zurück, was ein Zug ausgelöst hat.

## Was in den Bildern zu sehen ist, nach „Im Bild:“ oder „Nach `a1a4`:“.

rules-crazy-sees-stacks = Die oberste Figur steht auf dem Turm, der sie trägt. Die Zahl zählt alle. Unter dem Brett ist jeder große Stapel von seinem Turm aufwärts gezeigt.
rules-crazy-sees-revenge = Die Rache einer Dame in nummerierten Schritten. Der Läufer ist wieder aufgestanden.
rules-crazy-sees-loads = Auf a1 steht ein { FORM($first, "stem") }er Turm mit einem Bauern und einem Springer. Auf a4 steht ein { FORM($second, "stem") }er Turm mit einem Turm, der einen Bauern trägt.
rules-crazy-sees-jump = Ein Springer ist in den eigenen Turm gesprungen.
rules-crazy-sees-fall = Turm schlug Turm. Der innere Turm fiel und schlug den { FORM($first, "stem") }en Turm, dessen Bauer fiel und seinerseits den inneren Turm schlug. Dann fiel der { FORM($second, "stem") }e Bauer und schlug den { FORM($first, "stem") }en. Wer zuletzt fällt, bleibt.
rules-crazy-sees-two-steps = Der König schlug einen Läufer und ging zurück. Der Läufer ist wieder aufgestanden und greift nur schräg an.
rules-crazy-sees-castling = Der erste Schritt war die Rochade. Mit dem zweiten versteckt er sich in seinem Turm.
rules-crazy-sees-avenged = Eine Dame wurde geschlagen und schlug alles ringsum: den Turm, der sie geschlagen hatte, den Springer und den Bauern. Der Läufer ist wieder aufgestanden.
rules-crazy-sees-all-round = Sie schlug rundum: zwei Bauern, einen Springer und den eigenen Bauern auf d3.
rules-crazy-sees-risen = Der Turm schlug einen Läufer, der wieder aufstand und den Turm schlug. Das Zeichen zählt die Züge, die der Läufer noch hat.
rules-crazy-sees-vanished = Er zog noch einmal und verschwand.
rules-crazy-sees-passed = Zwei vor, eins nach rechts: Er zog über b2 und schlug dort.
rules-crazy-sees-in-a-stack = Er schlug den Springer im gegnerischen Turm und steht nun oben auf dem Stapel.
rules-crazy-sees-steps = Wohin ein Bauer ziehen kann.
rules-crazy-sees-swap = Der Bauer und der Springer haben den Platz getauscht.
rules-crazy-sees-chain = Eine Kette: Derselbe Springer kam weiter nach d2.
rules-crazy-sees-denied = { $second } hat ein Veto gegen e4 eingelegt. { $first } muss etwas anderes spielen und hat nun das Vetorecht.
