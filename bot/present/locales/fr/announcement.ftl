# Ce qu'un coup a pris et ce qu'est devenu un pion ; suit « 3. Bxg5 par les Bleus ».

announcement-capturing = , en prenant { FORM($piece, "un") }
announcement-capturing-of = , en prenant { FORM($piece, "un") } { FORM($piece, "genre") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    }
announcement-capturing-own = , en prenant leur propre { $piece }
announcement-capturing-en-passant = , en prenant { FORM($piece, "un") } en passant
announcement-capturing-of-en-passant = , en prenant { FORM($piece, "un") } { FORM($piece, "genre") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } en passant

announcement-promoting = , avec promotion en { $piece }
announcement-capturing-and-promoting = { $capture }, avec promotion en { $piece }
