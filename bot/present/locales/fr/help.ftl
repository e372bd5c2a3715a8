# L'aide, qui énumère les commandes.

help-start = Commencer
help-play = Jouer
help-look = Regarder
help-learn = Apprendre
help-manage = Gérer

help-game-is-on = Partie en cours ici : **{ $game }**.
help-your-move = À toi de jouer, par exemple `{ COMMAND($line) }`.
help-to-move = Trait { FORM($side, "aux") }.
help-welcome = Avec **Lasermate**, on joue ici à des variantes des échecs. Pour commencer : `{ COMMAND("challenge") } computer`, puis `{ COMMAND("move") } e2e4`.
help-heading = **{ $title }** ({ $page } sur { $pages })
help-command = `{ COMMAND($command) }` { SHORT($does) }
help-explains = `{ COMMAND("help") } command` explique une commande, `{ COMMAND("rules") }` le jeu.

help-no-command = Il n'y a pas de commande { COMMAND($typed) }. `{ COMMAND("help") }` les énumère toutes.
help-no-command-but = Il n'y a pas de commande { COMMAND($typed) }. Voulais-tu dire `{ COMMAND($meant) }` ?
help-usage = `{ $usage }`
    { $does }.
help-option = - `{ $option }` : { $what }
help-option-optional = - `{ $option }` (facultatif) : { $what }
help-value = { WITHOUT($what, $value) }
help-for-players = Pour qui joue la partie de ce salon.
help-for-admins = Pour les gérants de ce salon.
help-for-operators = Pour qui fait marcher ce bot.

help-no-game = Il n'y a pas de jeu « { $typed } ». Les jeux sont { $games }.
help-no-game-but = Il n'y a pas de jeu « { $typed } ». Voulais-tu dire `{ $meant }` ? Les jeux sont { $games }.
