page-script-side = { $side ->
    [white] Bianco
    [black] Nero
    [blue] Blu
   *[red] Rosso
}
page-script-piece = { $kind ->
    [pawn] pedone
    [knight] cavallo
    [bishop] alfiere
    [rook] torre
    [carrier] torre
    [queen] donna
    [king] re
    [hole] buco
    [man] pedina
    [crowned] dama
   *[other] pezzo
}
page-script-no = No
page-script-next = Avanti
page-script-send = Invia
page-script-cancel = Annulla
page-script-join = Entra
page-script-save = Salva
page-script-copy = Copia
page-script-copied = Copiato
page-script-only-you = Lo vedi solo tu
page-script-no-connection = Nessuna connessione.
page-script-reading-again = Nessuna connessione. Nuovo tentativo…
page-script-not-sent = Non inviato, e la partita è andata avanti. Riprova.
page-script-too-long = È troppo lungo.
page-script-not-understood = Il bot non ha capito.
page-script-play-computer = Contro il computer
page-script-picture-gone = Questa immagine non è più disponibile.

page-script-draw-offered = Ti propongono patta.
page-script-takeback-requested = Ti chiedono di ritirare la mossa.
page-script-pause-proposed = Ti propongono una pausa.
page-script-seat-offered = Ti offrono un posto.
page-script-of-pact = { $button }: patto { $number }

page-script-board = Scacchiera: scegli un pezzo, poi la casa in cui va
page-script-goes-on = { $piece }, per { $squares }: dove prosegue?
page-script-moves-open = { $count ->
    [one] { $piece }: 1 mossa
   *[other] { $piece }: { $count } mosse
}
page-script-chosen = { $what }, in mano
page-script-not-ready = { $what }, ancora in ricarica
page-script-queued = { $what }, mossa in coda
page-script-on-the-way = { $square }, di passaggio
page-script-captures-there = { $square }, cattura: { $piece }
page-script-swaps-there = { $square }, scambio con: { $piece }
page-script-enters-there = { $square }, salta dentro: { $piece }
page-script-tap-again = Tocca ancora per { $move }
page-script-which = Quale?
page-script-promote-to = Promuovere a…
page-script-sign-takes = cattura
page-script-sign-swaps = scambia i posti
page-script-sign-enters = salta nella torre
page-script-sign-by = prosegue da lì
page-script-sign-breach = infrange la tua parola
page-script-arrange = Posizione: scegli un pezzo qui o sotto, poi la sua casa. Canc toglie un pezzo.
page-script-minutes = { $count }m

page-script-ahead-board = Mossa in coda: scegli un pezzo, poi la casa in cui va quando tocca a te
page-script-ahead-where = { $from }: dove va quando tocca a te?
page-script-ahead-queued = { $from } in { $to }, mossa in coda
page-script-ahead-told = { $from } in { $to } quando tocca a te. Toccala per annullare.
page-script-ahead-cancelled = Mossa annullata
page-script-ahead-dropped = { $from } in { $to } non si può più giocare

page-script-to-move = deve muovere
page-script-to-answer = deve rispondere
page-script-out = fuori
page-script-they-move = Deve muovere: { $names }.
page-script-they-answer = Deve rispondere: { $names }.
page-script-they-answer-pact = Deve rispondere a un'offerta di patto: { $names }.
page-script-more-pieces = Più pezzi dell'altra parte, in pedoni
page-script-beam = Raggio
page-script-where-beam = { $side ->
    [white] Dove va il raggio del Bianco
    [black] Dove va il raggio del Nero
    [blue] Dove va il raggio del Blu
   *[red] Dove va il raggio del Rosso
}
page-script-lost = persi: { $pieces }
page-script-taken = presi: { $pieces }
page-script-pact-with = Patto { $number } con { $sides }
page-script-pact-broken = Patto { $number } con { $sides }, rotto
page-script-days = { $days } g { $hours } h
page-script-hours = { $hours } h { $minutes } min

page-script-looking-back = Stai guardando indietro.
page-script-back-to-game = Torna alla partita
page-script-last-game = La tua ultima partita: { $result }.
page-script-look-again = Rivedila
page-script-chain = { $count ->
    [one] 1 passo
   *[other] { $count } passi
}
page-script-your-move = Tocca a te.
page-script-your-answer = Tocca a te rispondere.
page-script-awaits-answer = L'offerta aspetta una risposta.
page-script-may-deny = ha il diritto di veto
page-script-coach-beam = il tuo raggio
page-script-coach-laser = il tuo laser
page-script-coach-guard = difendi qui
page-script-coach-hit = colpisci qui

page-script-own-side = { $side ->
    [white] Giochi con il Bianco.
    [black] Giochi con il Nero.
    [blue] Giochi con il Blu.
   *[red] Giochi con il Rosso.
}
page-script-game = La partita { $number }
page-script-own-page = ha una pagina sua
page-script-rules = Regole
page-script-board-words = La scacchiera a parole
page-script-record = Verbale
page-script-steps = Scorri la partita
page-script-moves = Mosse
page-script-no-moves = Ancora nessuna mossa.
page-script-first-move = Trascina un pezzo sulla sua casa, oppure tocca il pezzo e poi la casa.
page-script-tap-twice = Il primo tocco sulla casa mostra la mossa, il secondo la gioca.
page-script-first-position = Prima posizione
page-script-back = Indietro
page-script-forward = Avanti
page-script-latest-position = Ultima posizione
page-script-denied = { $move }, con veto
page-script-at-first = La prima posizione
page-script-at-latest = L'ultima posizione
page-script-at-move = La posizione dopo { $move }
page-script-offer-pact = Offri un patto
page-script-no-pacts = Ancora nessun patto. In due, o in tutti e tre, ci si può promettere qualcosa, e lo vedono tutti.
page-script-earlier = Una posizione precedente.
page-script-play-on = Continua al suo tavolo
page-script-open-table = Apri il suo tavolo
page-script-copy-address = Copia l'indirizzo qui sopra

