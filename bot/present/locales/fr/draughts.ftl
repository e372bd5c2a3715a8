# Les dames : leurs mots, ce qu'un coup a fait, et une prise choisie saut par saut.

draughts-win = priver l'adversaire de tout coup
draughts-win-cry = Plus aucun coup
draughts-win-done = gagne : plus aucun coup
draughts-win-asked = gain
    .faire = gagner
    .le = le gain
draughts-quiet-moves = Quarante coups sans prise ni coup de pion
draughts-forty-moves = la règle des quarante coups
    .par = par la règle des quarante coups
draughts-eighty-moves = la règle des quatre-vingts coups
    .par = par la règle des quatre-vingts coups
draughts-theme = gain
draughts-theme-how = par une combinaison

## Ce qu'un coup a fait ; suit « 3. c3xe5 par les Bleus ».

draughts-capturing = , en prenant { $pieces }
draughts-capturing-and-becoming = , en prenant { $pieces } et en devenant dame
draughts-becoming = , en devenant dame
draughts-captured = { $count ->
        [one] { FORM($piece, "un") }
       *[other] { $count } { FORM($piece, "pl") }
    }
draughts-moved = { FORM($piece, "le") } { FORM($piece, "genre") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } va de { $from } en { $to }{ $besides }
draughts-jumped = { FORM($piece, "le") } { FORM($piece, "genre") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } saute de { $from } en { $to }{ $besides }

## Une prise choisie saut par saut.

draughts-so-far = { $piece } en { $squares }
draughts-where-next = où ensuite ?
draughts-via = par { $square }
