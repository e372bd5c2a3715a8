# Por qué se rechaza una acción, y qué funcionaría en su lugar.

refused-not-understood = No entiendo la jugada { $typed }. Escríbela como { $example } o { $other }.
refused-why = { CAPITAL($why) }.
refused-question = { CAPITAL($why) }
refused-typed = { $typed }: { $why }.
refused-typed-question = { $typed }: { $why }
refused-illegal = { $typed } es ilegal: { $why }.
refused-just-illegal = { $typed } es ilegal.
refused-which-piece = { $typed } no dice qué pieza.
refused-two-pieces = { $typed } puede ser { FORM($piece, "el") } o { FORM($other, "el") }. { CAPITAL($piece) }: { $moves }. { CAPITAL($other) }: { $others }.
refused-no-drop = { $typed } es ilegal: no hay ninguna casilla vacía en tu primera fila.
refused-none-goes-there = { $typed } es ilegal: ninguna de tus piezas puede ir ahí.
refused-piece-on-it = { $typed } es ilegal: { FORM($piece, "el") } que hay ahí no puede mover.
refused-not-whole = { $typed } no es una jugada completa.
refused-no-piece = { $typed } es ilegal: no tienes { FORM($piece, "gender") ->
        [f] ninguna
       *[m] ningún
    } { $piece }.
refused-no-piece-on = { $typed } es ilegal: no tienes { FORM($piece, "gender") ->
        [f] ninguna
       *[m] ningún
    } { $piece } en { $place }.
refused-your-piece-is-cooling = { $typed } es ilegal: tu { $piece } no puede ir ahora a { $square }. `{ COMMAND("ready") }` muestra qué piezas están listas.
refused-pieces-are-cooling = { $typed } es ilegal: { FORM($piece, "gender") ->
        [f] ninguna
       *[m] ningún
    } { $piece } de las tuyas puede ir ahora a { $square }. `{ COMMAND("ready") }` muestra qué piezas están listas.

refused-possible = Posible: { $moves }.
refused-from = Desde { $square }: { $moves }.
refused-can-not-move = { CAPITAL(FORM($piece, "el")) } de { $square } no puede mover.

refused-no-premoves = { $typed }: en esta partida no hay jugadas anticipadas. Las hay con `{ COMMAND("challenge") } realtime options:premove=on`.
refused-no-lifelines = { $typed }: en este juego no hay salvavidas. Los hay en { $games }.
refused-no-billi = { $typed }: en este juego no hay LET'S BILLI. Lo hay en { $games }.
refused-no-denial = { $typed }: en este juego no hay veto. Lo hay en { $games }.
refused-no-defeat = { $typed }: en este juego no hay ACCEPT DEFEAT (usa `{ COMMAND("resign") }`). Lo hay en { $games }.
