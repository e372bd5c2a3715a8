# Pause su cui tutti a un tavolo sono d'accordo.

pause-choose = Usa `{ COMMAND("pause") } ask`, `accept`, `decline` o `resume`.
pause-in-tournament = Un torneo non aspetta una partita, quindi non si può sospendere.
pause-no-time-runs = Questa partita non ha limite di tempo, quindi non serve una pausa.
pause-asked-already = Hai già accettato una pausa. Un altro giocatore non ha ancora risposto.
pause-not-asked = Nessuno ha chiesto una pausa.
pause-paused-already = La partita è in pausa. Per continuare usa `{ COMMAND("pause") } resume`.
pause-you-asked = Hai chiesto una pausa.
pause-you-agreed = Hai accettato la pausa.
pause-you-paused = La partita è in pausa.
pause-you-declined = Hai rifiutato la pausa.
pause-you-are-willing = Hai accettato di continuare. La partita riprende quando accettano anche gli altri.

pause-asks = { FORM($player, "Il") } chiede una pausa. { FORM($asked, "Il") }: accettare la pausa?
pause-agrees = { FORM($player, "Il") } accetta la pausa. { FORM($asked, "Il") }: accettare la pausa?
pause-is-open = Ancora aperto: { FORM($player, "il") } chiede una pausa. Manca la risposta { FORM($asked, "di") }.
pause-declines = { FORM($player, "Il") } rifiuta la pausa. La partita continua.

pause-paused-alone = La partita { $game } è in pausa. Il tempo è fermo, e qui può cominciare un'altra partita. Riprendila quando vuoi.
pause-paused-by-agreement = La partita { $game } è in pausa. Il tempo è fermo, e qui può cominciare un'altra partita. { FORM($player, "Il") } può riprenderla quando vuole, { FORM($others, "il") } quando tutti accettano o dopo 7 giorni.
pause-paused-for-all = La partita { $game } è in pausa. Il tempo è fermo, e qui può cominciare un'altra partita. Si può riprendere quando accettano tutti i giocatori. Dopo 7 giorni può riprenderla qualsiasi giocatore.
pause-wants-to-resume = { FORM($player, "Il") } vuole riprendere la partita { $game }. { FORM($asked, "Il") }: `{ COMMAND("pause") } resume`?

pause-cut-off = La partita è in pausa finché manca il collegamento con { FORM($players, "il") }. Nessuno perde per questo.
pause-waits = La partita è in pausa. Hai accettato di continuare. Si aspetta la risposta { FORM($players, "di") }.
pause-resume-asks = La partita è in pausa di comune accordo. `{ COMMAND("pause") } resume` chiede { FORM($players, "al") } di continuare.
