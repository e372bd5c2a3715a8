# Analisi di partite finite da parte del computer, e i suoi suggerimenti.

study-busy = Il computer è occupato. Chiedi di nuovo tra un momento.
study-not-over = Una partita si può analizzare quando è finita. Durante la partita `{ COMMAND("hint") }` aiuta quando tocca a te.
study-not-over-nor-helped = Una partita si può analizzare quando è finita.
study-not-in-rated = I suggerimenti sono per le partite amichevoli. Quando questa partita classificata sarà finita, `{ COMMAND("analyse") }` mostrerà che cosa era meglio.
study-no-finished = In questa stanza non è finita nessuna partita. Per una partita di altrove usa il suo codice: `{ COMMAND("analyse") } G7`.
study-nothing-played = In quella partita non ci sono mosse.
study-own-position = È troppo vicina alla tua partita `{ $id }`, dove il computer non aiuta nessuno. Quando quella partita sarà finita, `{ COMMAND("analyse") }` mostrerà che cosa era meglio.
study-analysing = Analizzo `{ $id }`… qualche secondo.
study-still-analysing = Sto ancora analizzando `{ $id }`… qualche secondo.
study-unfinished = L'analisi di `{ $id }` non è riuscita. `{ COMMAND("analyse") } { $id }` riprova.

study-no-hint = Il computer non ha trovato nulla in tempo. Chiedi di nuovo tra un momento.
study-moved-on = La posizione è cambiata, quindi il suggerimento non vale più.
study-none-ready = Nessuno dei tuoi pezzi è ancora pronto. `{ COMMAND("ready") }` mostra quando lo sarà.
study-not-your-turn = Non tocca a te: tocca { FORM($player, "al") }. Puoi avere un suggerimento quando tocca a te.
study-nobodys-turn = Non tocca a te: non tocca a nessuno. Puoi avere un suggerimento quando tocca a te.
study-would-play = Il computer giocherebbe **{ $move }**.
study-would-wait = Il computer aspetterebbe.
study-would-pass = Il computer passerebbe.
study-would-deny = Il computer porrebbe il **veto** all'ultima mossa.
study-would-allow = Il computer **lascerebbe passare** la mossa.
study-would-use-no-lifeline = Il computer **non userebbe salvagenti**.
study-would-let-pass = Il computer **farebbe passare** il raggio.
study-would-reflect = Il computer **devierebbe** il raggio.
study-would-stop = Il computer **fermerebbe** il raggio.
study-would-accept-draw = Il computer **accetterebbe** la patta.
study-would-decline-draw = Il computer **rifiuterebbe** la patta.
study-would-claim-draw = Il computer **reclamerebbe** la patta.
study-would-say-billi = Il computer direbbe **LET'S BILLI**.
study-would-accept-defeat = Il computer **darebbe persa** la partita di scacchi.
study-would-do = Il computer farebbe **{ $action }**.
study-hint-is-yours = Lo vedi solo tu, ma il verbale della partita dice che hai avuto un suggerimento.

# Che cosa si è trovato in una partita.
study-analysis = **Analisi di `{ $id }`**, { $game }: { $players }.
study-ended = { CAPITAL($end) }.
study-accuracy = **Precisione:** { $sides }.
study-accuracy-of = { $side } { $percent }%
study-no-big-mistakes = Nessun errore grave.
study-biggest-mistakes = **Errori più gravi:**
study-move-of-side = { $move } ({ $side })
study-cost-the-game = { $move } è costata la partita.
study-cost-a-won-game = { $move } ha buttato via una partita vinta.
study-cost-pawns = { $move } è costata { $pawns }.
study-pawns = { $count ->
    [one] { $count } pedone
   *[other] { $count } pedoni
}
study-pawns-and-tenths = { $whole },{ $tenths } pedoni
study-better = Meglio: { $moves }.
study-waiting = aspettare
study-passing = passare
study-missed-lasermates = **Matti laser mancati:** { $moves }.
study-missed-lasermates-and-more = **Matti laser mancati:** { $moves }; e altri { $count }.
study-missed-lasermate = { $missed } invece di { $move }
study-look = Scegli un errore per vedere che cosa era meglio.

# Sull'immagine dell'andamento di una partita.
study-star = matto laser mancato
study-side-and-player = { $side }: { $player }

# La stessa immagine in parole, frase per frase.
study-course = { $count ->
    [one] Andamento della partita: { $game }, { $count } azione.
   *[other] Andamento della partita: { $game }, { $count } azioni.
}
study-course-of-side = { $side }: all'inizio { $start }, alla fine { $end }.
study-course-of-side-and-best = { $side }: all'inizio { $start }, al meglio { $best } dopo { $move }, alla fine { $end }.
study-won = partita vinta
study-lost = partita persa
study-winning = sta vincendo
study-losing = sta perdendo
study-level = pari
study-ahead = sta meglio di { $pawns }
study-behind = sta peggio di { $pawns }
study-course-accuracy = Precisione: { $sides }.
study-number-cost-the-game = Numero { $number }: { $move }, è costata la partita.
study-number-cost-a-won-game = Numero { $number }: { $move }, ha buttato via una partita vinta.
study-number-cost-pawns = Numero { $number }: { $move }, è costata { $pawns }.
study-stars = Stelle, matti laser mancati: { $moves }.
