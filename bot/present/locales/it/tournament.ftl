# Tornei: annunciati, con chi partecipa, in corso e finiti. Le classifiche stanno in standings.ftl.

## Rifiuti e risposte brevi.

tournament-managers-only = Con i tornei può farlo solo chi gestisce questa stanza.
tournament-choose = Usa `{ COMMAND("tournament") }` con `join`, `leave`, `standings`, `create`, `start` o `end`.
tournament-for-create-alone = Solo `{ COMMAND("tournament") } create` vuole un formato, un gioco e simili. `{ COMMAND("tournament") }` da solo mostra la classifica; `join`, `leave`, `start` ed `end` non vogliono altro.
tournament-not-in-a-thread = Un thread ha una sola partita. Crea il torneo nella stanza a cui appartiene.
tournament-one-at-a-time = Questa stanza ha già un torneo. `{ COMMAND("tournament") } end` lo chiude.
tournament-which-format = Quale formato? `arena`, `swiss`, `knockout` o `league`.
tournament-which-ties = Che cosa decide le partite patte? `rematch`, `seed` o `second`.
tournament-how-many-rounds = Un torneo ha da 1 a 30 turni.
tournament-how-long = La durata va da `5m` a `30d`, per esempio `45m` o `2h`.
tournament-how-long-first = Il tempo per la prima mossa va da `1m` a `14d`, per esempio `10m`.
tournament-needs-a-time = Le partite di torneo hanno bisogno di un limite di tempo: un orologio come `10+5`, o `1d` per mossa.
tournament-too-slow = I tornei senza turni hanno bisogno di un'unità di tempo sotto l'ora.
tournament-created = Torneo creato.
tournament-started = Il torneo comincia.
tournament-ended = Torneo chiuso.
tournament-started-already = Il torneo è già cominciato.
tournament-over-already = Quel torneo è finito.
tournament-in-its-room = Fallo nella stanza del torneo.
tournament-you-take-part = Partecipi. `{ COMMAND("tournament") } leave` ti ritira.
tournament-you-do-not-take-part = Non partecipi a questo torneo. Con `{ COMMAND("tournament") } join` ti iscrivi.
tournament-nothing-to-claim = Non c'è nulla da reclamare: in un torneo perde chi finisce il tempo.
tournament-full = Il torneo è al completo.
tournament-called-off = Il torneo è annullato.
tournament-room-is-taken = In questa stanza si giocano una dopo l'altra le partite di un torneo. Per la tua partita usa un'altra stanza.
tournament-no-hints = Nelle partite di torneo non ci sono suggerimenti.
tournament-no-computers = Nelle partite di torneo il computer non subentra.
tournament-no-rematch = Finché il torneo è in corso, le sue partite non hanno rivincita.
tournament-goes-on-alone = Il torneo è finito. Questa partita continua come una partita normale.
tournament-none-here = Qui non c'è nessun torneo.
tournament-none-here-yet = Qui non c'è nessun torneo. `{ COMMAND("tournament") } create` ne annuncia uno.
tournament-league-is-for-three = Un campionato è per i giochi a tre, e { $game } si gioca in due. Usa `swiss`, `arena` o `knockout`.
tournament-three-need-a-league = { $game } si gioca in tre. Usa `league`.
tournament-too-few = Servono almeno { $least } partecipanti (finora { $players }).

## Un torneo a cui ci si può iscrivere.

tournament-announced = **{ $format }**: { $what }.
tournament-rated = classificato
tournament-rounds =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
tournament-ties-rematch = Una partita patta si rigioca. Dopo altre due patte passa la testa di serie più alta.
tournament-ties-seed = Dopo una patta passa la testa di serie più alta.
tournament-ties-second = Dopo una patta passa chi ha mosso per secondo.
tournament-late-first-move = Per la prima mossa hai { $within }. Chi manca due partite di fila è fuori.
tournament-late-idle = Chi non fa nulla per { $within } perde. Chi manca due partite di fila è fuori.
tournament-how-to-join = Scegli **Partecipa** per giocare. Chi gestisce la stanza comincia con `{ COMMAND("tournament") } start`.

## Comincia.

tournament-starts = **{ $begun }**: { $players }, { $lasts }.
tournament-begun-arena = L'arena è cominciata
tournament-begun-swiss = Il torneo svizzero è cominciato
tournament-begun-knockout = Il torneo a eliminazione diretta è cominciato
tournament-begun-league = Il campionato è cominciato
tournament-players =
    { $count ->
        [one] { $count } partecipante
       *[other] { $count } partecipanti
    }
