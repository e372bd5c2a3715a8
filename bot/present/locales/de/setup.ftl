# Der Stellungseditor.

setup-title = Stellungseditor: { $game }
setup-editor = **Stellungseditor**: { $game }: `{ $position }`
setup-editor-with = **Stellungseditor**: { $game } mit { $options }: `{ $position }`
setup-to-play = { $side } am Zug.
setup-next = Weiter: `{ COMMAND("setup") } moves`, `{ COMMAND("setup") } evaluation` oder `{ COMMAND("setup") } play`.
setup-next-or-solve = Weiter: `{ COMMAND("setup") } moves`, `{ COMMAND("setup") } evaluation`, `{ COMMAND("setup") } play` oder `{ COMMAND("solve") }`.
setup-not-playable = Von dieser Stellung aus kann man noch nicht spielen: { CAPITAL($why) }.

setup-as-text = In diesem Spiel baust du die Stellung als Text auf: `{ COMMAND("setup") } position` und der Text.
setup-not-understood = { $typed } verstehe ich nicht.
setup-not-here = { $typed }: So ein Feld oder so eine Figur gibt es in diesem Spiel nicht.
setup-wrong = { CAPITAL($why) }.
setup-too-long = Das ist länger als jede Stellung.
setup-example = Zum Beispiel `{ COMMAND("setup") } put Ke1 Qd1 kg8`, große Buchstaben für die Seite, die beginnt, oder `{ COMMAND("setup") } remove d1`.
setup-example-of-three = Zum Beispiel `{ COMMAND("setup") } put wKe1 rQd8`, jede Figur mit ihrer Seite, oder `{ COMMAND("setup") } remove d1`.
setup-whose-turn = Wer ist am Zug? { $sides }.

setup-is-over = { CAPITAL($end) }.
setup-none-is-ready = Noch ist keine Figur bereit.
setup-legal-moves = { $count ->
    [one] { $side }: { $count } erlaubter Zug. { $moves }
   *[other] { $side }: { $count } erlaubte Züge. { $moves }
}
setup-and-more = { $moves } und { $count } weitere

setup-evaluated = { $depth ->
    [one] Der Computer hat { $depth } Halbzug weit gerechnet: { $worth }.
   *[other] Der Computer hat { $depth } Halbzüge weit gerechnet: { $worth }.
}
setup-wins-in = { $count ->
    [one] { $side } gewinnt in höchstens { $count } Zug
   *[other] { $side } gewinnt in höchstens { $count } Zügen
}
setup-loses-in = { $count ->
    [one] { $side } verliert in höchstens { $count } Zug
   *[other] { $side } verliert in höchstens { $count } Zügen
}
setup-about-equal = ungefähr ausgeglichen
setup-better = { $side } steht um { $pawns } besser
setup-worse = { $side } steht um { $pawns } schlechter
setup-best-line = Beste Variante: { $moves }.

setup-assumes = Angenommen: { $notes }.
setup-note-rest = was am Ende fehlt, gilt als { $text }
setup-note-read = { $field } { $written } gilt als { $text }
setup-note-added = { $field } fehlt und gilt als { $text }
setup-note-left-out = { $written } fällt weg
# Die Teile, in diesen Sätzen: ohne Artikel.
setup-note-side = Seite am Zug
setup-note-castling = Rochade
setup-note-en-passant = en passant
setup-note-half-moves = Halbzugzähler
setup-note-number = Zugnummer