page-script-bot = bot
page-script-you = tu
page-script-called-you = (tu)
page-script-for-person = per { $name }
page-script-show = Mostra
page-script-show-label = Mostra questa posizione
page-script-describe = Descrivi l'immagine
page-script-download = Scarica { $name }
page-script-copy-file = Copia { $name }
page-script-file-copied = { $name }: copiato.
page-script-no-copying = Il tuo browser non permette di copiare. Seleziona il testo.
page-script-dismiss = Chiudi
page-script-hidden = Nascosto: premi per vedere
page-script-stop = Ferma
page-script-stop-label = Ferma l'animazione
page-script-start = Avvia
page-script-start-label = Avvia l'animazione

page-script-line = Messaggio o comando in { $room }
page-script-title-called = Per te
page-script-title-turn = Tocca a te
page-script-title-turns = { $count ->
    [one] Tocca a te in { $count } partita
   *[other] Tocca a te in { $count } partite
}
page-script-badge-called = per te
page-script-badge-new = nuovi
page-script-badge-turn = tocca a te
page-script-badge-answer = rispondi
page-script-connection-lost = Connessione persa. Nuovo tentativo…
page-script-connected = Connessione ristabilita.
page-script-suggestions = { $count ->
    [one] 1 suggerimento
   *[other] { $count } suggerimenti
}
page-script-file-large = Questo file è troppo grande. Un verbale può avere al massimo 200000 caratteri.
page-script-file-no-text = Questo file non è testo. Scegli un verbale di Lasermate, PGN o PDN.

page-script-continue-as = Continua come { $name }
page-script-delete-sure = Eliminare questo nome? Anche i tuoi messaggi, risultati e punteggi vengono eliminati. Le tue partite in corso sono abbandonate, e lasci i tuoi tornei. Nessuno può annullarlo.
page-script-name-first = Prima scegli un nome, così si sa chi gioca.
page-script-push-blocked = Il tuo browser blocca le notifiche di questa pagina. Consentile nelle impostazioni del browser per questa pagina.
page-script-push-failed = Non è stato possibile attivare le notifiche. Riprova più tardi o con un altro browser.

page-script-optional = { $label } (facoltativo)
page-script-choose = Scegli…
page-script-tick = Spunta che cosa vi promettete.
page-script-you-offer = Offri: { $what }
page-script-you-offer-both = Offri a entrambi gli altri: { $what }
page-script-you-offer-to = Offri ({ $side }): { $what }

page-script-demo-pawn = Un pedone muove…
page-script-demo-beams = …e anche i raggi.
page-script-demo-bishop = Un alfiere ne devia uno.
page-script-demo-lasermate = Matto laser! Il raggio blu finisce nel tallone rosso: 277 punti al Blu.
page-script-press-copy = Premi Ctrl+C
page-script-seats-taken = I posti sono presi. Puoi guardare.
page-script-invites-you = { $name } ti invita: { $terms }
page-script-no-channel = Il canale #{ $name } non esiste più.
page-script-nothing-on = Al momento non si gioca nessuna partita.
page-script-accept = Accetta
page-script-accept-of = Accetta la sfida di { $name }: { $terms }
page-script-play-computer-at = Contro il computer: { $game }
page-script-invite = Invita
page-script-invite-to = Invita qualcuno: { $game }
page-script-lesson-laser = Ogni parte ha un laser. Il tuo raggio comincia qui e non riposa mai.
page-script-lesson-heel = Ogni parte ha un tallone in un angolo. Difendi il tuo, mira all'altro.
page-script-lesson-turns = I pezzi deviano i raggi, e anche i muri. Ogni mossa può cambiare la loro strada.
page-script-lesson-try = Prova: un alfiere è uno specchio. Premi una casella segnata e guarda dove vanno i raggi.
page-script-lesson-bishop = Un alfiere esce, e il raggio lo segue. In una partita premi Raggio o ↯ per vedere ogni deviazione.
page-script-lesson-lasermate = Il raggio finisce nel tallone dell'altra parte: un matto laser! Vale punti.
page-script-lesson-chess = Tutto il resto sono scacchi: catturare, dare scacco, dare matto. Vince chi ha più punti.

page-script-solve-deny = Poni il veto all'ultima mossa
page-script-solve-allow = Lascia passare la mossa
page-script-solve-pass = Passa
page-script-in-a-row = { $count ->
    [one] { $count } risolto di fila
   *[other] { $count } risolti di fila
}
page-script-choose-squares = Scegli le case
page-script-check-answer = Controlla la mia risposta
page-script-hint = Suggerimento: { $words }
page-script-daily-begins = Era il problema del giorno
page-script-rating-begins = Il tuo punteggio nei problemi
