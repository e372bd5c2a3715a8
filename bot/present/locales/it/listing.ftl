# Elenchi: le mosse di una partita, le partite di un server.

listing-denies = veto { FORM($side, "di") }
listing-deed = { $side }: { $deed }
listing-resign = abbandono
listing-draw-offer = patta proposta
listing-draw-accept = patta accettata
listing-draw-decline = patta rifiutata
listing-draw-claim = patta reclamata
listing-billi = LET'S BILLI
listing-accept-defeat = sconfitta a scacchi accettata
listing-allow = mossa consentita
listing-lifeline = salvagente { $which }
listing-pending = { $step } (in attesa)
listing-cancelled = ~~{ $step }~~ (annullata)
listing-lasermate = LASERMATE { $side } +{ $points }
listing-scored = { $side } +{ $points }
listing-out = { FORM($side, "il") } è fuori

listing-archived = archiviata
listing-in-progress = in corso
listing-turn = { $number }, { $turn }
listing-move-number = mossa { $number }
listing-round-number = giro { $number }
listing-billi-number = fase Billi, mossa { $number }
listing-here = qui
listing-in-a-room = in { $room }
listing-at-this-table = a questo tavolo

listing-no-games = Qui non ci sono partite. `{ COMMAND("challenge") }` ne comincia una.
listing-and-more =
    { $count ->
        [one] e un'altra.
       *[other] e altre { $count }.
    }
listing-to-follow = Per seguire qui una partita: `{ COMMAND("watch") }` e il suo codice.

listing-no-moves = Ancora nessuna mossa.
listing-hints = Suggerimenti del computer: { $hints }.
listing-hint-before = { $who } prima di { $san }
listing-hint-latest = { $who } nell'ultima posizione

listing-replay =
    { $count ->
        [one] { $head }; { $count } mossa, { $end }.
       *[other] { $head }; { $count } mosse, { $end }.
    }
listing-unfinished = non finita
