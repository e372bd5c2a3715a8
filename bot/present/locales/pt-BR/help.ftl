# A ajuda, que lista os comandos.

help-start = Começar
help-play = Jogar
help-look = Olhar
help-learn = Aprender
help-manage = Administrar

help-game-is-on = **{ $game }** em andamento aqui.
help-your-move = É sua vez, por exemplo `{ COMMAND($line) }`.
help-to-move = { FORM($side, "O") } jogam.
help-welcome = O **Lasermate** joga variantes de xadrez aqui. Para começar: `{ COMMAND("challenge") } computer`, depois `{ COMMAND("move") } e2e4`.
help-heading = **{ $title }** ({ $page } de { $pages })
help-command = `{ COMMAND($command) }` { SHORT($does) }
help-explains = `{ COMMAND("help") } command` explica um comando, `{ COMMAND("rules") }` o jogo.

help-no-command = Não existe o comando { COMMAND($typed) }. `{ COMMAND("help") }` lista todos.
help-no-command-but = Não existe o comando { COMMAND($typed) }. Você quis dizer `{ COMMAND($meant) }`?
help-usage = `{ $usage }`
    { $does }.
help-option = - `{ $option }`: { $what }
help-option-optional = - `{ $option }` (opcional): { $what }
help-value = { WITHOUT($what, $value) }
help-for-players = Para quem joga a partida desta sala.
help-for-admins = Para quem pode administrar esta sala.
help-for-operators = Para quem opera este bot.

help-no-game = Não existe o jogo “{ $typed }”. Os jogos são { $games }.
help-no-game-but = Não existe o jogo “{ $typed }”. Você quis dizer `{ $meant }`? Os jogos são { $games }.
