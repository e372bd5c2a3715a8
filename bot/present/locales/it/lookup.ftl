# Quale partita si intende, e chi può agirvi.

lookup-no-game = In questa stanza non c'è nessuna partita. `{ COMMAND("challenge") }` ne comincia una.
lookup-player-gone = Un giocatore di questa partita ha cancellato i propri dati, quindi non si può riprendere.
lookup-you-are-out = Sei fuori da questa partita. Puoi ancora guardare.
lookup-no-game-of-code = Qui non c'è nessuna partita { $typed }. `{ COMMAND("games") }` elenca le partite.
lookup-only-these-play = In questa partita non giochi. I giocatori sono { FORM($players, "il") }. `{ COMMAND("board") }` ti mostra la scacchiera.
lookup-another-is-on = La partita { $archived } è archiviata, e ora qui è in corso { $played }. Riprendi { $archived } quando { $played } è finita.
lookup-only-players = Possono farlo solo i giocatori: { FORM($players, "il") }.
lookup-position-has-changed = La posizione è cambiata. { $asked }
