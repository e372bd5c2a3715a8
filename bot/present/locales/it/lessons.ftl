# Regole, dimostrazioni ed esercizi pagina per pagina, e una partita mossa per mossa.

lessons-no-exercise = Non c'è nessun esercizio con quel numero.
lessons-no-step = Nella partita non c'è quella mossa.

lessons-part = (parte { $part } di { $parts })
lessons-after = *Dopo* `{ $move }`: { $words }
lessons-in-the-picture = *Nell'immagine:* { $words }
lessons-title-of-part = { $game }: { $part }
lessons-demo-title = **{ $game }: { $subject }**
lessons-exercise-title = **{ $game }: esercizio**
lessons-right = *{ $answer }:* **Giusto.** { $why }
lessons-not-quite = *{ $answer }:* **Non proprio.** { $why }

lessons-start = { $count ->
    [one] **L'inizio.** Segue { $count } mossa.
   *[other] **L'inizio.** Seguono { $count } mosse.
}
lessons-move-by = **{ $move }** { FORM($side, "di") } · { $at }/{ $of }
