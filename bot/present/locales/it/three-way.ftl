# Che cosa succede negli scacchi a tre: chi è fuori, e che ne è dei pezzi.

three-way-captured = **{ FORM($by, "Il") } ha catturato il re { FORM($out, "di") }: { FORM($out, "il") } è fuori.**
three-way-out = **{ FORM($out, "Il") } è fuori.**
three-way-obstacles = I pezzi { FORM($out, "di") } restano sulla scacchiera come ostacoli.
three-way-left = Restano { FORM($one, "il") } e { FORM($other, "il") }.
three-way-inherits = { FORM($heir, "Il") } eredita tutti i pezzi { FORM($from, "di") }.
three-way-inherits-label = { FORM($heir, "il") } eredita i suoi pezzi
