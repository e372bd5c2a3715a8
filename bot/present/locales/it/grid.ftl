# La scacchiera come testo: che cosa significano le lettere della griglia, e righe dell'elenco accanto.

grid-key = { $clauses }.
grid-sides = Le maiuscole sono { FORM($first, "il") }, le minuscole { FORM($second, "il") }
grid-letters = { $capital } e { $small } sono { FORM($piece, "many") }
grid-letter = { $letter } è { FORM($piece, "a") }
grid-jokers = J e j sono cavalli Joker
grid-stacks = di una pila la griglia mostra il pezzo più in basso
grid-frame = `:` è la cornice, dove corrono solo i raggi
grid-three = { $letters }, prima della lettera del pezzo. Ogni settore è mostrato con la sua base in basso
grid-side = `{ $letter }` è { FORM($side, "il") }

grid-beam = Raggio { FORM($side, "di") }: { $way }, { $end }.
grid-heels = { CAPITAL($beams) }.
grid-heels-of = il raggio { FORM($side, "di") } parte da { $start } e segna in { $heels }
grid-scored = { $square } (segnato)
