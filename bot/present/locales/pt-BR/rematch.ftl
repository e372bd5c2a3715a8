# Revanches: o que se diz à sala, e a quem oferece, aceita, recusa ou retira uma. Quem joga vem só com o nome.

rematch-offered = Revanche oferecida. `{ COMMAND("cancel") }` a retira.
rematch-offered-already = Você já quer uma revanche. `{ COMMAND("cancel") }` a retira.
rematch-you-accepted = Aceita. A partida começa quando todos tiverem aceitado.
rematch-another-game = Desde então outra partida foi jogada aqui. `{ COMMAND("challenge") }` começa uma nova.

rematch-game-is-on = A partida { $game } ainda não acabou.
rematch-player-is-gone = Quem jogou com { FORM($side, "o") } apagou seus dados, então não há revanche. `{ COMMAND("challenge") }` começa uma nova partida.
rematch-player-is-blocked = { $player } está na lista de bloqueios daqui, então não há revanche.
rematch-player-is-out-of-reach = Não se alcança mais { $player } a partir desta sala, então não há revanche.

rematch-offers-casual = **{ $player }** oferece uma revanche de { $game }: { $table }, { $time }, { $seats }. { $asked }: aceitar ou recusar? Expira { $until }.
rematch-offers-rated = **{ $player }** oferece uma revanche de { $game }: { $table }, { $time }, valendo rating, { $seats }. { $asked }: aceitar ou recusar? Expira { $until }.
rematch-plays = { $player } com { FORM($side, "o") }
rematch-accepts-it = { $player } aceita a revanche. Aguardando { $asked }.
rematch-no-longer-accepts = { $player } não aceita mais a revanche. Aguardando { $asked }.
rematch-declines-it = { $player } recusa a revanche.
rematch-withdraws-it = { $player } retira a oferta de revanche.
rematch-has-expired = A oferta de revanche de { $player } expirou.
