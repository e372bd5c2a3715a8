# Sfide: che cosa se ne dice alla stanza, e a chi le lancia, accetta, rifiuta o ritira.

challenges-unreadable = Questa sfida non si può più leggere. `{ COMMAND("challenge") }` ne lancia una nuova.
challenges-open-already = Qui hai già una sfida aperta. `{ COMMAND("cancel") }` la ritira.
challenges-many-open = Questa stanza ha già abbastanza sfide aperte. Accettane una.
challenges-position-is-over = In quella posizione la partita è già finita.
challenges-made = Sfida lanciata. `{ COMMAND("cancel") }` la ritira.
challenges-against-yourself = Non puoi giocare contro di te. Lascia vuoto l'avversario per giocare con chi accetta.

challenges-expired = Quella sfida è scaduta.
challenges-was-accepted = Quella sfida è già stata accettata.
challenges-was-declined = Quella sfida è stata rifiutata.
challenges-was-withdrawn = Quella sfida è stata ritirata.

challenges-none-to-accept = Qui non c'è nessuna sfida che tu possa accettare.
challenges-your-own = È la tua stessa sfida. Deve accettarla qualcun altro.
challenges-you-play = Stai già giocando in questa stanza, e qui non ci sono altre sfide.
challenges-other-question = Qui non c'è nessuna sfida. Intendevi `{ COMMAND($line) }`?
challenges-challenger-gone = Chi ha lanciato quella sfida ha cancellato i propri dati.
challenges-begun = La partita comincia.

challenges-none-to-decline = Qui nessuno ti ha sfidato.
challenges-open-to-anybody = Quella sfida è aperta a tutti, quindi non c'è nulla da rifiutare.
challenges-not-made-to-you = Quella sfida è per qualcun altro.
challenges-you-declined = Hai rifiutato.

challenges-none-to-withdraw = Qui non hai sfide aperte.
challenges-not-yours = Solo chi ha lanciato quella sfida può ritirarla.
challenges-you-withdrew = Sfida ritirata.

challenges-with-options = { $game } ({ $options })
challenges-from-a-position = { $game } da una posizione

challenges-no-such-position = Questa non è una posizione di { $game }: { $why }.

challenges-to-anybody = **{ $who }** sfida **chiunque**: { $terms }. Scade { $until }.
challenges-to-somebody = **{ $who }** sfida **{ $whom }**: { $terms }. { $whom }, accetti o rifiuti? Scade { $until }.
challenges-rated = classificata
challenges-in-a-thread = in un thread
challenges-random-colours = colori a caso
challenges-plays = { $who } con { FORM($side, "il") }

challenges-one-at-a-time = In questa stanza è in corso la partita { $game }, e una stanza ha una partita alla volta.
challenges-one-beside-threads = In questa stanza è in corso la partita { $game }, e una stanza ha una partita alla volta. Usa un altro canale, oppure `where:thread`.

challenges-nobody-called = Qui nessuno si chiama { $typed }. Lascia vuoto l'avversario per giocare con chi accetta.
challenges-nobody-called-strength = Qui nessuno si chiama { $typed }. Per la forza del computer usa da `level:1` a `level:12`.
challenges-no-player-or-game = Non c'è nessun giocatore né gioco che si chiami { $typed }. Intendevi `{ $game }`?

challenges-no-such-game = Non c'è nessun gioco «{ $typed }». I giochi sono { $games }.
challenges-no-options = Il gioco `{ $game }` non ha l'opzione «{ $typed }». Non ha opzioni.
challenges-no-such-option = Il gioco `{ $game }` non ha l'opzione «{ $typed }». Le sue opzioni sono { $options }.
challenges-no-such-option-near = Il gioco `{ $game }` non ha l'opzione «{ $typed }». Intendevi `{ $near }`? Le sue opzioni sono { $options }.
challenges-option-not-here = Il gioco `{ $game }` non ha l'opzione `{ $option }`: { $why }.
challenges-lacks-mode-three = in tre decidono i punti, e i re si catturano
challenges-lacks-denial-three = il veto è per due parti
challenges-lacks-scoring-three = in tre ogni matto laser vale 277
challenges-lacks-board = i suoi raggi rimbalzano sul bordo della sua stessa scacchiera
challenges-lacks-mode-realtime = senza turni si gioca solo nel modo A, perché la fase Billi è a turni
challenges-lacks-denial-realtime = il veto ha bisogno dei turni
challenges-lacks-mode-crazy = con i laser si gioca solo nel modo A, perché i suoi re possono stare nelle pile e non possono diventare torri
challenges-lacks-mode-draughts = nella dama non ci sono scacco matto né re degli scacchi, quindi si gioca solo nel modo A
challenges-lacks-joker-draughts = nella dama non ci sono cavalli, quindi nemmeno Joker
challenges-lacks-promotion-draughts = una pedina diventa dama e nient'altro
challenges-lacks-clock-draughts = la dama si gioca a turni
challenges-no-such-unit = «{ $typed }» non è un'unità di tempo. Usa { $units }.
challenges-no-such-value = «{ $typed }» non è un valore di `{ $option }`. Usa { $values }.
challenges-takes-words = uno tra { $values }
challenges-takes-numbers = un numero intero da { $least } a { $most }
challenges-takes-numbers-from = un numero intero da { $least } in su
challenges-takes-multiples = un multiplo di { $step } da { $least } a { $most }
challenges-takes-penalties = none, oppure sei numeri da 0 a 60 con al massimo un decimale, per pawn,knight,bishop,rook,queen,king
challenges-option-needs = L'opzione `{ $option }` ha bisogno di `{ $needs }`.
challenges-option-twice = L'opzione `{ $option }` compare due volte.
challenges-position-fault = { CAPITAL($why) }.

challenges-not-played-here = { $game } non si può giocare in questa stanza. Qui si può giocare: { $allowed }.
challenges-made-to = Solo { $whom } può accettare quella sfida.
challenges-declines = { $who } rifiuta la sfida.
challenges-withdraws = { $who } ritira la sfida.
challenges-expires = La sfida di { $who } è scaduta.
