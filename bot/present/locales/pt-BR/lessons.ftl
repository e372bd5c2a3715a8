# Regras, demonstrações e exercícios página por página, e uma partida passo a passo.

lessons-no-exercise = Não há exercício com esse número.
lessons-no-step = A partida não tem esse lance.

lessons-part = (parte { $part } de { $parts })
lessons-after = *Depois de* `{ $move }`: { $words }
lessons-in-the-picture = *Na imagem:* { $words }
lessons-title-of-part = { $game }: { $part }
lessons-demo-title = **{ $game }: { $subject }**
lessons-exercise-title = **{ $game }: exercício**
lessons-right = *{ $answer }:* **Certo.** { $why }
lessons-not-quite = *{ $answer }:* **Ainda não.** { $why }

lessons-start = { $count ->
    [1] **O início.** Segue { $count } lance.
   *[other] **O início.** Seguem { $count } lances.
}
lessons-move-by = **{ $move }** { FORM($side, "do") } · { $at }/{ $of }
