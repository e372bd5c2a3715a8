# Cómo se suman los puntos de un mate láser donde cuenta el camino del rayo: 200 + 3 desvíos x 25 = 275.

carom-turns = { $count ->
        [one] { $count } desvío
       *[other] { $count } desvíos
    }
carom-turns-of = { $counted } de { $count } desvíos
carom-deflections = , desviado por { $pieces }
carom-piece = { FORM($piece, "el") } de { $square }
