# Règles, démonstrations et exercices page par page, et une partie coup par coup.

lessons-no-exercise = Il n'y a pas d'exercice de ce numéro.
lessons-no-step = La partie n'a pas de tel coup.

lessons-part = (suite, { $part } sur { $parts })
lessons-after = *Après* `{ $move }` : { $words }
lessons-in-the-picture = *Dans l'image :* { $words }
lessons-title-of-part = { $game } : { $part }
lessons-demo-title = **{ $game } : { $subject }**
lessons-exercise-title = **{ $game } : exercice**
lessons-right = *{ $answer } :* **C'est juste.** { $why }
lessons-not-quite = *{ $answer } :* **Pas tout à fait.** { $why }

lessons-start = { $count ->
        [one] **Le début.** { $count } coup suit.
       *[other] **Le début.** { $count } coups suivent.
    }
lessons-move-by = **{ $move }**, { $side } · { $at }/{ $of }
