# Risposte a chi guarda prima di muovere: anteprime e mete.

preview-head = `{ $id }` { $game }: { $players }
preview-title = ANTEPRIMA di { $move }
preview-moves-only = Chiedi l'anteprima di una mossa o di un salvagente, per esempio `{ COMMAND("preview") } e2e4`.
preview-game-is-over = La partita è finita ({ $end }), quindi non ci sono mosse da vedere in anteprima.
preview-nothing-now = Ora non ci sono mosse da vedere in anteprima.

preview-no-square = Su questa scacchiera non c'è la casa { $typed }. Le case vanno da { $first } a { $last }.
preview-is-empty = { $square } è vuota.
preview-is-frame = { $square } fa parte della cornice: lì corrono solo i raggi.

preview-is-cooling = { CAPITAL(FORM($piece, "il")) } in { $square } sarà { FORM($piece, "gender") ->
    [f] pronta
   *[m] pronto
} tra { $time }.
preview-not-its-turn = { CAPITAL(FORM($piece, "il")) } in { $square } ora non può muovere: tocca { FORM($side, "al") }.
preview-no-legal-move = { CAPITAL(FORM($piece, "il")) } in { $square } non ha mosse legali.
preview-can-not-move = { CAPITAL(FORM($piece, "il")) } in { $square } ora non può muovere.

preview-piece-has = { $count ->
    [one] { CAPITAL(FORM($piece, "il")) } in { $square } ha { $count } mossa:
   *[other] { CAPITAL(FORM($piece, "il")) } in { $square } ha { $count } mosse:
}
preview-piece-has-at-least = { CAPITAL(FORM($piece, "il")) } in { $square } ha almeno { $count } mosse:
preview-pieces-have = { $count ->
    [one] I pezzi in { $square } hanno { $count } mossa:
   *[other] I pezzi in { $square } hanno { $count } mosse:
}
preview-pieces-have-at-least = I pezzi in { $square } hanno almeno { $count } mosse:
preview-more-moves = - … e altre { $count }. `{ COMMAND("move") }` le mostra tutte
preview-could-also-go = Da { $hole } potrebbe andare anche in { $squares }.
