# Ce qui est dit d'une partie qui commence, manque de temps, se repose et reprend.

lifecycle-as-a-guest = *Je ne suis pas membre ici : je ne peux écrire que quand quelqu'un joue ou presse un bouton. `{ COMMAND("board") }` t'apporte l'échiquier le plus récent.*

lifecycle-table = **Partie { $game }** : { $terms }.
lifecycle-table-in-round = **Partie { $game }, ronde { $round }** : { $terms }.
lifecycle-table-in-arena = **Partie { $game }, arène** : { $terms }.

lifecycle-you-play = Tu joues avec { FORM($side, "les") }.
lifecycle-you-play-with-beam = Tu joues avec { FORM($side, "les") }. Dirige ton rayon dans { $heels }. Ton propre talon est en { $square }.
lifecycle-heel-of = le talon { FORM($side, "m") } en { $square }

lifecycle-watched = Suivre dans un navigateur : { $link }
lifecycle-seen-again = La revoir coup par coup : { $link }

lifecycle-reminder = Partie { $game } : temps restant { $time }. { $turn }
lifecycle-clock-mended = Partie { $game } : l'horloge du bot était fausse et marche de nouveau. La partie continue. { $turn }
lifecycle-clock-mended-left = Partie { $game } : l'horloge du bot était fausse et marche de nouveau. La partie continue. Temps restant : { $time }. { $turn }
lifecycle-put-off = Partie { $game } : le bot a été absent pendant { $away }. Ce temps ne compte pas. Temps restant : { $time }. { $turn }

lifecycle-overdue-alone = Partie { $game } : { FORM($late, "les") } ont dépassé leur temps. L'ordinateur ne réclame pas le gain, tu peux donc encore jouer.
lifecycle-overdue = Partie { $game } : { FORM($late, "les") } ont dépassé leur temps. { CAPITAL(FORM($others, "les")) } peuvent choisir `{ COMMAND("claim") } win`, `{ COMMAND("claim") } draw` ou `{ COMMAND("claim") } wait`, ou laisser l'ordinateur continuer (`{ COMMAND("claim") } computer`). D'ici là, le coup peut encore être joué.
lifecycle-overdue-drawn = Partie { $game } : { FORM($late, "les") } ont dépassé leur temps. { CAPITAL(FORM($others, "les")) } peuvent choisir `{ COMMAND("claim") } draw` ou `{ COMMAND("claim") } wait`, ou laisser l'ordinateur continuer (`{ COMMAND("claim") } computer`). D'ici là, le coup peut encore être joué.
lifecycle-overdue-of-three = Partie { $game } : { FORM($late, "les") } ont dépassé leur temps. { CAPITAL(FORM($others, "les")) } peuvent continuer sans eux (`{ COMMAND("claim") } retire`), laisser l'ordinateur continuer (`{ COMMAND("claim") } computer`) ou `{ COMMAND("claim") } wait`. D'ici là, le coup peut encore être joué.
lifecycle-assents = Partie { $game } : { FORM($absent, "les") } n'ont pas répondu à temps à la proposition de nulle. Cela vaut accord.

lifecycle-abandoned = Partie { $game } : pas de coup depuis 14 jours. Continuer ? Sinon, elle sera archivée { $until }.
lifecycle-archived = La partie { $game } est archivée : une autre peut commencer ici. Qui y joue peut la reprendre avec **Reprendre la partie** ou un coup, tant que ce salon est libre.
lifecycle-goes-on = La partie { $game } continue.
lifecycle-resumed = { CAPITAL(FORM($who, "les")) } reprennent la partie { $game }.
lifecycle-back = Le bot est de retour. La partie { $game } continue. { $turn }
lifecycle-unread = J'ai été hors ligne un moment et n'ai rien lu de ce qui a été écrit ici. Écris-le de nouveau. Partie { $game } : { $turn }
lifecycle-moved-here = La partie { $game } continue ici. { $turn }

lifecycle-you-played = Tu as joué { $san }.
lifecycle-you-offered-draw = Nulle proposée.
lifecycle-you-accepted-draw = Tu as accepté la nulle.
lifecycle-you-declined-draw = Tu as refusé la nulle.
lifecycle-you-claimed-draw = Tu as réclamé la nulle.
lifecycle-you-resigned = Tu as abandonné.
lifecycle-you-said-billi = Tu as dit LET'S BILLI.
lifecycle-you-accepted-defeat = Tu as accepté la défaite dans la partie d'échecs.
lifecycle-you-passed = Tu as passé.
lifecycle-you-denied = Tu as mis ton veto au coup.
lifecycle-you-allowed = Tu as accepté le coup.
lifecycle-your-lifeline-pass = Ton secours : laisser passer.
lifecycle-your-lifeline-reflect = Ton secours : dévier.
lifecycle-your-lifeline-stop = Ton secours : arrêter.
lifecycle-your-lifeline-none = Ton secours : aucun.
