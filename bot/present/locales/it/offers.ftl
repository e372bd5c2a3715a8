# In una partita, oltre alle mosse: patte, salvagenti, mosse ritirate, reclami, e domande prima di qualcosa di pericoloso.

offers-more = Altro
offers-nothing-more = Ora non puoi fare altro.
offers-choose-lifeline = Usa `{ COMMAND("lifeline") } pass`, `reflect`, `stop` o `none`.
offers-choose-draw = Usa `{ COMMAND("draw") } offer`, `accept`, `decline` o `claim`.
offers-choose-takeback = Usa `{ COMMAND("takeback") } ask`, `accept` o `decline`.
offers-choose-claim = Usa `{ COMMAND("claim") } win`, `{ COMMAND("claim") } draw`, `{ COMMAND("claim") } wait`, `{ COMMAND("claim") } computer` oppure, in un gioco a tre, `{ COMMAND("claim") } retire`.
offers-crossed = È arrivata un'offerta più recente. Rispondi a quella.

offers-expired = Quella domanda è scaduta. Chiedi di nuovo se lo vuoi ancora.
offers-not-asked = Non ti è stato chiesto.
offers-resume-first = Questa partita è archiviata. Prima scegli **Riprendi** o gioca una mossa.
offers-nothing-to-take-back = Non hai mosse da ritirare.
offers-computer-declines = Purtroppo i computer non lasciano ritirare mosse nelle partite classificate. In quelle amichevoli lo fanno sempre.
offers-no-takeback = Nessuno ha chiesto di ritirare una mossa. Una richiesta scade con la mossa seguente.
offers-agreed-already = Hai già detto di sì. Un altro giocatore non ha ancora risposto.
offers-draw-is-for-all = In tre per la patta servono tutti: `{ COMMAND("draw") } offer`. Chi non risponde entro il tempo di una mossa accetta.
offers-no-limit = Questa partita non ha limite di tempo, quindi non c'è nulla da reclamare.
offers-no-win-on-time = Con ciò che ti resta non puoi più dare scacco matto, quindi non c'è vittoria per il tempo. `{ COMMAND("claim") } draw` chiude la partita.
offers-your-own-time = È il tuo stesso tempo che scorre.
offers-not-paused = La partita non è in pausa.
offers-resumed = La partita continua.
offers-takeback-requested = Richiesta di ritirare la mossa inviata.

offers-answer-theirs-first = { FORM($player, "Il") } ha chiesto di ritirare una mossa. Rispondi prima a questo: `{ COMMAND("takeback accept") }` o `{ COMMAND("takeback decline") }`.
offers-takeback-asked-already = Hai già chiesto di ritirare la mossa. Si aspetta la risposta { FORM($players, "di") }.
offers-no-move = Questa non è una mossa. Usa `{ $command }`.

# Domande prima di qualcosa di pericoloso, e i pulsanti che lo fanno.
offers-resign-question = Vuoi abbandonare questa partita?
offers-yes-resign = Sì, abbandono
offers-defeat-question = Ti dai per vinto? La partita finisce, e l'avversario riceve i punti dello scacco matto.
offers-defeat-in-chess-question = Dai persa la partita di scacchi? L'avversario riceve i punti.
offers-yes-defeat = Sì, la do persa

# Si chiede di ritirare.
offers-asks-to-take-back = { FORM($player, "Il") } chiede di ritirare { $undone }. { FORM($asked, "Il") }: accettare o rifiutare?
offers-last-moves = le ultime { $number } mosse ({ $moves })
offers-undone-pacts = le offerte di patto fatte da allora
offers-undone-billi = LET'S BILLI
offers-undone-defeat = ACCEPT DEFEAT
offers-undone-lifeline = il salvagente
offers-undone-denial = il veto
offers-undone-answer = la risposta a questo
offers-undone-resignation = un abbandono
offers-undone-move = una mossa

offers-allows-takeback-others-open = { FORM($player, "Il") } lascia ritirare. Manca ancora la risposta { FORM($others, "di") }.
offers-allows-takeback = { FORM($player, "Il") } lascia ritirare. { $asked }
offers-declines-takeback = { FORM($player, "Il") } non lascia ritirare.
offers-you-allowed = Hai lasciato ritirare.
offers-you-declined = Non hai lasciato ritirare.

offers-time-runs = Non c'è ancora nulla da reclamare. Il tempo finisce { $until }.
offers-time-of-player-runs = Non c'è ancora nulla da reclamare. Il tempo { FORM($player, "di") } finisce { $until }.
offers-takeback-is-open = Ancora aperto: { FORM($player, "il") } chiede di ritirare una mossa. Manca la risposta { FORM($asked, "di") }.
offers-no-time-left-by-takeback = Ritirando la mossa si ritira anche il tempo aggiunto per essa, e { FORM($player, "al") } non ne resterebbe.

# Reclami sul tempo scaduto; in tre la partita continua.
offers-plays-on-without = { FORM($late, "Il") } ha finito il tempo ed esce. { FORM($player, "Il") } continua.
offers-claims-win = { FORM($late, "Il") } ha finito il tempo. { FORM($player, "Il") } reclama la vittoria.
offers-claims-draw = { FORM($late, "Il") } ha finito il tempo. { FORM($player, "Il") } reclama la patta.
offers-gives-time = { FORM($late, "Il") } ha finito il tempo. { FORM($player, "Il") } gli ridà lo stesso tempo.
offers-they-are-out = Chi era in ritardo è fuori. La partita continua.
offers-you-claimed-win = Hai reclamato la vittoria.
offers-you-claimed-draw = Hai reclamato la patta.
offers-they-get-time = L'avversario riceve di nuovo lo stesso tempo.
