# Damas: cómo se llaman las cosas, qué hizo una jugada y cómo se elige una captura salto a salto. Las reglas están en rules-draughts.ftl.

draughts-win = dejar al rival sin jugadas
draughts-win-cry = Sin jugadas
draughts-win-done = gana: no quedan jugadas
draughts-win-asked = victoria
    .dar = ganar
draughts-quiet-moves = Cuarenta movimientos sin capturas ni movimientos de peón
draughts-forty-moves = la regla de los cuarenta movimientos
    .by = por la regla de los cuarenta movimientos
draughts-eighty-moves = la regla de los ochenta movimientos
    .by = por la regla de los ochenta movimientos
draughts-theme = victoria
draughts-theme-how = con un golpe

draughts-capturing = , capturando { $pieces }
draughts-capturing-and-becoming = , capturando { $pieces } y coronando dama
draughts-becoming = , coronando dama
draughts-captured = { $count ->
    [one] { FORM($piece, "un") }
   *[other] { $count } { FORM($piece, "many") }
}
draughts-moved = { $piece } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } de { $from } a { $to }{ $besides }
draughts-jumped = { $piece } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } de { $from } salta a { $to }{ $besides }

draughts-so-far = { $piece } a { $squares }
draughts-where-next = ¿y luego adónde?
draughts-via = por { $square }
