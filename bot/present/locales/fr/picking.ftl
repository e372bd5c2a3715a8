# Les coups choisis dans des menus, pas à pas. 100 caractères au plus par ligne.

picking-which-move = Quel coup ?
picking-which-piece = Quelle pièce ?
picking-changed = La position a changé.
picking-drop = Poser un trou
picking-no-more = pas d'étape de plus
picking-first = Choisis un coup. Tu peux d'abord en voir un aperçu.
picking-at-once = Choisis un coup. Il est joué aussitôt.
picking-more = Plus …
picking-no-such-step = Ce menu a expiré. `{ COMMAND("move") }` en ouvre un nouveau.
picking-type-it = Ce coup est trop long pour être choisi ici. Écris-le après `{ COMMAND("move") }`.

picking-page = { $first } à { $last } sur { $of }
picking-paged = { $prompt } ({ $page })

picking-on = { CAPITAL($piece) } { $square }
picking-moves = { $count ->
        [one] { $origin } : { $count } coup
       *[other] { $origin } : { $count } coups
    }
picking-one-move-of = { $origin } : { $move }
picking-routes = { $count ->
        [one] { $count } chemin
       *[other] { $count } chemins
    }
picking-ways-on = { $count ->
        [one] { $choice } : { $count } façon
       *[other] { $choice } : { $count } façons
    }

picking-asks = { $head } : { $question }
picking-where-to = vers où ?
picking-how = comment ?

picking-plays = Jouer { $move }
picking-played-already = Tu as déjà joué { $move }.
