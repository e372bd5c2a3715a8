# Un posto passa a qualcun altro. Un giocatore è una parte con un nome, come «il Bianco (Ann)»; chiunque altro è un nome.

substitute-choose = Chi gioca al posto tuo? `{ COMMAND("substitute") } @name`. Ti hanno offerto un posto? `{ COMMAND("substitute") } accept` o `decline`.
substitute-in-tournament = In un torneo ognuno gioca le proprie partite.
substitute-plays-already = Questa persona gioca già in questa partita.
substitute-is-blocked = Questa persona qui non può giocare.
substitute-not-offered = Qui non è offerto nessun posto. Un'offerta scade dopo 24 ore.
substitute-you-offered = Hai offerto il tuo posto. Giochi tu finché qualcuno non lo prende.
substitute-you-play = Ora giochi tu.
substitute-you-declined = Il posto non è più offerto.
substitute-agreed-already = Hai già detto di sì.
substitute-you-agreed = Hai detto di sì.

substitute-asks = { FORM($player, "Il") } chiede a { $whom } di giocare al posto suo.
substitute-asks-rated = { FORM($player, "Il") } chiede a { $whom } di giocare al posto suo. Una sconfitta conta ancora per { FORM($player, "il") }, una vittoria per nessuno.
substitute-asks-all = { FORM($player, "Il") } chiede a { $whom } di giocare al posto suo. Una sconfitta conta ancora per { FORM($player, "il") }, una vittoria per nessuno. { FORM($asked, "Il") }: `{ COMMAND("substitute") } accept` o `decline`?
substitute-agrees = { $who } accetta il nuovo giocatore. Manca ancora la risposta di: { $asked }.
substitute-waits = Hai accettato. Si aspetta la risposta { FORM($asked, "di") }.
substitute-still-open = Ancora aperto: { FORM($player, "il") } chiede a { $whom } di giocare al posto suo. Manca la risposta di: { $asked }.
substitute-for-another = Il posto è offerto solo a { $whom }.
substitute-takes-over = { FORM($before, "Il") } cede il posto. Nuovo giocatore: { $player }.
substitute-withdrawn = { FORM($player, "Il") } non offre più il posto.
substitute-not-taken = { $who } non prende il posto { FORM($player, "di") }.
substitute-not-agreed = { $who } non accetta un nuovo giocatore. { FORM($player, "Il") } continua a giocare.
