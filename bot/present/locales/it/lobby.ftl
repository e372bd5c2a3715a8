# Tavoli per più di due, i cui posti si prendono uno alla volta.

lobby-you-sit = Hai già un posto. `{ COMMAND("cancel") }` lo lascia.
lobby-you-sat-down = Hai un posto. La partita comincia quando tutti i posti sono presi. `{ COMMAND("cancel") }` lo lascia.
lobby-you-got-up = Hai lasciato il posto.
lobby-your-table = Questo tavolo l'hai aperto tu. `{ COMMAND("cancel") }` lo chiude.
lobby-you-do-not-sit = In quella partita non hai un posto.

lobby-no-such-side = La tua parte può essere { $sides }.
lobby-taken = { FORM($side, "Il") } è già di { $by }. Lascia vuota la parte per averne una libera.

lobby-opens = **{ $who }** vuole giocare: { $terms }.
lobby-opens-for = **{ $who }** vuole giocare: { $terms }. Un posto è riservato a { $whom }: partecipi o rifiuti?
lobby-sits = { $who } prende un posto. { $table }
lobby-rises = { $who } lascia il tavolo. { $table }
lobby-declines = { $who } rifiuta. Ora il posto è aperto a tutti. { $table }

lobby-table = { $game }: { $seats }
lobby-seats =
    { $count ->
        [one] { $seated }, { $count } posto libero. Scade { $until }.
       *[other] { $seated }, { $count } posti liberi. Scade { $until }.
    }
lobby-random-side = parte a caso
