# Mosse scelte dai menu, passo per passo. Una riga di menu ha al massimo 100 caratteri.

picking-which-move = Quale mossa?
picking-which-piece = Quale pezzo?
picking-changed = La posizione è cambiata.
picking-drop = Mettere un buco
picking-no-more = nessun altro passo
picking-first = Scegli una mossa. Prima puoi vederne l'anteprima.
picking-at-once = Scegli una mossa. Viene giocata subito.
picking-more = Altro …
picking-no-such-step = Quel menu è scaduto. `{ COMMAND("move") }` ne apre uno nuovo.
picking-type-it = Questa mossa è troppo lunga per sceglierla qui. Scrivila dopo `{ COMMAND("move") }`.

picking-page = da { $first } a { $last } di { $of }
picking-paged = { $prompt } ({ $page })

picking-on = { CAPITAL($piece) } { $square }
picking-moves = { $count ->
    [one] { $origin }: { $count } mossa
   *[other] { $origin }: { $count } mosse
}
picking-one-move-of = { $origin }: { $move }
picking-routes = { $count ->
    [one] { $count } percorso
   *[other] { $count } percorsi
}
picking-ways-on = { $count ->
    [one] { $choice }: { $count } modo
   *[other] { $choice }: { $count } modi
}

picking-asks = { $head }: { $question }
picking-where-to = dove?
picking-how = come?

picking-plays = Gioca { $move }
picking-played-already = Hai già giocato { $move }.
