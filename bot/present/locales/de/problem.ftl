# Schachprobleme: was verlangt wird, und die Lösung. Eine Forderung schreibt man wie \#2 oder h\#2.5; Markdown will die \.

problem-which = In welcher Stellung? Baue eine mit `{ COMMAND("setup") }` auf, oder gib `position:` mit ihrem Text (FEN) an, und `game:`, wenn es nicht Schach ist.
problem-too-long = Das hat zu lange gedauert. Versuch es mit weniger Zügen.
problem-unreadable = Die Forderung { $typed } verstehe ich nicht. Schreibe sie wie mate in 2, oder \#2, h\#2.5, s\#2, ser\-\#3, ser\-h\#3, lm2, hlm2.5, ser\-lm3, pg4.0.
problem-needs-a-move = Eine Forderung braucht mindestens einen Zug.
problem-no-half-moves = Halbe Züge gibt es nur im Hilfsspiel und in Beweispartien \(h\#2.5, pg4.5\).
problem-too-many-moves = { $count ->
        [one] Höchstens { $count } Zug lässt sich lösen.
       *[other] Höchstens { $count } Züge lassen sich lösen.
    }
problem-not-in-turns = Probleme gibt es für Spiele zu zweit, in denen der Reihe nach gezogen wird.
problem-no-beams = In diesem Spiel gibt es keine Strahlen, also auch kein Lasermatt.
problem-is-over = In dieser Stellung ist die Partie zu Ende.
problem-which-target = Welche Stellung soll die Partie erreichen? Gib `target:` mit ihrem Text (FEN) an.
problem-target-unasked = Diese Stellung braucht nur eine Beweispartie (pg).
problem-reached = In dieser Stellung ist schon erreicht, was das Problem verlangt.

problem-head = **{ $stipulation }**, { $game }.
problem-head-with-options = **{ $stipulation }**, { $game } mit { $options }.
problem-fewer-moves = (Es geht in weniger Zügen als { $stipulation }.)
problem-direct-mate = { $side } zieht: { $aim } in { FORM($number, "moves") }.
problem-direct = { $side } zieht und erzwingt { $aim } in { FORM($number, "moves") }.
problem-selfplay = { $side } zieht und zwingt { $other }, in { FORM($number, "moves") } { FORM($aim, "infinitive") }.
problem-help = { $side } beginnt, beide Seiten helfen: { $aim } nach genau { FORM($moves, "dat") }.
problem-series = { $side } spielt { $moves } hintereinander: { $aim } mit dem letzten.
problem-series-help = { $side } spielt { $moves } hintereinander, dann { $other } einen: { $aim }.
problem-game = Eine Partie von genau { FORM($moves, "dat") } führt zu { $aim }.
# Ziele außer Matt; die Form „infinitive“ wie bei game-words-mate.
problem-stalemate = Patt
    .infinitive = pattzusetzen
problem-a-lasermate = ein Lasermatt
    .infinitive = ein Lasermatt zu erzielen
# Nach „führt zu“.
problem-this-position = dieser Stellung
# Im Akkusativ.
problem-moves = { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}
problem-half-moves = { $count ->
    [one] ein Halbzug
   *[other] { $count } Halbzüge
}
    .dat = { $count ->
        [one] einem Halbzug
       *[other] { $count } Halbzügen
    }

problem-or = { $before } oder { $next }
problem-dual = Nach { $line }: { $moves }
problem-more-lines = { $count ->
        [one] Die Lösung hat noch { $count } Zeile mehr.
       *[other] Die Lösung hat noch { $count } Zeilen mehr.
    }
problem-no-solution = Keine Lösung.
problem-nothing-found = Bisher nichts gefunden.
problem-keys = { $count ->
    [one] Ein Schlüsselzug.
   *[other] { $count } Schlüsselzüge.
}
problem-solutions = { $count ->
    [one] Eine Lösung.
   *[other] { $count } Lösungen.
}
problem-duals-in-one-place = Duale an einer Stelle.
problem-duals-in-several-places = Duale an mehreren Stellen.
problem-not-all-listed = Nicht alles ist aufgelistet.
problem-not-all-tried = Nicht alles wurde versucht, es kann also mehr geben.
