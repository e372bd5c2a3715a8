# Die Analyse beendeter Partien durch den Computer, und seine Tipps.

study-busy = Der Computer ist beschäftigt. Frag gleich noch einmal.
study-not-over = Analysieren lässt sich eine Partie, wenn sie zu Ende ist. Vorher hilft `{ COMMAND("hint") }`, wenn du am Zug bist.
study-not-over-nor-helped = Analysieren lässt sich eine Partie, wenn sie zu Ende ist.
study-not-in-rated = Tipps gibt es nur in ungewerteten Partien. Wenn diese gewertete zu Ende ist, zeigt `{ COMMAND("analyse") }`, was besser war.
study-no-finished = In diesem Raum ist noch keine Partie zu Ende gegangen. Für eine von anderswo nimm ihren Code: `{ COMMAND("analyse") } G7`.
study-nothing-played = Diese Partie hat keine Züge.
study-own-position = Das ist zu nah an deiner Partie `{ $id }`, in der der Computer niemandem hilft. Wenn sie zu Ende ist, zeigt `{ COMMAND("analyse") }`, was besser war.
study-analysing = `{ $id }` wird analysiert … ein paar Sekunden.
study-still-analysing = `{ $id }` wird noch analysiert … ein paar Sekunden.
study-unfinished = Die Analyse von `{ $id }` ist fehlgeschlagen. `{ COMMAND("analyse") } { $id }` versucht es noch einmal.

study-no-hint = Der Computer hat rechtzeitig nichts gefunden. Frag gleich noch einmal.
study-moved-on = Die Stellung hat sich geändert, der Tipp ist überholt.
study-none-ready = Keine deiner Figuren ist schon bereit. `{ COMMAND("ready") }` zeigt, wann es so weit ist.
study-not-your-turn = Du bist nicht am Zug, sondern { $player }. Einen Tipp bekommst du, wenn du es bist.
study-nobodys-turn = Du bist nicht am Zug: Niemand ist es. Einen Tipp bekommst du, wenn du es bist.
study-would-play = Der Computer würde **{ $move }** spielen.
study-would-wait = Der Computer würde warten.
study-would-pass = Der Computer würde passen.
study-would-deny = Der Computer würde ein **Veto** gegen den letzten Zug einlegen.
study-would-allow = Der Computer würde den Zug **zulassen**.
study-would-use-no-lifeline = Der Computer würde **keine Rettung** benutzen.
study-would-let-pass = Der Computer würde den Strahl **durchlassen**.
study-would-reflect = Der Computer würde den Strahl **ablenken**.
study-would-stop = Der Computer würde den Strahl **stoppen**.
study-would-accept-draw = Der Computer würde das Remis **annehmen**.
study-would-decline-draw = Der Computer würde das Remis **ablehnen**.
study-would-claim-draw = Der Computer würde Remis **reklamieren**.
study-would-say-billi = Der Computer würde **LET'S BILLI** sagen.
study-would-accept-defeat = Der Computer würde die Schachpartie **verloren geben**.
study-would-do = Der Computer würde **{ $action }** wählen.
study-hint-is-yours = Das siehst nur du, aber die Aufzeichnung der Partie zeigt, dass du einen Tipp hattest.

study-analysis = **Analyse von `{ $id }`**, { $game }: { $players }.
study-ended = { CAPITAL($end) }.
study-accuracy = **Genauigkeit:** { $sides }.
study-accuracy-of = { $side } { $percent } %
study-no-big-mistakes = Keine großen Fehler.
study-biggest-mistakes = **Größte Fehler:**
study-move-of-side = { $move } ({ $side })
study-cost-the-game = { $move } verlor die Partie.
study-cost-a-won-game = { $move } verschenkte eine gewonnene Partie.
study-cost-pawns = { $move } verlor { $pawns }.
# Immer im Akkusativ.
study-pawns = { $count } Bauern
study-pawns-and-tenths = { $whole },{ $tenths } Bauern
study-better = Besser: { $moves }.
study-waiting = Warten
study-passing = Passen
study-missed-lasermates = **Verpasste Lasermatts:** { $moves }.
study-missed-lasermates-and-more = **Verpasste Lasermatts:** { $moves }; und { $count } weitere.
study-missed-lasermate = { $missed } statt { $move }
study-look = Wähle einen Fehler, um zu sehen, was besser war.

study-star = verpasstes Lasermatt
study-side-and-player = { $side }: { $player }

study-course = { $count ->
    [one] Verlauf der Partie: { $game }, { $count } Aktion.
   *[other] Verlauf der Partie: { $game }, { $count } Aktionen.
}
study-course-of-side = { $side }: am Anfang { $start }, am Ende { $end }.
study-course-of-side-and-best = { $side }: am Anfang { $start }, am besten { $best } nach { $move }, am Ende { $end }.
study-won = gewonnen
study-lost = verloren
study-winning = auf Gewinn
study-losing = auf Verlust
study-level = ausgeglichen
study-ahead = { $pawns } besser
study-behind = { $pawns } schlechter
study-course-accuracy = Genauigkeit: { $sides }.
study-number-cost-the-game = Nummer { $number }: { $move }, verlor die Partie.
study-number-cost-a-won-game = Nummer { $number }: { $move }, verschenkte eine gewonnene Partie.
study-number-cost-pawns = Nummer { $number }: { $move }, verlor { $pawns }.
study-stars = Sterne, verpasste Lasermatts: { $moves }.
