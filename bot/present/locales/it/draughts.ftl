# Dama: come chiama le cose, che cosa ha fatto una mossa, e come si sceglie una presa salto per salto. Le regole stanno in rules-draughts.ftl.

# Che cosa vince: «Lasciare l'avversario senza mosse vale 500»; con la forma «con» dopo «si vince».
draughts-win = lasciare l'avversario senza mosse
    .con = lasciando l'avversario senza mosse
draughts-win-cry = Nessuna mossa
draughts-win-done = vince: l'avversario è senza mosse
# La forma «do» segue «costringe il Nero a».
draughts-win-asked = vittoria
    .do = vincere
draughts-quiet-moves = Quaranta mosse senza prese né mosse di pedina
draughts-forty-moves = la regola delle quaranta mosse
    .by = per la regola delle quaranta mosse
draughts-eighty-moves = la regola delle ottanta mosse
    .by = per la regola delle ottanta mosse
draughts-theme = vittoria
draughts-theme-how = con un tiro

## Che cosa ha fatto una mossa.

draughts-capturing = , catturando { $pieces }
draughts-capturing-and-becoming = , catturando { $pieces } e diventando dama
draughts-becoming = , diventando dama
draughts-captured = { $count ->
    [one] { FORM($piece, "a") }
   *[other] { $count } { FORM($piece, "many") }
}
draughts-moved = { FORM($piece, "il") } { FORM($piece, "gender") ->
    [f] { FORM($side, "f") }
   *[m] { FORM($side, "m") }
} va da { $from } a { $to }{ $besides }
draughts-jumped = { FORM($piece, "il") } { FORM($piece, "gender") ->
    [f] { FORM($side, "f") }
   *[m] { FORM($side, "m") }
} salta da { $from } a { $to }{ $besides }

## Una presa scelta salto per salto.

draughts-so-far = { $piece }, poi { $squares }
draughts-where-next = e poi?
draughts-via = per { $square }
