# Jugadas que se eligen en menús, paso a paso: 100 caracteres como máximo por línea.

picking-which-move = ¿Qué jugada?
picking-which-piece = ¿Qué pieza?
picking-changed = La posición ha cambiado.
picking-drop = Poner un agujero
picking-no-more = ningún paso más
picking-first = Elige una jugada. Puedes ver antes una vista previa.
picking-at-once = Elige una jugada. Se juega en el acto.
picking-more = Más…
picking-no-such-step = Ese menú ha caducado. `{ COMMAND("move") }` abre uno nuevo.
picking-type-it = Esta jugada es demasiado larga para elegirla aquí. Escríbela después de `{ COMMAND("move") }`.

picking-page = { $first } a { $last } de { $of }
picking-paged = { $prompt } ({ $page })

picking-on = { CAPITAL($piece) } { $square }
picking-moves = { $count ->
        [one] { $origin }: { $count } jugada
       *[other] { $origin }: { $count } jugadas
    }
picking-one-move-of = { $origin }: { $move }
picking-routes = { $count ->
        [one] { $count } ruta
       *[other] { $count } rutas
    }
picking-ways-on = { $count ->
        [one] { $choice }: { $count } manera
       *[other] { $choice }: { $count } maneras
    }

picking-asks = { $head }: { $question }
picking-where-to = ¿adónde?
picking-how = ¿cómo?

picking-plays = Jugar { $move }
picking-played-already = Ya has jugado { $move }.
