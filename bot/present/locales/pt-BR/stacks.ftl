# Pilhas: peças em uma casa, uma sobre a outra.

stacks-line = Pilhas, de baixo para cima: { $stacks }.
stacks-stack = { $square }: { $pieces }
stacks-risen = { $piece } (ressuscitado, mais 1 vez)
