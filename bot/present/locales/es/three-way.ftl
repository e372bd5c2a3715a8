three-way-captured = **{ FORM($by, "Las") } han capturado al rey { FORM($out, "m") }: { FORM($out, "las") } quedan fuera.**
three-way-out = **{ FORM($out, "Las") } quedan fuera.**
three-way-obstacles = Las piezas de { FORM($out, "las") } se quedan en el tablero como obstáculos.
three-way-left = Quedan { FORM($one, "las") } y { FORM($other, "las") }.
three-way-inherits = { FORM($heir, "Las") } heredan todas las piezas de { FORM($from, "las") }.
three-way-inherits-label = { FORM($heir, "las") } heredan sus piezas
