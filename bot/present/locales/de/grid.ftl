# Das Brett als Text: was die Buchstaben bedeuten, und Zeilen der Liste daneben.

grid-key = { $clauses }.
grid-sides = Großbuchstaben sind { $first }, Kleinbuchstaben { $second }
grid-letters = { $capital } und { $small } sind { FORM($piece, "many") }
grid-letter = { $letter } ist { FORM($piece, "a") }
grid-jokers = J und j sind Joker-Springer
grid-stacks = von einem Stapel zeigt das Gitter die unterste Figur
grid-frame = `:` ist der Rahmen, wo nur Strahlen laufen
grid-three = { $letters }, vor dem Buchstaben der Figur. Jedes Drittel ist mit seiner Grundreihe unten gezeigt
grid-side = `{ $letter }` ist { $side }

grid-beam = Strahl von { $side }: { $way }, { $end }.
grid-heels = { CAPITAL($beams) }.
grid-heels-of = der Strahl von { $side } beginnt bei { $start } und punktet bei { $heels }
grid-scored = { $square } (gewertet)
