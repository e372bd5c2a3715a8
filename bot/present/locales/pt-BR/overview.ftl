# O que fica ao lado dos tabuleiros de uma partida.

overview-lost =
    { $count ->
        [1] { $piece }
       *[other] { $count } { FORM($piece, "many") }
    }
overview-to-move = { $side } jogam
