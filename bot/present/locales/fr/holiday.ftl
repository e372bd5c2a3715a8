# Les congés. $until est un jour.

holiday-choose = Dis combien de jours, de 1 à 30 : `{ COMMAND("holiday") } 7`. `{ COMMAND("holiday") } off` met fin à un congé.
holiday-not-away = Tu n'es pas en congé ici. `{ COMMAND("holiday") } 7` commence un congé de 7 jours.
holiday-too-long =
    { $left ->
        [one] Il te reste { $left } jour ici cette année.
       *[other] Il te reste { $left } jours ici cette année.
    }
holiday-is-on =
    Tu es en congé ici jusqu'au { $until }. { $left ->
        [one] Il te reste { $left } jour cette année.
       *[other] Il te reste { $left } jours cette année.
    } `{ COMMAND("holiday") } off` y met fin.
holiday-is-off =
    Tu n'es pas en congé ici. { $left ->
        [one] Il te reste { $left } jour cette année.
       *[other] Il te reste { $left } jours cette année.
    } `{ COMMAND("holiday") } 7` commence un congé de 7 jours.
holiday-begins =
    Tu es en congé ici jusqu'au { $until }. Ton temps s'arrête ici dans les parties par correspondance, mais pas en tournoi. Tu peux toujours jouer. { $left ->
        [one] Il te reste { $left } jour cette année.
       *[other] Il te reste { $left } jours cette année.
    }
holiday-begins-late =
    Tu es en congé ici jusqu'au { $until }. Ton temps s'arrête ici dans les parties par correspondance, mais pas en tournoi. Il était déjà écoulé dans { $games } : le congé n'y change rien. Tu peux toujours jouer. { $left ->
        [one] Il te reste { $left } jour cette année.
       *[other] Il te reste { $left } jours cette année.
    }
holiday-ends =
    Ton congé est fini, et ton temps repart. { $left ->
        [one] Il te reste { $left } jour cette année.
       *[other] Il te reste { $left } jours cette année.
    }

## Ce qu'apprend le salon d'une partie.

holiday-player-away = { CAPITAL(FORM($player, "les")) } sont en congé jusqu'au { $until }. Leur temps dans la partie { $game } s'arrête jusque-là.
holiday-player-away-late = { CAPITAL(FORM($player, "les")) } sont en congé jusqu'au { $until }. Leur temps dans la partie { $game } était déjà écoulé : le congé n'y change rien.
holiday-player-back = { CAPITAL(FORM($player, "les")) } sont de retour de congé. Leur temps dans la partie { $game } repart.
holiday-player-back-late = { CAPITAL(FORM($player, "les")) } sont de retour de congé.
