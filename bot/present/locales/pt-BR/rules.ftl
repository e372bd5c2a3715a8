# As regras de todo jogo: o que as emoldura, e partes que vários jogos têm em comum.

rules-summed-up = **{ $game }.** { $summary }
rules-with = **{ $game }** com { $options }.
rules-page-with = Com { $options }.

rules-examples = **Exemplos**
    { $pictures }
rules-picture-of-start = - Imagem { $number }, o início: { $words }
rules-picture = - Imagem { $number }: { $words }
rules-picture-after = - Imagem { $number }, depois de `{ $moves }`: { $words }

rules-more = `{ COMMAND("rules") }` conta o resto página por página.
rules-rest = **O resto** é como em { $game }: `{ COMMAND("rules") } { $name }`.

rules-no-part-of = Não existe a parte { $typed }. { $game } tem { $parts }.
rules-no-part = Não existe a parte { $typed }. `{ COMMAND("rules") } { $name }` conta todas as regras de { $game }.
rules-no-part-but-exercises = Não existe a parte { $typed }. `{ COMMAND("rules") } { $name }` conta todas as regras de { $game }, com exercícios no fim.

rules-draws = **Empates.** Por afogamento, material insuficiente ou acordo (`{ COMMAND("draw") }`). Na terceira repetição, ou depois de cinquenta lances sem captura nem lance de peão, você pode reivindicar o empate (`{ COMMAND("draw claim") }`). A quinta repetição ou setenta e cinco desses lances empatam a partida automaticamente.
rules-draws-where-any-pieces-mate = **Empates.** Por afogamento ou acordo (`{ COMMAND("draw") }`). Na terceira repetição, ou depois de cinquenta lances sem captura nem lance de peão, você pode reivindicar o empate (`{ COMMAND("draw claim") }`). A quinta repetição ou setenta e cinco desses lances empatam a partida automaticamente.
rules-draws-before-the-hunt = **Empates.** Um empate na partida de xadrez (`{ COMMAND("draw") }`) também dá início à caça. A caça termina de comum acordo, na terceira repetição, depois de cinquenta lances sem captura nem lance de peão, ou quando não resta nada que desvie um feixe.
