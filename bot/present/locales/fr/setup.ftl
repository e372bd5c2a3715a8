# L'éditeur de positions.

setup-title = Éditeur de positions : { $game }
setup-editor = **Éditeur de positions** : { $game } : `{ $position }`
setup-editor-with = **Éditeur de positions** : { $game } avec { $options } : `{ $position }`
setup-to-play = Trait { FORM($side, "aux") }.
setup-next = Et maintenant : `{ COMMAND("setup") } moves`, `{ COMMAND("setup") } evaluation`, ou `{ COMMAND("setup") } play`.
setup-next-or-solve = Et maintenant : `{ COMMAND("setup") } moves`, `{ COMMAND("setup") } evaluation`, `{ COMMAND("setup") } play`, ou `{ COMMAND("solve") }`.
setup-not-playable = Cette position ne peut pas encore être jouée : { $why }.

setup-as-text = Dans ce jeu, compose la position en texte : `{ COMMAND("setup") } position` et le texte.
setup-not-understood = Je ne comprends pas { $typed }.
setup-not-here = { $typed } : cette case ou cette pièce n'existe pas dans ce jeu.
setup-wrong = { CAPITAL($why) }.
setup-too-long = C'est plus long que n'importe quelle position.
setup-example = Par exemple `{ COMMAND("setup") } put Ke1 Qd1 kg8`, en majuscules pour le camp qui commence, ou `{ COMMAND("setup") } remove d1`.
setup-example-of-three = Par exemple `{ COMMAND("setup") } put wKe1 rQd8`, chaque pièce avec son camp, ou `{ COMMAND("setup") } remove d1`.
setup-whose-turn = À qui est le trait ? { $sides }.

setup-is-over = { CAPITAL($end) }.
setup-none-is-ready = Aucune pièce n'est encore prête.
setup-legal-moves = { $count ->
        [one] { $side } : { $count } coup légal. { $moves }
       *[other] { $side } : { $count } coups légaux. { $moves }
    }
setup-and-more = { $moves } et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }

setup-evaluated = { $depth ->
        [one] L'ordinateur a regardé { $depth } demi-coup en avant : { $worth }.
       *[other] L'ordinateur a regardé { $depth } demi-coups en avant : { $worth }.
    }
setup-wins-in = { $count ->
        [one] { FORM($side, "les") } gagnent en { $count } coup au plus
       *[other] { FORM($side, "les") } gagnent en { $count } coups au plus
    }
setup-loses-in = { $count ->
        [one] { FORM($side, "les") } perdent en { $count } coup au plus
       *[other] { FORM($side, "les") } perdent en { $count } coups au plus
    }
setup-about-equal = à peu près égal
setup-better = { FORM($side, "les") } ont un avantage de { $pawns }
setup-worse = { FORM($side, "les") } ont un désavantage de { $pawns }
setup-best-line = Meilleure suite : { $moves }.

setup-assumes = Supposé : { $notes }.
setup-note-rest = ce qui manque à la fin est lu { $text }
setup-note-read = { $field } { $written } est lu { $text }
setup-note-added = { $field } manque et est lu { $text }
setup-note-left-out = { $written } est laissé de côté
setup-note-side = le trait
setup-note-castling = le roque
setup-note-en-passant = la prise en passant
setup-note-half-moves = le compte des demi\-coups
setup-note-number = le numéro du coup
