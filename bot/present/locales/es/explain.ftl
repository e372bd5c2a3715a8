explain-denied = Fue vetada, y se deshace todo lo que hizo:
explain-more-steps = { $count ->
        [one] … y { $count } paso más en el archivo.
       *[other] … y { $count } pasos más en el archivo.
    }
explain-end = **{ CAPITAL($result) }.**
explain-beam-before = Rayo { FORM($side, "m") }, antes: { $way }, { $end }
explain-beam-now = Rayo { FORM($side, "m") }, ahora: { $way }, { $end }
