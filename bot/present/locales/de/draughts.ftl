# Dame: wie die Dinge heißen, was ein Zug tat, und wie ein Schlag Sprung für Sprung gewählt wird. Die Regeln stehen in rules-draughts.ftl.

# Was gewinnt, als Hauptwort: „Der Sieg im Damespiel bringt 500.“
draughts-win = der Sieg im Damespiel
draughts-win-cry = Kein Zug mehr
draughts-win-done = gewinnt: kein Zug mehr möglich
draughts-win-asked = Sieg
    .infinitive = zu gewinnen
draughts-quiet-moves = Vierzig Züge ohne Schlag oder Zug eines Steins
draughts-forty-moves = die 40-Züge-Regel
    .by = nach der 40-Züge-Regel
draughts-eighty-moves = die 80-Züge-Regel
    .by = nach der 80-Züge-Regel
draughts-theme = Sieg
draughts-theme-how = durch eine Opferkombination

## Was ein Zug tat.

draughts-capturing = , schlägt { $pieces }
draughts-capturing-and-becoming = , schlägt { $pieces }, wird zur Dame
draughts-becoming = , wird zur Dame
draughts-captured = { $count ->
    [one] { FORM($piece, "a-acc") }
   *[other] { $count } { FORM($piece, "many") }
}
draughts-moved = { FORM($side, "stem") }{ FORM($piece, "er") } { $piece } { $from } nach { $to }{ $besides }
draughts-jumped = { FORM($side, "stem") }{ FORM($piece, "er") } { $piece } { $from } springt nach { $to }{ $besides }

## Ein Schlag, Sprung für Sprung gewählt.

draughts-so-far = { $piece } nach { $squares }
draughts-where-next = wohin weiter?
draughts-via = über { $square }
