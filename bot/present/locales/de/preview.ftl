# Antworten an alle, die vor dem Ziehen nachsehen.

preview-head = `{ $id }` { $game }: { $players }
preview-title = VORSCHAU: { $move }
preview-moves-only = Eine Vorschau gibt es auf einen Zug oder eine Rettung, zum Beispiel `{ COMMAND("preview") } e2e4`.
preview-game-is-over = Die Partie ist zu Ende ({ $end }), also gibt es keinen Zug für eine Vorschau.
preview-nothing-now = Jetzt gibt es keinen Zug für eine Vorschau.

preview-no-square = Ein Feld { $typed } gibt es auf diesem Brett nicht. Die Felder gehen von { $first } bis { $last }.
preview-is-empty = Das Feld { $square } ist leer.
preview-is-frame = Das Feld { $square } gehört zum Rahmen: Dort laufen nur Strahlen.

preview-is-cooling = { CAPITAL(FORM($piece, "the")) } auf { $square } ist in { FORM($time, "dat") } bereit.
preview-not-its-turn = { CAPITAL(FORM($piece, "the")) } auf { $square } kann jetzt nicht ziehen: { $side } ist am Zug.
preview-no-legal-move = { CAPITAL(FORM($piece, "the")) } auf { $square } hat keinen erlaubten Zug.
preview-can-not-move = { CAPITAL(FORM($piece, "the")) } auf { $square } kann jetzt nicht ziehen.

preview-piece-has = { $count ->
    [one] { CAPITAL(FORM($piece, "the")) } auf { $square } hat { $count } Zug:
   *[other] { CAPITAL(FORM($piece, "the")) } auf { $square } hat { $count } Züge:
}
preview-piece-has-at-least = { CAPITAL(FORM($piece, "the")) } auf { $square } hat mindestens { $count } Züge:
preview-pieces-have = { $count ->
    [one] Die Figuren auf { $square } haben { $count } Zug:
   *[other] Die Figuren auf { $square } haben { $count } Züge:
}
preview-pieces-have-at-least = Die Figuren auf { $square } haben mindestens { $count } Züge:
preview-more-moves = - … und { $count } weitere. `{ COMMAND("move") }` zeigt alle
preview-could-also-go = Von { $hole } aus könnte sie auch nach { $squares }.
