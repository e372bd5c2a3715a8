help-start = Empezar
help-play = Jugar
help-look = Mirar
help-learn = Aprender
help-manage = Gestionar

help-game-is-on = Aquí se juega **{ $game }**.
help-your-move = Te toca: por ejemplo `{ COMMAND($line) }`.
help-to-move = Juegan { FORM($side, "las") }.
help-welcome = **Lasermate** juega aquí variantes de ajedrez. Para empezar: `{ COMMAND("challenge") } computer`, y luego `{ COMMAND("move") } e2e4`.
help-heading = **{ $title }** ({ $page } de { $pages })
help-command = `{ COMMAND($command) }` { SHORT($does) }
help-explains = `{ COMMAND("help") } command` explica una orden; `{ COMMAND("rules") }`, el juego.

help-no-command = No existe la orden { COMMAND($typed) }. `{ COMMAND("help") }` las enumera todas.
help-no-command-but = No existe la orden { COMMAND($typed) }. ¿Querías decir `{ COMMAND($meant) }`?
help-usage = `{ $usage }`
    { $does }.
help-option = - `{ $option }`: { $what }
help-option-optional = - `{ $option }` (opcional): { $what }
help-value = { WITHOUT($what, $value) }
help-for-players = Para quienes juegan la partida de esta sala.
help-for-admins = Para quienes gestionan esta sala.
help-for-operators = Para quienes gestionan este bot.

help-no-game = No existe el juego «{ $typed }». Los juegos son { $games }.
help-no-game-but = No existe el juego «{ $typed }». ¿Querías decir `{ $meant }`? Los juegos son { $games }.
