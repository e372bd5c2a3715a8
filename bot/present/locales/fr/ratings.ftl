# Classements : comment ils changent, qui mène, et pourquoi une partie ne compte pas.

ratings-list-or-hide = Utilise `{ COMMAND("leaderboard") } me:list` ou `{ COMMAND("leaderboard") } me:hide`.
ratings-server-or-all = Utilise `{ COMMAND("leaderboard") } of:server` ou `{ COMMAND("leaderboard") } of:all`.
ratings-which-tempo = Quelle cadence ? `bullet`, `blitz`, `rapid`, `classical`, `realtime`, `correspondence` ou `untimed`.
ratings-rated-or-casual = Utilise `rated` ou `casual`.
ratings-from-the-start = Une partie qui part d'une position ne peut pas compter pour le classement. Enlève la position ou `rated`.
ratings-casual-without-account = Cette partie est amicale : sur { $network }, les noms ne sont pas des comptes. Elle ne peut donc pas compter pour le classement face à un autre réseau.
ratings-provisional = Le signe ? veut dire provisoire : encore trop peu de parties.

## Un jeu et sa cadence.

ratings-bullet = { $game }, bullet
ratings-blitz = { $game }, blitz
ratings-rapid = { $game }, rapide
ratings-classical = { $game }, classique
ratings-realtime = { $game }, temps réel
ratings-correspondence = { $game }, correspondance
ratings-untimed = { $game }, sans limite de temps

## Après une partie.

ratings-changes = Classements : { $changes }.
ratings-not-rated-substitute = Ne compte pas pour le classement : quelqu'un a joué à la place d'un autre.
ratings-not-rated-removed = Ne compte pas pour le classement : quelqu'un a été retiré de la partie.
ratings-not-rated-hint = Ne compte pas pour le classement : { FORM($player, "les") } ont eu un indice.
ratings-not-rated-short = Ne compte pas pour le classement : trop peu de coups joués.
ratings-not-rated-adjudicated = Ne compte pas pour le classement : un gérant a tranché la partie.
ratings-not-rated-gone = Ne compte pas pour le classement : quelqu'un a effacé ses données.

## Les meilleurs. $game : un jeu avec sa cadence.

ratings-nobody-everywhere = **{ $game }** : personne sur la liste de tous les serveurs n'a encore de classement. `{ COMMAND("leaderboard") } me:list` t'y inscrit.
ratings-nobody-here = **{ $game }** : personne ici n'a encore de classement. `{ COMMAND("challenge") } rated` permet d'en gagner un.
ratings-nobody-in-this-chat = **{ $game }** : personne dans cette discussion n'a encore de classement. `{ COMMAND("challenge") } rated` permet d'en gagner un.
ratings-of-all-servers = { $game } : tous les serveurs
ratings-of-this-chat = { $game } : cette discussion
ratings-row = { $place }. { $who } { $points } ({ $games })
ratings-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
ratings-leaders-alt = Meilleurs classements, { $title } : { $rows }
ratings-listed = Tu figures dans les meilleurs classements de tous les serveurs, avec ton nom.
ratings-not-listed = Tu ne figures pas dans les meilleurs classements de tous les serveurs.

## Sous la courbe d'un classement.

ratings-rated-games =
    { $count ->
        [one] { $count } partie classée
       *[other] { $count } parties classées
    }
ratings-rated-games-between =
    { $count ->
        [one] { $count } partie classée, maximum { $highest }, minimum { $lowest }
       *[other] { $count } parties classées, maximum { $highest }, minimum { $lowest }
    }
ratings-last-rated-games = { $count } parties classées (les { $shown } dernières sont montrées)
ratings-last-rated-games-between = { $count } parties classées (les { $shown } dernières sont montrées), maximum { $highest }, minimum { $lowest }
ratings-curve-alt = Classement de { $who } : { $game }, actuellement { $now }. { $under }.
