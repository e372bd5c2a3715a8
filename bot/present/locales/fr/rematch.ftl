# Les revanches.

rematch-offered = Revanche proposée. `{ COMMAND("cancel") }` la retire.
rematch-offered-already = Tu veux déjà une revanche. `{ COMMAND("cancel") }` la retire.
rematch-you-accepted = Accepté. La partie commence quand tout le monde a accepté.
rematch-another-game = Une autre partie a été jouée ici depuis. `{ COMMAND("challenge") }` en commence une nouvelle.

rematch-game-is-on = La partie { $game } n'est pas encore finie.
rematch-player-is-gone = Qui jouait avec { FORM($side, "les") } a effacé ses données : pas de revanche. `{ COMMAND("challenge") }` commence une nouvelle partie.
rematch-player-is-blocked = { $player } ne peut pas jouer ici (blocage) : pas de revanche.
rematch-player-is-out-of-reach = De ce salon, { $player } est hors d'atteinte : pas de revanche.

rematch-offers-casual = **{ $player }** propose une revanche de { $game } : { $table }, { $time }, { $seats }. { $asked } : accepter ou refuser ? Expire { $until }.
rematch-offers-rated = **{ $player }** propose une revanche de { $game } : { $table }, { $time }, compte pour le classement, { $seats }. { $asked } : accepter ou refuser ? Expire { $until }.
rematch-plays = { $player } avec { FORM($side, "les") }
rematch-accepts-it = { $player } accepte la revanche. Réponse attendue : { $asked }.
rematch-no-longer-accepts = { $player } n'accepte plus la revanche. Réponse attendue : { $asked }.
rematch-declines-it = { $player } refuse la revanche.
rematch-withdraws-it = { $player } retire sa proposition de revanche.
rematch-has-expired = La proposition de revanche de { $player } a expiré.
