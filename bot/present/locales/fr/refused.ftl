# Pourquoi une action a été refusée, et ce qui marcherait.

refused-not-understood = Je ne comprends pas le coup { $typed }. Écris-le comme { $example } ou { $other }.
refused-why = { CAPITAL($why) }.
refused-question = { CAPITAL($why) }
refused-typed = { $typed } : { $why }.
refused-typed-question = { $typed } : { $why }
refused-illegal = { $typed } est illégal : { $why }.
refused-just-illegal = { $typed } est illégal.
refused-which-piece = { $typed } ne dit pas quelle pièce.
refused-two-pieces = { $typed } peut désigner { FORM($piece, "le") } ou { FORM($other, "le") }. { CAPITAL($piece) } : { $moves }. { CAPITAL($other) } : { $others }.
refused-no-drop = { $typed } est illégal : aucune case de ta première rangée n'est vide.
refused-none-goes-there = { $typed } est illégal : aucune de tes pièces ne peut y aller.
refused-piece-on-it = { $typed } est illégal : { FORM($piece, "le") } qui s'y trouve ne peut pas jouer.
refused-not-whole = { $typed } n'est pas un coup entier.
refused-no-piece = { $typed } est illégal : tu n'as pas de { $piece }.
refused-no-piece-on = { $typed } est illégal : tu n'as pas de { $piece } en { $place }.
refused-your-piece-is-cooling = { $typed } est illégal : { FORM($piece, "genre") ->
        [f] ta
       *[m] ton
    } { $piece } ne peut pas aller en { $square } maintenant. `{ COMMAND("ready") }` montre quelles pièces sont prêtes.
refused-pieces-are-cooling = { $typed } est illégal : { FORM($piece, "genre") ->
        [f] aucune
       *[m] aucun
    } de tes { FORM($piece, "pl") } ne peut aller en { $square } maintenant. `{ COMMAND("ready") }` montre quelles pièces sont prêtes.

refused-possible = Possible : { $moves }.
refused-from = Depuis { $square } : { $moves }.
refused-can-not-move = { CAPITAL(FORM($piece, "le")) } en { $square } ne peut pas jouer.

refused-no-premoves = { $typed } : cette partie n'a pas de coups anticipés. `{ COMMAND("challenge") } realtime options:premove=on` en a.
refused-no-lifelines = { $typed } : cette partie n'a pas de secours. Il y en a dans { $games }.
refused-no-billi = { $typed } : cette partie n'a pas de LET'S BILLI. Il y en a dans { $games }.
refused-no-denial = { $typed } : cette partie n'a pas de veto. Il y en a dans { $games }.
refused-no-defeat = { $typed } : cette partie n'a pas d'ACCEPT DEFEAT (utilise `{ COMMAND("resign") }`). Il y en a dans { $games }.
