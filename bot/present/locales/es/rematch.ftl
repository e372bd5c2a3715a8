rematch-offered = Revancha ofrecida. `{ COMMAND("cancel") }` la retira.
rematch-offered-already = Ya quieres una revancha. `{ COMMAND("cancel") }` la retira.
rematch-you-accepted = Aceptada. La partida empieza cuando hayan aceptado todos.
rematch-another-game = Desde entonces se ha jugado aquí otra partida. `{ COMMAND("challenge") }` empieza una nueva.

rematch-game-is-on = La partida { $game } todavía no ha terminado.
rematch-player-is-gone = Quien llevaba { FORM($side, "las") } ha borrado sus datos, así que no hay revancha. `{ COMMAND("challenge") }` empieza una partida nueva.
rematch-player-is-blocked = { $player } está en la lista de bloqueo de aquí, así que no hay revancha.
rematch-player-is-out-of-reach = Desde esta sala ya no se puede contactar con { $player }, así que no hay revancha.

rematch-offers-casual = **{ $player }** ofrece la revancha de { $game }: { $table }, { $time }, { $seats }. { $asked }: ¿aceptar o rechazar? Caduca { $until }.
rematch-offers-rated = **{ $player }** ofrece la revancha de { $game }: { $table }, { $time }, por puntos, { $seats }. { $asked }: ¿aceptar o rechazar? Caduca { $until }.
rematch-plays = { $player } lleva { FORM($side, "las") }
rematch-accepts-it = { $player } acepta la revancha. Falta la respuesta de { $asked }.
rematch-no-longer-accepts = { $player } ya no acepta la revancha. Falta la respuesta de { $asked }.
rematch-declines-it = { $player } rechaza la revancha.
rematch-withdraws-it = { $player } retira la oferta de revancha.
rematch-has-expired = La oferta de revancha de { $player } ha caducado.
