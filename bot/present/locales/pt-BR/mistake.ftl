# Erros em partidas que o computador analisou, como problemas.

mistake-mine-means = erros em suas próprias partidas analisadas
mistake-none-of-yours = Ainda não se conhecem erros seus. Analise antes uma partida encerrada: `{ COMMAND("analyse") }`.
mistake-no-such = Essa partida não tem erro com esse número.
mistake-none-of = Não se conhecem erros em `{ $id }`. `{ COMMAND("analyse") } { $id }` os procura.
mistake-form-title = { $id }, erro { $number }: sua resposta

mistake-head = **Erro { $number } de `{ $id }`**, { $game }: { $players }.
mistake-ask = O que era melhor? Use **Responder** ou `{ COMMAND("puzzle") } game:{ $id } number:{ $number } answer:`.
mistake-lost-the-game = { FORM($player, "O") } jogaram **{ $move }**, o que perdeu a partida.
mistake-gave-away-a-won-game = { FORM($player, "O") } jogaram **{ $move }**, o que deixou escapar uma partida ganha.
mistake-lost-pawns = { FORM($player, "O") } jogaram **{ $move }**, o que perdeu { $pawns }.

mistake-right = **Correto!** { $solution }
mistake-the-same = Isso foi o que se jogou. O que era melhor?
mistake-wrong = É legal, mas o computador achou algo melhor. Tente de novo.
mistake-title-of-played = Jogado: { $move }
mistake-title-of-better = Melhor: { $move }
