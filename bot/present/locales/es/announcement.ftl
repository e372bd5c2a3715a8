# Lo que capturó una jugada y en qué se convirtió un peón: sigue a la jugada, como en «3. Bxg5 de las azules, capturando un caballo.»

announcement-capturing = , capturando { FORM($piece, "un") }
announcement-capturing-of = , capturando { FORM($piece, "un") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
announcement-capturing-own = , capturando { FORM($piece, "un") } { FORM($piece, "gender") ->
        [f] propia
       *[m] propio
    }
announcement-capturing-en-passant = , capturando { FORM($piece, "un") } al paso
announcement-capturing-of-en-passant = , capturando { FORM($piece, "un") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } al paso

announcement-promoting = , coronando { FORM($piece, "un") }
announcement-capturing-and-promoting = { $capture } y coronando { FORM($piece, "un") }
