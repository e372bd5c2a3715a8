# O tabuleiro como texto: o que as letras da grade significam, e linhas da lista ao lado.

grid-key = { $clauses }.
grid-sides = Maiúsculas são { FORM($first, "o") }, minúsculas { FORM($second, "o") }
grid-letters = { $capital } e { $small } são { FORM($piece, "many") }
grid-letter = { $letter } é { FORM($piece, "um") }
grid-jokers = J e j são cavalos Joker
grid-stacks = de uma pilha a grade mostra a peça de baixo
grid-frame = `:` é a moldura, por onde só passam feixes
grid-three = { $letters }, antes da letra da peça. Cada terço é mostrado com sua base embaixo
grid-side = `{ $letter }` é das peças { FORM($side, "low") }

grid-beam = Feixe { FORM($side, "do") }: { $way }, { $end }.
grid-heels = { CAPITAL($beams) }.
grid-heels-of = o feixe { FORM($side, "do") } sai de { $start } e pontua em { $heels }
grid-scored = { $square } (já pontuou)
