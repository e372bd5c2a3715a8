# Aiuto, che elenca i comandi.

help-start = Cominciare
help-play = Giocare
help-look = Guardare
help-learn = Imparare
help-manage = Gestire

help-game-is-on = Qui è in corso **{ $game }**.
help-your-move = Tocca a te, per esempio `{ COMMAND($line) }`.
help-to-move = Tocca { FORM($side, "al") }.
help-welcome = Qui **Lasermate** gioca varianti degli scacchi. Per cominciare: `{ COMMAND("challenge") } computer`, poi `{ COMMAND("move") } e2e4`.
help-heading = **{ $title }** ({ $page } di { $pages })
help-command = `{ COMMAND($command) }` { SHORT($does) }
help-explains = `{ COMMAND("help") } command` spiega un comando, `{ COMMAND("rules") }` il gioco.

help-no-command = Non c'è nessun comando { COMMAND($typed) }. `{ COMMAND("help") }` li elenca tutti.
help-no-command-but = Non c'è nessun comando { COMMAND($typed) }. Intendevi `{ COMMAND($meant) }`?
help-usage = `{ $usage }`
    { $does }.
help-option = - `{ $option }`: { $what }
help-option-optional = - `{ $option }` (facoltativo): { $what }
help-value = { WITHOUT($what, $value) }
help-for-players = Per chi gioca la partita di questa stanza.
help-for-admins = Per chi gestisce questa stanza.
help-for-operators = Per chi gestisce questo bot.

help-no-game = Non c'è nessun gioco «{ $typed }». I giochi sono { $games }.
help-no-game-but = Non c'è nessun gioco «{ $typed }». Intendevi `{ $meant }`? I giochi sono { $games }.