tournament-fewer-rounds = Erano stati chiesti { $asked } turni, ma dopo { $rounds } tutti hanno giocato con tutti.

## Iscriversi e ritirarsi.

tournament-too-late-knockout = L'eliminazione diretta è cominciata, quindi non ci si può più iscrivere.
tournament-too-late-arena = Il tempo dell'arena è finito, quindi non ci si può più iscrivere.
tournament-too-late-rounds = Si gioca l'ultimo turno, quindi non ci si può più iscrivere.
tournament-you-are-in =
    { $count ->
        [one] Partecipi (finora { $count } partecipante).
       *[other] Partecipi (finora { $count } partecipanti).
    }
tournament-you-are-in-later = Partecipi, dal prossimo abbinamento.
tournament-you-have-withdrawn = Hai lasciato il torneo.
tournament-you-have-withdrawn-playing = Hai lasciato il torneo. La tua partita è ancora in corso; abbandonala se non puoi giocare.
tournament-nobody-yet = Ancora nessuna iscrizione.
tournament-takes-part =
    { $count ->
        [one] Finora **{ $count } partecipante**: { $names }.
       *[other] Finora **{ $count } partecipanti**: { $names }.
    }
tournament-more = altri { $count }

## Chi gioca con chi.

tournament-your-game = La tua partita è { $game }.
tournament-playing = In corso: { $boards }.
tournament-next = Poi: { $boards }.
tournament-more-boards = E altre { $count }.
tournament-round = **Turno { $round } di { $rounds }**
tournament-round-again = **Turno { $round } di { $rounds }**: le partite patte si rigiocano
tournament-bye-through = { $who } non ha avversario e passa il turno.
tournament-bye-point = { $who } non ha avversario e riceve un punto.
tournament-and-more = e altre { $count }
tournament-in-this-order = Le partite si giocano qui una dopo l'altra, in quest'ordine.

## Decisioni senza una partita vinta.

tournament-through-by-seed = { $through } passa come testa di serie più alta dopo la patta con { $other }.
tournament-through-by-moving-second = { $through } passa perché ha mosso per secondo nella patta con { $other }.
tournament-withdrawn =
    { $count ->
        [one] { $names } ha lasciato il torneo.
       *[other] { $names } hanno lasciato il torneo.
    }
tournament-withdrawn-nobody-through =
    { $count ->
        [one] { $names } ha lasciato il torneo, quindi non passa nessuno.
       *[other] { $names } hanno lasciato il torneo, quindi non passa nessuno.
    }
tournament-withdrawn-nobody-scores =
    { $count ->
        [one] { $names } ha lasciato il torneo, quindi nessuno riceve il punto.
       *[other] { $names } hanno lasciato il torneo, quindi nessuno riceve il punto.
    }
tournament-go-through =
    { $count ->
        [one] { $names } passa il turno.
       *[other] { $names } passano il turno.
    }
tournament-gets-the-point = { $who } riceve il punto.
tournament-gets-points = { $who } riceve { $points }.
tournament-get-points-each = { $names } ricevono { $points } a testa.

## La fine.

tournament-games-go-on =
    { $count ->
        [one] { $games } continua, ma non conta per il torneo.
       *[other] { $games } continuano, ma non contano per il torneo.
    }
tournament-over-undecided = **Il torneo è finito.** Nessuna partita è stata conclusa.
tournament-over-nobody = **Il torneo è finito.** Tutti si sono ritirati, quindi non vince nessuno.
tournament-over-won = **Il torneo è finito. Vince { $winner }!**
tournament-over-shared = **Il torneo è finito.** Primo posto condiviso: { $names }.
tournament-ends-early-few = Finisce dopo il turno { $round } di { $rounds }, perché restano troppo pochi partecipanti.
tournament-ends-early-all-played = Finisce dopo il turno { $round } di { $rounds }, perché chi è rimasto ha già giocato con tutti gli altri.

## Qualcuno non ha mosso in tempo.

tournament-nobody-moved = Nessuno ha mosso in tempo, quindi nessuno riceve il punto.
tournament-late-no-winner = { FORM($player, "Il") } ha finito il tempo, ma nessuno può più vincere.
tournament-late-first = { FORM($player, "Il") } non ha fatto in tempo la prima mossa e perde.
tournament-late = { FORM($player, "Il") } ha finito il tempo e perde.
