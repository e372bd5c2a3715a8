overview-lost =
    { $count ->
        [one] { $piece }
       *[other] { $count } { FORM($piece, "many") }
    }
overview-to-move = Juegan { FORM($side, "sin") }
