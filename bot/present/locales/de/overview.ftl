# Was neben den Brettern einer Partie steht.

overview-lost =
    { $count ->
        [one] { $piece }
       *[other] { $count } { FORM($piece, "many") }
    }
overview-to-move = { $side } am Zug
