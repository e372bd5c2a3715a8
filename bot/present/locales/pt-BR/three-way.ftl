# O que acontece no xadrez a três: quem está fora, e o que é feito das peças.

three-way-captured = **{ FORM($by, "O") } capturaram o rei { FORM($out, "do") }: { FORM($out, "o") } estão fora.**
three-way-out = **{ FORM($out, "O") } estão fora.**
three-way-obstacles = As peças { FORM($out, "do") } ficam no tabuleiro como obstáculos.
three-way-left = Restam { FORM($one, "o") } e { FORM($other, "o") }.
three-way-inherits = { FORM($heir, "O") } herdam todas as peças { FORM($from, "do") }.
three-way-inherits-label = { FORM($heir, "o") } herdam as peças
