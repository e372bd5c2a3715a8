# El tablero como texto: qué significan las letras de su cuadrícula.

grid-key = { $clauses }.
grid-sides = Las mayúsculas son { FORM($first, "las") }; las minúsculas, { FORM($second, "las") }
grid-letters = { $capital } y { $small } son { FORM($piece, "many") }
grid-letter = { $letter } es { FORM($piece, "un") }
grid-jokers = J y j son caballos Joker
grid-stacks = de una pila se muestra la pieza de abajo
grid-frame = `:` es el marco, por donde solo van los rayos
grid-three = { $letters }, delante de la letra de la pieza. Cada tercio se muestra con su base abajo
grid-side = `{ $letter }` son { FORM($side, "las") }

grid-beam = Rayo { FORM($side, "m") }: { $way }, { $end }.
grid-heels = { CAPITAL($beams) }.
grid-heels-of = el rayo { FORM($side, "m") } sale de { $start } y puntúa en { $heels }
grid-scored = { $square } (ya puntuado)
