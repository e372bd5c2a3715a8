# Dans une partie, à part les coups : nulles, secours, reprises, réclamations, et questions avant un acte grave.

offers-more = Plus
offers-nothing-more = Tu ne peux rien faire d'autre en ce moment.
offers-choose-lifeline = Utilise `{ COMMAND("lifeline") } pass`, `reflect`, `stop` ou `none`.
offers-choose-draw = Utilise `{ COMMAND("draw") } offer`, `accept`, `decline` ou `claim`.
offers-choose-takeback = Utilise `{ COMMAND("takeback") } ask`, `accept` ou `decline`.
offers-choose-claim = Utilise `{ COMMAND("claim") } win`, `{ COMMAND("claim") } draw`, `{ COMMAND("claim") } wait`, `{ COMMAND("claim") } computer` ou, dans une partie à trois, `{ COMMAND("claim") } retire`.
offers-crossed = Une offre plus récente est arrivée. Réponds à celle-là.

offers-expired = Cette question a expiré. Repose-la si tu le veux encore.
offers-not-asked = Cette question ne t'a pas été posée.
offers-resume-first = Cette partie est archivée. Choisis d'abord **Reprendre la partie** ou joue un coup.
offers-nothing-to-take-back = Tu n'as pas de coup à reprendre.
offers-computer-declines = Désolé, l'ordinateur n'accepte pas de reprises dans les parties classées. Dans les parties amicales, toujours.
offers-no-takeback = Personne n'a demandé de reprise. Une demande expire au coup suivant.
offers-agreed-already = Tu as déjà accepté. Quelqu'un d'autre n'a pas encore répondu.
offers-draw-is-for-all = À trois, une nulle demande l'accord de tous : `{ COMMAND("draw") } offer`. Qui ne répond pas dans le temps d'un coup est réputé d'accord.
offers-no-limit = Cette partie n'a pas de limite de temps : il n'y a rien à réclamer.
offers-no-win-on-time = Avec ce qui te reste, tu ne peux plus mater : pas de gain au temps. `{ COMMAND("claim") } draw` termine la partie.
offers-your-own-time = C'est ton propre temps qui court.
offers-not-paused = La partie n'est pas en pause.
offers-resumed = La partie continue.
offers-takeback-requested = Reprise demandée.

offers-answer-theirs-first = { CAPITAL(FORM($player, "les")) } ont demandé une reprise. Réponds d'abord : `{ COMMAND("takeback accept") }` ou `{ COMMAND("takeback decline") }`.
offers-takeback-asked-already = Tu as déjà demandé une reprise. Réponse attendue : { $players }.
offers-no-move = Ce n'est pas un coup. Utilise `{ $command }`.

offers-resign-question = Abandonner cette partie ?
offers-yes-resign = Oui, abandonner
offers-defeat-question = Accepter la défaite ? La partie se termine, et ton adversaire marque comme pour un échec et mat.
offers-defeat-in-chess-question = Accepter la défaite dans la partie d'échecs ? Ton adversaire marque pour cela.
offers-yes-defeat = Oui, accepter la défaite

offers-asks-to-take-back = { CAPITAL(FORM($player, "les")) } demandent à reprendre { $undone }. { $asked } : accepter ou refuser ?
offers-last-moves = les { $number } derniers coups ({ $moves })
offers-undone-pacts = les offres de pacte faites depuis
offers-undone-billi = LET'S BILLI
offers-undone-defeat = ACCEPT DEFEAT
offers-undone-lifeline = le secours
offers-undone-denial = le veto
offers-undone-answer = la réponse à cela
offers-undone-resignation = un abandon
offers-undone-move = un coup

offers-allows-takeback-others-open = { CAPITAL(FORM($player, "les")) } acceptent la reprise. Réponse attendue : { $others }.
offers-allows-takeback = { CAPITAL(FORM($player, "les")) } acceptent la reprise. { $asked }
offers-declines-takeback = { CAPITAL(FORM($player, "les")) } refusent la reprise.
offers-you-allowed = Tu as accepté la reprise.
offers-you-declined = Tu as refusé la reprise.

offers-time-runs = Il n'y a encore rien à réclamer. Le temps s'écoule { $until }.
offers-time-of-player-runs = Il n'y a encore rien à réclamer. Le temps { FORM($player, "des") } s'écoule { $until }.
offers-takeback-is-open = Toujours en attente : { FORM($player, "les") } demandent une reprise. Réponse attendue : { $asked }.
offers-no-time-left-by-takeback = Une reprise enlève aussi le temps ajouté pour le coup, et il n'en resterait plus { FORM($player, "aux") }.

offers-plays-on-without = { CAPITAL(FORM($late, "les")) } ont dépassé leur temps. { CAPITAL(FORM($player, "les")) } continuent sans eux.
offers-claims-win = { CAPITAL(FORM($late, "les")) } ont dépassé leur temps. { CAPITAL(FORM($player, "les")) } réclament le gain.
offers-claims-draw = { CAPITAL(FORM($late, "les")) } ont dépassé leur temps. { CAPITAL(FORM($player, "les")) } réclament la nulle.
offers-gives-time = { CAPITAL(FORM($late, "les")) } ont dépassé leur temps. { CAPITAL(FORM($player, "les")) } leur redonnent le même temps.
offers-they-are-out = La partie continue sans cette personne.
offers-you-claimed-win = Tu as réclamé le gain.
offers-you-claimed-draw = Tu as réclamé la nulle.
offers-they-get-time = Cette personne a de nouveau le même temps.
