# Le dernier coup expliqué.

explain-denied = Il a subi un veto, et tout ce qu'il a fait est annulé :
explain-more-steps = { $count ->
        [one] … et { $count } autre étape dans le fichier.
       *[other] … et { $count } autres étapes dans le fichier.
    }
explain-end = **{ CAPITAL($result) }.**
explain-beam-before = Rayon { FORM($side, "m") } avant : { $way }, { $end }
explain-beam-now = Rayon { FORM($side, "m") } maintenant : { $way }, { $end }
