# Rivincite: alla stanza, e a chi ne offre, accetta, rifiuta o ritira una.

rematch-offered = Rivincita offerta. `{ COMMAND("cancel") }` la ritira.
rematch-offered-already = Vuoi già una rivincita. `{ COMMAND("cancel") }` la ritira.
rematch-you-accepted = Accettata. La partita comincia quando hanno accettato tutti.
rematch-another-game = Nel frattempo qui si è giocata un'altra partita. `{ COMMAND("challenge") }` ne comincia una nuova.

rematch-game-is-on = La partita { $game } non è ancora finita.
rematch-player-is-gone = { FORM($side, "Il") } ha cancellato i propri dati, quindi non c'è rivincita. `{ COMMAND("challenge") }` comincia una nuova partita.
rematch-player-is-blocked = { $player } qui non può giocare, quindi non c'è rivincita.
rematch-player-is-out-of-reach = Da questa stanza non si può più raggiungere { $player }, quindi non c'è rivincita.

rematch-offers-casual = **{ $player }** offre la rivincita di { $game }: { $table }, { $time }, { $seats }. { $asked }: accettare o rifiutare? Scade { $until }.
rematch-offers-rated = **{ $player }** offre la rivincita di { $game }: { $table }, { $time }, classificata, { $seats }. { $asked }: accettare o rifiutare? Scade { $until }.
rematch-plays = { $player } con { FORM($side, "il") }
rematch-accepts-it = { $player } accetta la rivincita. Si aspetta la risposta di: { $asked }.
rematch-no-longer-accepts = { $player } non accetta più la rivincita. Si aspetta la risposta di: { $asked }.
rematch-declines-it = { $player } rifiuta la rivincita.
rematch-withdraws-it = { $player } ritira l'offerta di rivincita.
rematch-has-expired = L'offerta di rivincita di { $player } è scaduta.
