# Pile: pezzi su una casa, uno sopra l'altro.

stacks-line = Pile, dal basso: { $stacks }.
stacks-stack = { $square }: { $pieces }
stacks-risen = { $piece } (rialzato, resta 1 turno)
