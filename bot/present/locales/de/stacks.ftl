# Stapel: Figuren auf einem Feld, eine über der anderen.

stacks-line = Stapel, von unten nach oben: { $stacks }.
stacks-stack = { $square }: { $pieces }
stacks-risen = { $piece } (auferstanden, noch 1 Zug)
