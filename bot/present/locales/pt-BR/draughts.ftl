# Damas: como se chamam as coisas, o que um lance fez, e como uma captura é escolhida salto a salto. As regras estão em rules-draughts.ftl.

draughts-win = deixar o adversário sem lances
draughts-win-cry = Sem lances
draughts-win-done = vence: não resta nenhum lance
draughts-win-asked = vitória
draughts-quiet-moves = Quarenta lances sem captura nem lance de pedra
draughts-forty-moves = a regra dos quarenta lances
    .by = pela regra dos quarenta lances
draughts-eighty-moves = a regra dos oitenta lances
    .by = pela regra dos oitenta lances
draughts-theme = vitória
draughts-theme-how = por um golpe

## O que um lance fez.

draughts-capturing = , capturando { $pieces }
draughts-capturing-and-becoming = , capturando { $pieces } e virando dama
draughts-becoming = , virando dama
draughts-captured = { $count ->
    [1] { FORM($piece, "um") }
   *[other] { $count } { FORM($piece, "many") }
}
draughts-moved = { $piece } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } { $from } para { $to }{ $besides }
draughts-jumped = { $piece } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } { $from } salta para { $to }{ $besides }

## Uma captura escolhida salto a salto.

draughts-so-far = { $piece } para { $squares }
draughts-where-next = e depois?
draughts-via = por { $square }
