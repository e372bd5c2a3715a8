# Züge, die Schritt für Schritt aus Menüs gewählt werden. Eine Zeile hat höchstens 100 Zeichen.

picking-which-move = Welcher Zug?
picking-which-piece = Welche Figur?
picking-changed = Die Stellung hat sich geändert.
picking-drop = Loch setzen
picking-no-more = kein weiterer Schritt
picking-first = Wähle einen Zug. Du kannst ihn erst in der Vorschau ansehen.
picking-at-once = Wähle einen Zug. Er wird sofort gespielt.
picking-more = Mehr …
picking-no-such-step = Dieses Menü ist abgelaufen. `{ COMMAND("move") }` öffnet ein neues.
picking-type-it = Dieser Zug ist zum Auswählen zu lang. Schreibe ihn hinter `{ COMMAND("move") }`.

picking-page = { $first } bis { $last } von { $of }
picking-paged = { $prompt } ({ $page })

picking-on = { $piece } { $square }
picking-moves = { $count ->
    [one] { $origin }: { $count } Zug
   *[other] { $origin }: { $count } Züge
}
picking-one-move-of = { $origin }: { $move }
picking-routes = { $count ->
    [one] { $count } Weg
   *[other] { $count } Wege
}
picking-ways-on = { $count ->
    [one] { $choice }: { $count } Möglichkeit
   *[other] { $choice }: { $count } Möglichkeiten
}

picking-asks = { $head }: { $question }
picking-where-to = wohin?
picking-how = wie?

picking-plays = { $move } spielen
picking-played-already = Du hast { $move } schon gespielt.
