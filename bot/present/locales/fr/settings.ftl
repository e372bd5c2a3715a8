# Les réglages d'un salon.

settings-managers-only = Seuls les gérants de ce salon peuvent en changer les réglages.
settings-managers-begin = Seuls les gérants de ce salon peuvent commencer des parties ici.
settings-head = **Réglages de ce salon** (`{ COMMAND("settings") } games billichess` en change un)
settings-name-a-game = Nomme au moins un jeu, ou `all`.
settings-daily-times = Utilise une heure, avec ton fuseau horaire si ce n'est pas UTC : `09:00`, `9am Europe/Paris`, `18:30 +02:00`. Ou `off`.
settings-no-forum = Je ne vois pas ce salon de forum. Nomme-en un de ce serveur par `#forum`, et laisse-moi le voir, y envoyer des messages et y créer des posts.

settings-no-such-setting = Ce réglage n'existe pas. Les réglages sont { $names }.
settings-is-now = { $name } est maintenant { $value }.
settings-line = `{ $name }` : { $value } ({ $purpose })
settings-games = `all`, ou des noms séparés par des espaces
settings-starters = qui peut commencer des parties : `everyone` ou `admins`
settings-theme = images : `dark` ou `light`
settings-language = langue de ce que je poste ici : `auto` (celle du serveur ou de la messagerie), ou l'une de celles qu'énumère `{ COMMAND("language") }`
settings-threads = parties dans des fils : `on` ou `off` ; sur Discord aussi un `#forum`, où chaque partie a son post
settings-daily = heure du problème du jour, par exemple `09:00 Europe/Paris`, ou `off`
settings-places = deuxième place à trois : `falls` (qui tombe plus tard), ou `shared` entre ceux qui tombent avec autant de points
settings-rating = parties, sauf si le défi dit autre chose : `casual` ou `rated`
settings-time = temps habituel : `none`, `5+3` (minutes et secondes par coup), `6h` ou `3d` par coup
settings-can-be = { $name } peut être { $values }.
settings-no-such-language = Je parle { $codes }, ou `auto` : la langue du serveur ou de la messagerie.
settings-no-such-game = Il n'y a pas de jeu { $typed }. Les jeux sont { $games }.
settings-manager-left = { $who } gère maintenant ce salon, car son gérant est parti.
settings-manager-away = { $who } gère maintenant ce salon, car son gérant n'est plus venu depuis 30 jours.
settings-manager-made = Qui fait marcher ce bot a confié la gestion de ce salon à { $who }.
