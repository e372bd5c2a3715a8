# Les tournois : annoncés, rejoints, joués, terminés. Le classement est dans standings.ftl.

tournament-managers-only = Seuls les gérants de ce salon peuvent faire cela d'un tournoi.
tournament-choose = Utilise `{ COMMAND("tournament") }` avec join, leave, standings, create, start ou end.
tournament-for-create-alone = Seul `{ COMMAND("tournament") } create` prend un format, un jeu et ainsi de suite. `{ COMMAND("tournament") }` seul montre le classement ; join, leave, start et end ne prennent rien d'autre.
tournament-not-in-a-thread = Un fil n'a qu'une partie. Crée le tournoi dans le salon dont il dépend.
tournament-one-at-a-time = Ce salon a déjà un tournoi. `{ COMMAND("tournament") } end` le termine.
tournament-which-format = Quel format ? `arena`, `swiss`, `knockout` ou `league`.
tournament-which-ties = Qui passe après une nulle ? `rematch`, `seed` ou `second`.
tournament-how-many-rounds = Un tournoi a de 1 à 30 rondes.
tournament-how-long = La durée va de `5m` à `30d`, par exemple `45m` ou `2h`.
tournament-how-long-first = Le temps pour le premier coup va de `1m` à `14d`, par exemple `10m`.
tournament-needs-a-time = Les parties de tournoi sont en temps limité : une pendule comme `10+5`, ou `1d` par coup.
tournament-too-slow = Dans un tournoi sans tours, l'unité de temps est inférieure à une heure.
tournament-created = Tournoi créé.
tournament-started = Le tournoi commence.
tournament-ended = Tournoi terminé.
tournament-started-already = Le tournoi a déjà commencé.
tournament-over-already = Ce tournoi est terminé.
tournament-in-its-room = Fais cela dans le salon du tournoi.
tournament-you-take-part = Tu participes. `{ COMMAND("tournament") } leave` te retire.
tournament-you-do-not-take-part = Tu ne participes pas à ce tournoi. `{ COMMAND("tournament") } join` t'y inscrit.
tournament-nothing-to-claim = Il n'y a rien à réclamer : en tournoi, qui dépasse son temps perd.
tournament-full = Le tournoi est complet.
tournament-called-off = Le tournoi est annulé.
tournament-room-is-taken = Les parties du tournoi se jouent ici l'une après l'autre. Joue la tienne dans un autre salon.
tournament-no-hints = Il n'y a pas d'indices dans les parties de tournoi.
tournament-no-computers = L'ordinateur ne prend pas de place dans les parties de tournoi.
tournament-no-rematch = Pas de revanche pour les parties d'un tournoi tant qu'il dure.
tournament-goes-on-alone = Le tournoi est terminé. Cette partie continue comme une partie ordinaire.
tournament-none-here = Il n'y a pas de tournoi ici.
tournament-none-here-yet = Il n'y a pas de tournoi ici. `{ COMMAND("tournament") } create` en annonce un.
tournament-league-is-for-three = Une ligue est faite pour les jeux à trois, et celui-ci se joue à deux : { $game }. Utilise `swiss`, `arena` ou `knockout`.
tournament-three-need-a-league = Ce jeu se joue à trois : { $game }. Utilise `league`.
tournament-too-few = Il faut au moins { $least ->
        [one] { $least } joueur
       *[other] { $least } joueurs
    } (pour l'instant { $players }).

## Un tournoi ouvert aux inscriptions.

tournament-announced = **{ $format }** : { $what }.
tournament-rated = compte pour le classement
tournament-rounds =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
tournament-ties-rematch = Une nulle est rejouée. Après deux autres nulles, le meilleur rang initial se qualifie.
tournament-ties-seed = Après une nulle, le meilleur rang initial se qualifie.
tournament-ties-second = Après une nulle, le camp qui a joué en deuxième se qualifie.
tournament-late-first-move = Tu as { $within } pour ton premier coup. Manque deux parties de suite, et le tournoi est fini pour toi.
tournament-late-idle = Si tu ne fais rien pendant { $within }, tu perds. Manque deux parties de suite, et le tournoi est fini pour toi.
tournament-how-to-join = Choisis **Participer** pour jouer. Un gérant lance le tournoi avec `{ COMMAND("tournament") } start`.

## Il commence.

tournament-starts = **{ $begun }** : { $players }, { $lasts }.
tournament-begun-arena = L'arène a commencé
tournament-begun-swiss = Le tournoi suisse a commencé
tournament-begun-knockout = Le tournoi à élimination directe a commencé
tournament-begun-league = La ligue a commencé
tournament-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
tournament-fewer-rounds = { $asked } rondes étaient demandées, mais après { $rounds } tout le monde aura joué contre tout le monde.

## S'inscrire et se retirer.

tournament-too-late-knockout = Le tournoi à élimination directe a commencé : les inscriptions sont closes.
tournament-too-late-arena = Le temps de l'arène est écoulé : les inscriptions sont closes.
tournament-too-late-rounds = La dernière ronde est en cours : les inscriptions sont closes.
tournament-you-are-in =
    { $count ->
        [one] Tu participes ({ $count } joueur pour l'instant).
       *[other] Tu participes ({ $count } joueurs pour l'instant).
    }
tournament-you-are-in-later = Tu participes, dès le prochain appariement.
tournament-you-have-withdrawn = Tu ne participes plus.
tournament-you-have-withdrawn-playing = Tu ne participes plus. Ta partie n'est pas finie ; abandonne-la si tu ne peux pas jouer.
tournament-nobody-yet = Personne ne s'est encore inscrit.
tournament-takes-part =
    { $count ->
        [one] **{ $count } joueur** pour l'instant : { $names }.
       *[other] **{ $count } joueurs** pour l'instant : { $names }.
    }
tournament-more = { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }

## Qui joue contre qui.

tournament-your-game = Ta partie est { $game }.
tournament-playing = En cours : { $boards }.
tournament-next = À suivre : { $boards }.
tournament-more-boards = { $count ->
        [one] Et { $count } autre.
       *[other] Et { $count } autres.
    }
tournament-round = **Ronde { $round } sur { $rounds }**
tournament-round-again = **Ronde { $round } sur { $rounds }** : les parties nulles sont rejouées
tournament-bye-through = { $who } n'a pas d'adversaire et se qualifie.
tournament-bye-point = { $who } n'a pas d'adversaire et reçoit un point.
tournament-and-more = { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
tournament-in-this-order = Les parties se jouent ici l'une après l'autre, dans cet ordre.

## Décisions sans partie gagnée.

tournament-through-by-seed = { $through } se qualifie grâce à son rang initial, après une nulle avec { $other }.
tournament-through-by-moving-second = { $through } se qualifie pour avoir joué en deuxième, après une nulle avec { $other }.
tournament-withdrawn =
    { $count ->
        [one] { $names } a quitté le tournoi.
       *[other] { $names } ont quitté le tournoi.
    }
tournament-withdrawn-nobody-through =
    { $count ->
        [one] { $names } a quitté le tournoi : personne ne se qualifie.
       *[other] { $names } ont quitté le tournoi : personne ne se qualifie.
    }
tournament-withdrawn-nobody-scores =
    { $count ->
        [one] { $names } a quitté le tournoi : personne ne reçoit le point.
       *[other] { $names } ont quitté le tournoi : personne ne reçoit le point.
    }
tournament-go-through =
    { $count ->
        [one] { $names } se qualifie.
       *[other] { $names } se qualifient.
    }
tournament-gets-the-point = { $who } reçoit le point.
tournament-gets-points = { $who } reçoit { $points }.
tournament-get-points-each = { $names } reçoivent chacun { $points }.

## La fin.

tournament-games-go-on =
    { $count ->
        [one] { $games } continue, mais ne compte plus pour le tournoi.
       *[other] { $games } continuent, mais ne comptent plus pour le tournoi.
    }
tournament-over-undecided = **Le tournoi est terminé.** Aucune partie n'a été finie.
tournament-over-nobody = **Le tournoi est terminé.** Tout le monde s'est retiré, personne ne gagne.
tournament-over-won = **Le tournoi est terminé. { $winner } gagne !**
tournament-over-shared = **Le tournoi est terminé.** { $names } partagent la première place.
tournament-ends-early-few = Il s'arrête après la ronde { $round } sur { $rounds } : il reste trop peu de joueurs.
tournament-ends-early-all-played = Il s'arrête après la ronde { $round } sur { $rounds } : tous ceux qui restent ont joué les uns contre les autres.

## Quelqu'un n'a pas joué à temps.

tournament-nobody-moved = Personne n'a joué à temps : personne ne reçoit le point.
tournament-late-no-winner = { CAPITAL(FORM($player, "les")) } ont dépassé leur temps, mais personne ne peut plus gagner.
tournament-late-first = { CAPITAL(FORM($player, "les")) } n'ont pas joué leur premier coup à temps et perdent.
tournament-late = { CAPITAL(FORM($player, "les")) } ont dépassé leur temps et perdent.
