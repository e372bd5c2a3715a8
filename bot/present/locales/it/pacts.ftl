# Patti: offerte, risposte, e che cosa ne è stato. I termini stanno in terms.ftl.

## Rifiuti.

pacts-not-here = I patti esistono solo nei giochi a tre: `{ COMMAND("challenge") } game:three-way`.
pacts-taken-back = Quell'offerta non c'è più, perché la mossa precedente è stata ritirata.
pacts-choose = Usa `{ COMMAND("pact") } offer`, `accept`, `refuse`, `counter`, `withdraw`, `denounce` o `list`.
pacts-long = È troppo lungo: un campo contiene al massimo 1000 caratteri.
pacts-no-move = Questa non è una mossa. Per i patti usa `{ COMMAND("pact") }`.

pacts-none-to-answer = Nessun patto aspetta la tua risposta.
pacts-none-to-withdraw = Non hai offerte da ritirare.
pacts-none-to-end = Non hai patti da chiudere.
pacts-which-one = Quale patto? Scrivi { $line }.
pacts-which = Quale patto? { $lines }. `{ COMMAND("pact") } list` li mostra tutti.

## Un'offerta, come la leggono tutti: un trattato con una riga per ogni termine.

pacts-treaty = **Patto { $number }**: { FORM($by, "il") } offre { FORM($to, "al") }, { $until }:
pacts-treaty-term = { $number }: { CAPITAL($term) }
pacts-open =
    { $moves ->
        [1] L'offerta vale finché { FORM($side, "il") } non muove.
        [2] L'offerta vale finché { FORM($side, "il") } non ha mosso due volte.
       *[other] L'offerta vale finché { FORM($side, "il") } non ha mosso { $moves } volte.
    }
pacts-both-must-accept = Devono accettare entrambi.

## Che cosa si è fatto di un'offerta o di un patto, come lo leggono tutti.

pacts-counters = { FORM($who, "Il") } fa una controfferta:
pacts-refuses = { FORM($who, "Il") } rifiuta il patto { $number }.
pacts-withdraws = { FORM($who, "Il") } ritira l'offerta del patto { $number }.
pacts-accepts = { FORM($who, "Il") } accetta il patto { $number }.
pacts-not-answered = Manca ancora la risposta { FORM($who, "di") }.
pacts-begins = **Il patto { $number } è in vigore**: { $terms }.
pacts-ends = { FORM($who, "Il") } chiude il patto { $number }.
pacts-ends-after-move = { FORM($who, "Il") } chiude il patto { $number }, che vale ancora fino a dopo la prossima mossa { FORM($side, "di") }.
pacts-ends-too = Anche { FORM($who, "il") } chiude il patto { $number }, che vale ancora fino a dopo la prossima mossa { FORM($sides, "di") }.

## Lo stesso, come risposta a chi l'ha fatto.

pacts-done-countered = Controfferta fatta.
pacts-done-offered = Patto offerto.
pacts-done-accepted = Patto accettato.
pacts-done-refused = Patto rifiutato.
pacts-done-withdrawn = Offerta ritirata.
pacts-done-ended = Hai chiuso il patto { $number }.

## Che cosa ha fatto una mossa ai patti.

pacts-broke = **{ FORM($side, "Il") } ha rotto il patto { $number }** ({ $promise }) { $breach }.
pacts-with-an-offer = con un'offerta al giro { $round } (semimossa { $ply })
pacts-by-declining = rifiutando la patta al giro { $round } (semimossa { $ply })
pacts-by-passing = passando al giro { $round } (semimossa { $ply })
pacts-with-a-move = con { $move }
pacts-kept-promise = { FORM($side, "Il") } ha mantenuto una promessa del patto { $number } ({ $promise }).
pacts-holds-for-draw = { FORM($side, "Il") } è fuori. Del patto { $number } vale ancora solo la patta quando restano in due.

pacts-offer-expired = L'offerta del patto { $number } è scaduta.
pacts-offer-void-over = L'offerta del patto { $number } è nulla: la partita è finita.
pacts-offer-void-out = L'offerta del patto { $number } è nulla: { FORM($side, "il") } è fuori.
pacts-offer-void = L'offerta del patto { $number } è nulla.

pacts-has-ended = Il patto { $number } è finito.
pacts-was-kept = Il patto { $number } è stato mantenuto fino alla fine.
pacts-is-fulfilled = Il patto { $number } è adempiuto.
pacts-has-ended-as-announced = Il patto { $number } è finito, come annunciato { FORM($side, "dal") }.
pacts-is-void-out = Il patto { $number } è nullo: { FORM($side, "il") } è fuori.
pacts-is-void = Il patto { $number } è nullo: il suo oggetto non c'è più.
pacts-has-expired = Il patto { $number } è scaduto.

pacts-waiting =
    { $count ->
        [one] { FORM($side, "Il") } deve ancora rispondere al patto { $pacts }.
       *[other] { FORM($side, "Il") } deve ancora rispondere ai patti { $pacts }.
    }

## L'elenco dei patti di una partita.

pacts-list = **Patti della partita { $game }**, giro { $round }
pacts-listed = **{ $number }** { $parties }, { $state }: { $terms }
pacts-listed-with-link = **{ $number }** { $parties }, { $state }: { $terms } ({ $link })
pacts-state-in-force = in vigore dal giro { $round } (semimossa { $ply })
pacts-state-ending = in vigore dal giro { $round } (semimossa { $ply }), chiuso { FORM($sides, "dal") }
pacts-state-offered = offerto { FORM($side, "dal") } al giro { $round } (semimossa { $ply }), manca la risposta { FORM($asked, "di") }
pacts-state-over = { $how } al giro { $round } (semimossa { $ply })
pacts-earlier = Altri patti precedenti nel verbale della partita: { $count }.
pacts-none = Ancora nessun patto. `{ COMMAND("pact") } offer` fa un'offerta.

## Un patto accanto alla scacchiera o in un menu; può aprire una riga con la maiuscola.

pacts-brief-in-force = in vigore dal giro { $round }
pacts-brief-ending = chiuso { FORM($sides, "dal") }
pacts-brief-offered = offerto { FORM($side, "dal") }, manca la risposta { FORM($asked, "di") }
pacts-brief-over = { $how } al giro { $round }
pacts-offered-to = offerto { FORM($side, "dal") } { FORM($to, "al") }

## Un avviso prima di una mossa, solo per chi la fa.

pacts-would-break = **Così verresti meno alla tua parola:** { $pacts }.
pacts-would-break-one = patto { $number } ({ $promise })
pacts-breaks = infrange la tua parola (patto { $number })

## Che cosa ne è stato di un patto o di un'offerta; segue «al giro 12».

pacts-over-broken-by = rotto { FORM($side, "dal") }
pacts-over-ended-by = chiuso { FORM($side, "dal") }
pacts-over-void-out = nullo, { FORM($side, "il") } è fuori
pacts-over-kept = mantenuto
pacts-over-fulfilled = adempiuto
pacts-over-expired = scaduto
pacts-over-void = nullo
pacts-over-broken = rotto
pacts-over-refused-by = rifiutato { FORM($side, "dal") }
pacts-over-countered-by = controfferta { FORM($side, "di") } con il patto { $number }
pacts-over-withdrawn = ritirato
pacts-over-not-answered = senza risposta in tempo
