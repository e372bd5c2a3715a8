# Aufgaben: Stellungen mit einem Ziel; manche sind Übungen mit einer Frage nach der Stellung.

puzzle-no-such = Eine Aufgabe mit dieser Nummer gibt es nicht. `{ COMMAND("puzzle") }` zeigt eine.
puzzle-none-here = Welche Aufgabe? Wähle **Antworten** unter ihr, oder nenne ihre Nummer: `{ COMMAND("puzzle") } number:3 answer:Kd2`. `{ COMMAND("puzzle") }` zeigt eine andere.
puzzle-no-move = Antworte auf eine Aufgabe mit dem ersten Zug, zum Beispiel `e2e4`, oder mit `deny`.
puzzle-no-exercise-answer = Antworte auf eine Übung mit Feldern oder Seiten, zum Beispiel `c1 d1` oder `white`, oder mit `none`.
puzzle-broken = Diese Aufgabe kann nicht gezeigt werden.
puzzle-none-of = Zu { $typed } gibt es keine Aufgaben. Es gibt welche zu { $games }.
puzzle-no-such-theme = Aufgaben über { $typed } gibt es nicht. Benutze { $themes }.
puzzle-none-about = Aufgaben über `{ $theme }` gibt es für { $game } nicht.

puzzle-form-title = Aufgabe { $number }: deine Antwort
puzzle-form-field = Der erste Zug
puzzle-form-field-or-denial = Der erste Zug, oder deny
puzzle-exercise-field = Felder oder Seiten, oder none

puzzle-daily-means = die Aufgabe des Tages
puzzle-of-the-day = Aufgabe des Tages
puzzle-streak-begins = Das war die Aufgabe des Tages. Eine neue Serie beginnt: 1 Tag.
puzzle-streak-is-best = Das war die Aufgabe des Tages: { $days } Tage in Folge, dein Bestwert.
puzzle-streak-goes-on = Das war die Aufgabe des Tages: { $days } Tage in Folge (dein Bestwert ist { $best }).

puzzle-title = Aufgabe { $number }: { $game }
puzzle-head = **Aufgabe { $number }**, { $game }.
puzzle-head-with-options = **Aufgabe { $number }**, { $game } mit { $options }.
puzzle-answer-first-move = Was ist der erste Zug? Benutze **Antworten** oder `{ COMMAND("puzzle") } answer:`.
puzzle-answer-it = Benutze **Antworten** oder `{ COMMAND("puzzle") } answer:`.

puzzle-just-played = { $side } hat gerade { $move } gespielt.
puzzle-pact = Pakt von { $parties }: { $terms }.
puzzle-to-play = { $side } am Zug: **{ $task }**.
puzzle-to-play-ready = { $side } am Zug: **{ $task }**. Achte darauf, welche Figuren bereit sind.
puzzle-to-play-with-waits = { $side } am Zug: **{ $task }** (Warten zählt als Zug). Achte darauf, welche Figuren bereit sind.

# Was zu tun ist.
puzzle-win-in = { $win } in { FORM($number, "moves") }
puzzle-win-in-by = { $win } in { FORM($number, "moves") }, { $how }
puzzle-lasermate-in-one = Lasermatt in einem Zug
puzzle-lasermate-in = erzwinge ein Lasermatt in { FORM($number, "moves") }
puzzle-denial-in-one = Sieg durch Veto in einem Zug
puzzle-denial-in = erzwinge den Sieg durch Veto in { FORM($number, "moves") }
puzzle-king-in-one = schlage einen König in einem Zug
puzzle-king-in = erzwinge in { FORM($number, "moves") }, dass ein König geschlagen wird
puzzle-pact-in-one = schlage einen König in einem Zug und halte den Pakt
puzzle-pact-in = erzwinge in { FORM($number, "moves") }, dass ein König geschlagen wird, und halte den Pakt

# Fragen von Übungen.
puzzle-through = Wo kann { FORM($piece, "the") } auf { $cell } ankommen, wenn { FORM($piece, "gender") ->
        [f] sie
        [n] es
       *[m] er
    } { $does }? Nenne alle Felder.
puzzle-piece = Figur
    .gender = f
    .the = die Figur
puzzle-safe = Welche Bauern von { $side } kann { $other } nicht in einem Zug schlagen? Nenne alle.
puzzle-checked = Wer steht im Schach? Nenne die Seiten.

puzzle-right = Aufgabe { $number }: **richtig!** { $solution }
puzzle-goes-on = Richtig. Und jetzt?
puzzle-wrong = Aufgabe { $number }: Das ist erlaubt, aber nicht die Lösung. Versuch es noch einmal.
puzzle-wrong-move = erlaubt, aber nicht die Lösung. Versuch es noch einmal.
puzzle-not-all = Aufgabe { $number }: Das ist es nicht. Versuch es noch einmal.
puzzle-right-answer = Aufgabe { $number }: **richtig!** Die Antwort ist { $answer }.
puzzle-solution-of = Lösung der Aufgabe { $number }: { $solution }
puzzle-solution = { $steps }.
puzzle-step-moves = { $side } **{ $move }**
puzzle-step-denies = { $side } legt Veto ein
puzzle-step-allows = { $side } lässt den Zug zu
puzzle-step-passes = { $side } passt
puzzle-step-waits = { $side } wartet
puzzle-ends-in-lasermate = (Lasermatt)
puzzle-ends-with-king = (ein König fällt)
puzzle-ends-in-mate = (Matt)
puzzle-ends-without-moves = (kein Zug mehr)
puzzle-ends-game = (die Partie ist zu Ende)

puzzle-hint = Tipp zu Aufgabe { $number }: { $begins }
puzzle-hint-for-mistake = Tipp zur Aufgabe aus Partie { $game }: { $begins }
puzzle-hint-counts = Sie zählt als nicht gelöst.
# Wo eine Lösung beginnt; auf der Seite steht der Satz allein.
puzzle-begins-with-denial = Gegen den letzten Zug geht ein Veto.
puzzle-begins-without-piece = Keine Figur muss ziehen.
puzzle-begins-with-drop = Eine Figur kommt aus deinem Vorrat.
puzzle-begins-with-piece = Fang mit { FORM($piece, "dat") } auf { $cell } an.
puzzle-begins-on = Fang auf { $cell } an.
puzzle-parts = { $count ->
    [one] Die Antwort ist ein Wort.
   *[other] Die Antwort sind { $count } Wörter.
}

puzzle-rated = Deine Aufgabenwertung in { $game }: { $was } → **{ $now }**.
