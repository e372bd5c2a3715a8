stacks-line = Pilas, de abajo arriba: { $stacks }.
stacks-stack = { $square }: { $pieces }
stacks-risen = { $piece } (resucitado, queda 1 turno)
