# Come è finita una partita. Un risultato sta da solo accanto a una partita in un elenco, e con la maiuscola in un'immagine: «il Blu vince 777 a 0, per scacco matto». Vincitori e parti sono parti, con i loro giocatori dove si parla a una stanza.

ending-over = **La partita è finita: { $result }.**
ending-next = Poi: `{ COMMAND("rematch") }` o `{ COMMAND("challenge") }`.

# Risultati.

ending-nobody-came = patta: non è venuto nessuno
ending-lone-king = patta: tempo finito contro materiale insufficiente
ending-draw-claimed = patta reclamata per il tempo
ending-draw-with-points-claimed = patta con { $points } punti a testa, reclamata per il tempo
ending-draw-with-points-on-time = patta con { $points } punti a testa, per il tempo
ending-draw-with-points-by = patta con { $points } punti a testa, { FORM($reason, "by") }
ending-draw-by = patta { FORM($reason, "by") }
ending-sides-draw-claimed = patta tra { FORM($sides, "il") }, reclamata per il tempo
ending-sides-draw-by = patta tra { FORM($sides, "il") } { FORM($reason, "by") }
ending-wins-on-time = { FORM($winner, "il") } vince per il tempo
ending-wins-by-draw-claimed = { FORM($winner, "il") } vince con una patta reclamata per il tempo
ending-wins-by = { FORM($winner, "il") } vince { FORM($reason, "by") }
ending-wins-by-suicide = { FORM($winner, "il") } vince perché { FORM($loser, "il") } ha ucciso il proprio re
ending-wins-points-on-time = { FORM($winner, "il") } vince { $points }, per il tempo
ending-wins-points-by-draw-claimed = { FORM($winner, "il") } vince { $points }, con una patta reclamata per il tempo
ending-wins-points-by = { FORM($winner, "il") } vince { $points }, { FORM($reason, "by") }
ending-wins-on-points = { FORM($winner, "il") } vince ai punti { $points }: { $end }

ending-to = { $before } a { $next }

# Come è finita una partita decisa dai punti.

ending-end-draw-claimed = è stata reclamata la patta per il tempo
ending-end-time = il tempo è finito
ending-end-agreed = patta per accordo
ending-end-by = la partita è finita { FORM($reason, "by") }
ending-end-drawn-by = la partita era patta { FORM($reason, "by") }

# Modi di finire. Da soli, e con la forma «by» dopo «vince», «patta» o «la partita è finita».

ending-checkmate = scacco matto
    .by = per scacco matto
ending-king-capture = cattura dell'ultimo re avversario
    .by = con la cattura dell'ultimo re avversario
ending-stalemate = stallo
    .by = per stallo
ending-no-moves = avversario senza mosse
    .by = per mancanza di mosse dell'avversario
ending-lasermate = matto laser
    .by = con un matto laser
ending-resignation = abbandono
    .by = per abbandono
ending-agreement = accordo
    .by = per accordo
ending-repetition = ripetizione
    .by = per ripetizione
ending-move-count = troppe mosse senza progressi
    .by = per troppe mosse senza progressi
ending-insufficient-material = materiale insufficiente
    .by = per materiale insufficiente
ending-no-deflection = nessun pezzo che devii un raggio
    .by = perché non resta alcun pezzo che devii un raggio
ending-third-denial = dichiarazione dopo il terzo veto
    .by = per dichiarazione dopo il terzo veto
ending-two-passes = due turni passati di fila
    .by = per due turni passati di fila
ending-suicide = uccisione del proprio re
    .by = per uccisione del proprio re
ending-adjudication = decisione di chi gestisce la stanza
    .by = per decisione di chi gestisce la stanza
