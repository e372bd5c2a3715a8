# L'échiquier en texte : ce que veulent dire les lettres, et les lignes de la liste à côté.

grid-key = { $clauses }.
grid-sides = Majuscules : { $first }, minuscules : { $second }
grid-letters = { $capital } et { $small } sont des { FORM($piece, "pl") }
grid-letter = { $letter } est { FORM($piece, "un") }
grid-jokers = J et j sont des cavaliers Jokers
grid-stacks = d'une pile, la grille montre la pièce du bas
grid-frame = `:` est le cadre, où ne vont que les rayons
grid-three = { $letters }, avant la lettre de la pièce. Chaque tiers est montré avec sa base en bas
grid-side = `{ $letter }` : { $side }

grid-beam = Rayon { FORM($side, "m") } : { $way }, { $end }.
grid-heels = { $beams }.
grid-heels-of = Rayon { FORM($side, "m") } : part de { $start }, marque en { $heels }
grid-scored = { $square } (marqué)
