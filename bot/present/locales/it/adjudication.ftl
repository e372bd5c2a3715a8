# Una partita chiusa da chi gestisce la stanza.

adjudication-managers-only = Solo chi gestisce questa stanza può chiudere una partita con un risultato.
adjudication-elsewhere = Quella partita si gioca in un'altra stanza. Può chiuderla solo chi gestisce quella stanza.
adjudication-your-own = In questa partita giochi tu, quindi deve chiuderla qualcun altro che gestisce la stanza. Puoi proporre la patta con `{ COMMAND("draw") }`, reclamare il tempo scaduto con `{ COMMAND("claim") }`, o abbandonare. Dopo 14 giorni senza mosse il bot chiede ai giocatori, e 7 giorni dopo qui può cominciare un'altra partita.
adjudication-no-note-here = Questa partita è condivisa con un'altra stanza, dove si vedrebbe la tua nota. Togli la nota.
adjudication-not-possible = Da questa posizione la partita non può finire con questo risultato.
adjudication-you-ended = Hai chiuso la partita.
adjudication-no-such-side = Usa { $sides } o `draw`.
adjudication-is-out = { FORM($who, "Il") } è fuori dalla partita.
adjudication-note = Nota: { $note }
