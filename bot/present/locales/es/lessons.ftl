lessons-no-exercise = No hay ningún ejercicio con ese número.
lessons-no-step = La partida no tiene esa jugada.

lessons-part = (parte { $part } de { $parts })
lessons-after = *Después de* `{ $move }`: { $words }
lessons-in-the-picture = *En la imagen:* { $words }
lessons-title-of-part = { $game }: { $part }
lessons-demo-title = **{ $game }: { $subject }**
lessons-exercise-title = **{ $game }: ejercicio**
lessons-right = *{ $answer }:* **Correcto.** { $why }
lessons-not-quite = *{ $answer }:* **No exactamente.** { $why }

lessons-start = { $count ->
    [one] **El comienzo.** Sigue { $count } jugada.
   *[other] **El comienzo.** Siguen { $count } jugadas.
}
lessons-move-by = **{ $move }** de { FORM($side, "las") } · { $at }/{ $of }
