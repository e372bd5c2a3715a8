# Was ein Zug schlug und was ein Bauer durch ihn wurde: folgt auf „3. Bxg5 von Blau“.

announcement-capturing = , schlägt { FORM($piece, "a-acc") }
announcement-capturing-of = , schlägt { FORM($piece, "den") } { FORM($side, "stem") }{ FORM($piece, "en") } { FORM($piece, "bare") }
announcement-capturing-own = , schlägt { FORM($piece, "own-acc") }
announcement-capturing-en-passant = , schlägt { FORM($piece, "a-acc") } en passant
announcement-capturing-of-en-passant = , schlägt { FORM($piece, "den") } { FORM($side, "stem") }{ FORM($piece, "en") } { FORM($piece, "bare") } en passant

announcement-promoting = , wird { FORM($piece, "zu") }
announcement-capturing-and-promoting = { $capture } und wird { FORM($piece, "zu") }
