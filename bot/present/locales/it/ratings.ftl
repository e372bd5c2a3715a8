# Punteggi: come cambiano, chi è in testa, e perché una partita non vale.

ratings-list-or-hide = Usa `{ COMMAND("leaderboard") } me:list` o `{ COMMAND("leaderboard") } me:hide`.
ratings-server-or-all = Usa `{ COMMAND("leaderboard") } of:server` o `{ COMMAND("leaderboard") } of:all`.
ratings-which-tempo = Quale ritmo? `bullet`, `blitz`, `rapid`, `classical`, `realtime`, `correspondence` o `untimed`.
ratings-rated-or-casual = Usa `rated` o `casual`.
ratings-from-the-start = Una partita da una posizione non può valere per il punteggio. Togli la posizione o `rated`.
ratings-casual-without-account = Questa partita è amichevole: i nomi di { $network } non sono account, quindi contro un'altra rete non può valere per il punteggio.
ratings-provisional = ? significa provvisorio: ancora troppo poche partite.

## Un gioco e il suo ritmo.

ratings-bullet = { $game }, bullet
ratings-blitz = { $game }, blitz
ratings-rapid = { $game }, rapid
ratings-classical = { $game }, classico
ratings-realtime = { $game }, tempo reale
ratings-correspondence = { $game }, per corrispondenza
ratings-untimed = { $game }, senza limite di tempo

## Dopo una partita.

ratings-changes = Punteggi: { $changes }.
ratings-not-rated-substitute = Non vale per il punteggio: ha giocato un sostituto.
ratings-not-rated-removed = Non vale per il punteggio: un giocatore è stato tolto dalla partita.
ratings-not-rated-hint = Non vale per il punteggio: { FORM($player, "il") } ha preso un suggerimento.
ratings-not-rated-short = Non vale per il punteggio: troppo poche mosse.
ratings-not-rated-adjudicated = Non vale per il punteggio: l'ha decisa chi gestisce la stanza.
ratings-not-rated-gone = Non vale per il punteggio: un giocatore ha cancellato i propri dati.

## Classifiche.

ratings-nobody-everywhere = **{ $game }**: nell'elenco di tutti i server nessuno ha ancora un punteggio. `{ COMMAND("leaderboard") } me:list` ti ci mette.
ratings-nobody-here = **{ $game }**: qui nessuno ha ancora un punteggio. `{ COMMAND("challenge") } rated` sfida a una partita che vale.
ratings-nobody-in-this-chat = **{ $game }**: in questa chat nessuno ha ancora un punteggio. `{ COMMAND("challenge") } rated` sfida a una partita che vale.
ratings-of-all-servers = { $game }: tutti i server
ratings-of-this-chat = { $game }: questa chat
ratings-row = { $place }. { $who } { $points } ({ $games })
ratings-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
ratings-leaders-alt = Classifica, { $title }: { $rows }
ratings-listed = Compari con il tuo nome nella classifica di tutti i server.
ratings-not-listed = Non compari nella classifica di tutti i server.

## Sotto il grafico di un punteggio.

ratings-rated-games =
    { $count ->
        [one] { $count } partita classificata
       *[other] { $count } partite classificate
    }
ratings-rated-games-between =
    { $count ->
        [one] { $count } partita classificata, massimo { $highest }, minimo { $lowest }
       *[other] { $count } partite classificate, massimo { $highest }, minimo { $lowest }
    }
ratings-last-rated-games = { $count } partite classificate (qui le ultime { $shown })
ratings-last-rated-games-between = { $count } partite classificate (qui le ultime { $shown }), massimo { $highest }, minimo { $lowest }
ratings-curve-alt = Punteggio di { $who }: { $game }, ora { $now }. { $under }.
