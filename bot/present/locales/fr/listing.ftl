# Les listes : coups d'une partie, parties d'un serveur.

listing-denies = veto { FORM($side, "des") }
listing-deed = { $side } : { $deed }
listing-resign = abandon
listing-draw-offer = nulle proposée
listing-draw-accept = nulle acceptée
listing-draw-decline = nulle refusée
listing-draw-claim = nulle réclamée
listing-billi = LET'S BILLI
listing-accept-defeat = défaite aux échecs acceptée
listing-allow = coup accepté
listing-lifeline = secours { $which }
listing-pending = { $step } (en attente)
listing-cancelled = ~~{ $step }~~ (annulé)
listing-lasermate = LASER-MAT { $side } +{ $points }
listing-scored = { $side } +{ $points }
listing-out = { $side } éliminés

listing-archived = archivée
listing-in-progress = en cours
listing-turn = { $number }, { $turn }
listing-move-number = coup { $number }
listing-round-number = tour { $number }
listing-billi-number = phase Billi, coup { $number }
listing-here = ici
listing-in-a-room = dans { $room }
listing-at-this-table = à cette table

listing-no-games = Pas de parties ici. `{ COMMAND("challenge") }` en commence une.
listing-and-more =
    { $count ->
        [one] et { $count } autre.
       *[other] et { $count } autres.
    }
listing-to-follow = Pour suivre une partie ici : `{ COMMAND("watch") }` et son code.

listing-no-moves = Pas encore de coups.
listing-hints = Indices de l'ordinateur : { $hints }.
listing-hint-before = { FORM($who, "les") } avant { $san }
listing-hint-latest = { FORM($who, "les") } dans la dernière position

listing-replay =
    { $count ->
        [one] { $head } ; { $count } coup, { $end }.
       *[other] { $head } ; { $count } coups, { $end }.
    }
listing-unfinished = pas finie
