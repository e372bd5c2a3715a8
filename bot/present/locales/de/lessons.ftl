# Regeln, Vorführungen und Übungen Seite für Seite, und eine Partie Zug für Zug.

lessons-no-exercise = Eine Übung mit dieser Nummer gibt es nicht.
lessons-no-step = So einen Zug hat die Partie nicht.

lessons-part = (Teil { $part } von { $parts })
lessons-after = *Nach* `{ $move }`: { $words }
lessons-in-the-picture = *Im Bild:* { $words }
lessons-title-of-part = { $game }: { $part }
lessons-demo-title = **{ $game }: { $subject }**
lessons-exercise-title = **{ $game }: Übung**
lessons-right = *{ $answer }:* **Richtig.** { $why }
lessons-not-quite = *{ $answer }:* **Nicht ganz.** { $why }

lessons-start = { $count ->
    [one] **Der Anfang.** { $count } Zug folgt.
   *[other] **Der Anfang.** { $count } Züge folgen.
}
lessons-move-by = **{ $move }** von { $side } · { $at }/{ $of }
