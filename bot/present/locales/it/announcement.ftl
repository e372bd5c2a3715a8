# Che cosa ha catturato una mossa e che cosa è diventato il pedone: seguono la mossa, come in «3. Bxg5 del Blu, catturando un cavallo.» Possono essere più d'una.

announcement-capturing = , catturando { FORM($piece, "a") }
announcement-capturing-of = , catturando { FORM($piece, "il") } { FORM($side, "di") }
announcement-capturing-own = , catturando { FORM($piece, "own") }
announcement-capturing-en-passant = , catturando { FORM($piece, "a") } en passant
announcement-capturing-of-en-passant = , catturando { FORM($piece, "il") } { FORM($side, "di") } en passant

announcement-promoting = , promuovendo a { $piece }
announcement-capturing-and-promoting = { $capture } e promuovendo a { $piece }
