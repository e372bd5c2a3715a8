# Ce qui arrive aux échecs à trois : qui est éliminé, et ce que deviennent les pièces.

three-way-captured = **{ CAPITAL(FORM($by, "les")) } ont pris le roi { FORM($out, "m") } : { FORM($out, "les") } sont éliminés.**
three-way-out = **{ CAPITAL(FORM($out, "les")) } sont éliminés.**
three-way-obstacles = Les pièces { FORM($out, "fp") } restent sur l'échiquier comme obstacles.
three-way-left = Il reste { FORM($one, "les") } et { FORM($other, "les") }.
three-way-inherits = { CAPITAL(FORM($heir, "les")) } héritent de toutes les pièces { FORM($from, "fp") }.
three-way-inherits-label = { FORM($heir, "les") } héritent de leurs pièces
