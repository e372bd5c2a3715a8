# Che cosa sta accanto alle scacchiere di una partita.

overview-lost =
    { $count ->
        [one] { $piece }
       *[other] { $count } { FORM($piece, "many") }
    }
overview-to-move = tocca { FORM($side, "al") }
