# L'analyse des parties finies par l'ordinateur, et ses indices.

study-busy = L'ordinateur est occupé. Redemande dans un instant.
study-not-over = Une partie peut être analysée quand elle est finie. Pendant la partie, `{ COMMAND("hint") }` t'aide quand c'est à toi de jouer.
study-not-over-nor-helped = Une partie peut être analysée quand elle est finie.
study-not-in-rated = Les indices sont pour les parties amicales. Quand cette partie classée sera finie, `{ COMMAND("analyse") }` montrera ce qui était meilleur.
study-no-finished = Aucune partie n'a fini dans ce salon. Pour une partie d'ailleurs, utilise son code : `{ COMMAND("analyse") } G7`.
study-nothing-played = Cette partie n'a pas de coups.
study-own-position = C'est trop proche de ta partie `{ $id }`, où l'ordinateur n'aide personne. Quand elle sera finie, `{ COMMAND("analyse") }` montrera ce qui était meilleur.
study-analysing = Analyse de `{ $id }`… quelques secondes.
study-still-analysing = Analyse de `{ $id }` toujours en cours… quelques secondes.
study-unfinished = L'analyse de `{ $id }` a échoué. `{ COMMAND("analyse") } { $id }` réessaie.

study-no-hint = L'ordinateur n'a rien trouvé à temps. Redemande dans un instant.
study-moved-on = La position a changé : l'indice est périmé.
study-none-ready = Aucune de tes pièces n'est encore prête. `{ COMMAND("ready") }` montre quand.
study-not-your-turn = Ce n'est pas à toi : c'est { FORM($player, "aux") } de jouer. Tu pourras avoir un indice à ton tour.
study-nobodys-turn = Ce n'est pas à toi : le trait n'est à personne. Tu pourras avoir un indice à ton tour.
study-would-play = L'ordinateur jouerait **{ $move }**.
study-would-wait = L'ordinateur attendrait.
study-would-pass = L'ordinateur passerait.
study-would-deny = L'ordinateur mettrait son **veto** au dernier coup.
study-would-allow = L'ordinateur **accepterait** le coup.
study-would-use-no-lifeline = L'ordinateur n'utiliserait **aucun secours**.
study-would-let-pass = L'ordinateur **laisserait passer** le rayon.
study-would-reflect = L'ordinateur **dévierait** le rayon.
study-would-stop = L'ordinateur **arrêterait** le rayon.
study-would-accept-draw = L'ordinateur **accepterait** la nulle.
study-would-decline-draw = L'ordinateur **refuserait** la nulle.
study-would-claim-draw = L'ordinateur **réclamerait** la nulle.
study-would-say-billi = L'ordinateur dirait **LET'S BILLI**.
study-would-accept-defeat = L'ordinateur **accepterait la défaite** dans la partie d'échecs.
study-would-do = L'ordinateur ferait **{ $action }**.
study-hint-is-yours = Personne d'autre ne voit ceci, mais l'enregistrement de la partie montre que tu as eu un indice.

study-analysis = **Analyse de `{ $id }`**, { $game } : { $players }.
study-ended = { CAPITAL($end) }.
study-accuracy = **Précision :** { $sides }.
study-accuracy-of = { $side } { $percent } %
study-no-big-mistakes = Pas de grosse erreur.
study-biggest-mistakes = **Plus grosses erreurs :**
study-move-of-side = { $move } ({ $side })
study-cost-the-game = { $move } a perdu la partie.
study-cost-a-won-game = { $move } a gâché une partie gagnée.
study-cost-pawns = { $move } a perdu { $pawns }.
study-pawns = { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
study-pawns-and-tenths = { $whole ->
        [one] { $whole },{ $tenths } pion
       *[other] { $whole },{ $tenths } pions
    }
study-better = Mieux : { $moves }.
study-waiting = attendre
study-passing = passer
study-missed-lasermates = **Laser-mats manqués :** { $moves }.
study-missed-lasermates-and-more = **Laser-mats manqués :** { $moves } ; et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }.
study-missed-lasermate = { $missed } au lieu de { $move }
study-look = Choisis une erreur pour voir ce qui était meilleur.

study-star = laser-mat manqué
study-side-and-player = { $side } : { $player }

study-course = { $count ->
        [one] Cours de la partie : { $game }, { $count } action.
       *[other] Cours de la partie : { $game }, { $count } actions.
    }
study-course-of-side = { $side } : { $start } au début, { $end } à la fin.
study-course-of-side-and-best = { $side } : { $start } au début, au mieux { $best } après { $move }, { $end } à la fin.
study-won = partie gagnée
study-lost = partie perdue
study-winning = position gagnante
study-losing = position perdante
study-level = égalité
study-ahead = { $pawns } d'avance
study-behind = { $pawns } de retard
study-course-accuracy = Précision : { $sides }.
study-number-cost-the-game = Numéro { $number } : { $move }, a perdu la partie.
study-number-cost-a-won-game = Numéro { $number } : { $move }, a gâché une partie gagnée.
study-number-cost-pawns = Numéro { $number } : { $move }, a perdu { $pawns }.
study-stars = Étoiles, laser-mats manqués : { $moves }.
