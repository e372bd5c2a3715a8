# À côté des échiquiers d'une partie.

overview-lost =
    { $count ->
        [one] { $piece }
       *[other] { $count } { FORM($piece, "pl") }
    }
overview-to-move = Trait { FORM($side, "aux") }
