# Les pauses convenues par toute une table.

pause-choose = Utilise `{ COMMAND("pause") } ask`, `accept`, `decline` ou `resume`.
pause-in-tournament = Un tournoi n'attend pas une partie : pas de pause possible.
pause-no-time-runs = Cette partie n'a pas de limite de temps : une pause est inutile.
pause-asked-already = Tu as déjà accepté une pause. Quelqu'un d'autre n'a pas encore répondu.
pause-not-asked = Personne n'a demandé de pause.
pause-paused-already = La partie est en pause. Pour la reprendre, utilise `{ COMMAND("pause") } resume`.
pause-you-asked = Tu as demandé une pause.
pause-you-agreed = Tu as accepté la pause.
pause-you-paused = La partie est en pause.
pause-you-declined = Tu as refusé la pause.
pause-you-are-willing = Tu as accepté de reprendre. La partie continue quand les autres acceptent aussi.

pause-asks = { CAPITAL(FORM($player, "les")) } demandent une pause. { $asked } : accepter la pause ?
pause-agrees = { CAPITAL(FORM($player, "les")) } acceptent la pause. { $asked } : accepter la pause ?
pause-is-open = Toujours en attente : { FORM($player, "les") } demandent une pause. Réponse attendue : { $asked }.
pause-declines = { CAPITAL(FORM($player, "les")) } refusent la pause. La partie continue.

pause-paused-alone = La partie { $game } est en pause. Le temps est arrêté, et une autre partie peut commencer ici. Tu peux la reprendre à tout moment.
pause-paused-by-agreement = La partie { $game } est en pause. Le temps est arrêté, et une autre partie peut commencer ici. { CAPITAL(FORM($player, "les")) } peuvent la reprendre à tout moment, { FORM($others, "les") } quand tout le monde est d'accord ou après 7 jours.
pause-paused-for-all = La partie { $game } est en pause. Le temps est arrêté, et une autre partie peut commencer ici. Elle peut être reprise quand tous sont d'accord. Après 7 jours, n'importe qui d'entre eux peut la reprendre.
pause-wants-to-resume = { CAPITAL(FORM($player, "les")) } veulent reprendre la partie { $game }. { $asked } : `{ COMMAND("pause") } resume` ?

pause-cut-off = La partie est en pause : { $players } hors d'atteinte pour le moment. Personne n'y perd rien.
pause-waits = La partie est en pause. Tu as accepté de reprendre. Réponse attendue : { $players }.
pause-resume-asks = La partie est en pause d'un commun accord. `{ COMMAND("pause") } resume` propose de reprendre : { $players }.
