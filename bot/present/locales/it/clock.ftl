# Giochi senza turni, in cui ogni pezzo deve aspettare dopo la sua mossa, in parole.

clock-no-takebacks = In questo gioco le mosse non si ritirano.
clock-no-time-per-move = { $game }: qui non c'è un tempo per mossa. Scegli invece l'unità di tempo: `unit:10s`.
clock-needs-the-bot = { $game } ha bisogno di una scacchiera che cambia da sola, e qui posso solo rispondere. Gioca su un server dove c'è il bot, o scegli un gioco a turni, per esempio BilliChess.
clock-has-turns = Questo gioco è a turni, quindi tutti i pezzi sono sempre pronti.

clock-as-of = Tempo { $time }
clock-at = Tempo { $time }.
clock-ready = { $side }: pronti { $ready } su { $all }.
clock-cooling = { $side }, in ricarica: { $pieces }.
clock-cooling-piece = { $square } { $time }
clock-about-to-move = Sta per muovere: da { $from } a { $to }.

clock-stood-still = Partita { $game }: il bot è mancato per { $time }. L'orologio era fermo, e la partita continua da dov'era.
