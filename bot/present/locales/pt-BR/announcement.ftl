# O que um lance capturou e o que um peão virou com ele: seguem o lance, como em "3. Bxg5 das azuis, capturando um cavalo."

announcement-capturing = , capturando { FORM($piece, "um") }
announcement-capturing-of = , capturando { FORM($piece, "o") } { FORM($side, "do") }
announcement-capturing-own = , capturando { FORM($piece, "gender") ->
        [f] sua própria
       *[m] seu próprio
    } { $piece }
announcement-capturing-en-passant = , capturando { FORM($piece, "um") } en passant
announcement-capturing-of-en-passant = , capturando { FORM($piece, "o") } { FORM($side, "do") } en passant

announcement-promoting = , promovendo a { $piece }
announcement-capturing-and-promoting = { $capture } e promovendo a { $piece }
