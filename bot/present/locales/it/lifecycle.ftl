# Che cosa si dice di una partita quando comincia, finisce il tempo, riposa e riprende.

lifecycle-as-a-guest = *Qui non sono tra i membri, quindi posso scrivere solo quando qualcuno gioca o preme un pulsante. `{ COMMAND("board") }` ti porta la scacchiera più recente.*

lifecycle-table = **Partita { $game }**: { $terms }.
lifecycle-table-in-round = **Partita { $game }, turno { $round }**: { $terms }.
lifecycle-table-in-arena = **Partita { $game }, arena**: { $terms }.

lifecycle-you-play = Giochi con { FORM($side, "il") }.
lifecycle-you-play-with-beam = Giochi con { FORM($side, "il") }. Guida il tuo raggio fino { $heels }. Il tuo tallone è in { $square }.
lifecycle-heel-of = al tallone { FORM($side, "di") } in { $square }

lifecycle-watched = Guarda nel browser: { $link }
lifecycle-seen-again = Rivedila mossa per mossa: { $link }

lifecycle-reminder = Partita { $game }, tempo rimasto: { $time }. { $turn }
lifecycle-clock-mended = Partita { $game }: l'orologio del bot era sbagliato e ora è giusto. La partita continua. { $turn }
lifecycle-clock-mended-left = Partita { $game }: l'orologio del bot era sbagliato e ora è giusto. La partita continua. Tempo rimasto: { $time }. { $turn }
lifecycle-put-off = Partita { $game }: il bot è mancato per { $away }. Quel tempo non conta. Tempo rimasto: { $time }. { $turn }

lifecycle-overdue-alone = Partita { $game }: { FORM($late, "il") } ha finito il tempo. Il computer non reclama la vittoria, quindi puoi ancora muovere.
lifecycle-overdue = Partita { $game }: { FORM($late, "il") } ha finito il tempo. { FORM($others, "Il") } può usare `{ COMMAND("claim") } win`, `{ COMMAND("claim") } draw` o `{ COMMAND("claim") } wait`, o far subentrare il computer (`{ COMMAND("claim") } computer`). Fino ad allora la mossa si può ancora fare.
lifecycle-overdue-drawn = Partita { $game }: { FORM($late, "il") } ha finito il tempo. { FORM($others, "Il") } può usare `{ COMMAND("claim") } draw` o `{ COMMAND("claim") } wait`, o far subentrare il computer (`{ COMMAND("claim") } computer`). Fino ad allora la mossa si può ancora fare.
lifecycle-overdue-of-three = Partita { $game }: { FORM($late, "il") } ha finito il tempo. { FORM($others, "Il") } può continuare senza (`{ COMMAND("claim") } retire`), far subentrare il computer (`{ COMMAND("claim") } computer`) o usare `{ COMMAND("claim") } wait`. Fino ad allora la mossa si può ancora fare.
lifecycle-assents = Partita { $game }: { FORM($absent, "il") } non ha risposto in tempo alla proposta di patta, e questo vale come un sì.

lifecycle-abandoned = Partita { $game }: nessuna mossa da 14 giorni. Continuare? Altrimenti sarà archiviata { $until }.
lifecycle-archived = La partita { $game } è archiviata, quindi qui può cominciarne un'altra. Chi la gioca può riprenderla con **Riprendi** o con una mossa finché la stanza è libera.
lifecycle-goes-on = La partita { $game } continua.
lifecycle-resumed = { FORM($who, "Il") } riprende la partita { $game }.
lifecycle-back = Il bot è tornato. La partita { $game } continua. { $turn }
lifecycle-unread = Per un po' non ero connesso e non ho letto nulla di ciò che si è scritto qui. Scrivilo di nuovo. Partita { $game }: { $turn }
lifecycle-moved-here = La partita { $game } continua qui. { $turn }

# Come si chiama la propria azione nella risposta.
lifecycle-you-played = Hai giocato { $san }.
lifecycle-you-offered-draw = Patta proposta.
lifecycle-you-accepted-draw = Hai accettato la patta.
lifecycle-you-declined-draw = Hai rifiutato la patta.
lifecycle-you-claimed-draw = Hai reclamato la patta.
lifecycle-you-resigned = Hai abbandonato.
lifecycle-you-said-billi = Hai detto LET'S BILLI.
lifecycle-you-accepted-defeat = Hai dato persa la partita di scacchi.
lifecycle-you-passed = Hai passato.
lifecycle-you-denied = Hai posto il veto alla mossa.
lifecycle-you-allowed = Hai lasciato passare la mossa.
lifecycle-your-lifeline-pass = Il tuo salvagente: far passare.
lifecycle-your-lifeline-reflect = Il tuo salvagente: deviare.
lifecycle-your-lifeline-stop = Il tuo salvagente: fermare.
lifecycle-your-lifeline-none = Il tuo salvagente: nessuno.
