# Problemi di scacchi: che cosa si chiede, e la soluzione. Una stipulazione si scrive come \#2 o h\#2.5; il Markdown vuole le barre rovesciate.

problem-which = In quale posizione? Componine una con `{ COMMAND("setup") }`, oppure aggiungi `position:` con il suo testo (FEN) e `game:` se non sono gli scacchi.
problem-too-long = Ci è voluto troppo. Prova con meno mosse.
problem-unreadable = Non capisco la stipulazione { $typed }. Scrivila come mate in 2, oppure \#2, h\#2.5, s\#2, ser\-\#3, ser\-h\#3, lm2, hlm2.5, ser\-lm3, pg4.0.
problem-needs-a-move = Una stipulazione ha bisogno di almeno una mossa.
problem-no-half-moves = Solo il gioco d'aiuto e le partite fino a una posizione hanno mezze mosse \(h\#2.5, pg4.5\).
problem-too-many-moves = Si possono risolvere al massimo { $count } mosse.
problem-not-in-turns = I problemi sono per giochi in cui due giocatori muovono a turno.
problem-no-beams = In questo gioco non ci sono raggi, quindi nemmeno matti laser.
problem-is-over = In questa posizione la partita è finita.
problem-which-target = Quale posizione deve raggiungere la partita? Aggiungi `target:` con il suo testo (FEN).
problem-target-unasked = Solo una partita fino a una posizione (pg) ha bisogno di quella posizione.
problem-reached = Questa posizione è già ciò che il problema chiede.

problem-head = **{ $stipulation }**, { $game }.
problem-head-with-options = **{ $stipulation }**, { $game } con { $options }.
problem-fewer-moves = (Bastano meno mosse di { $stipulation }.)
# Che cosa fare. Un numero di mosse dopo «in» è in lettere: una, due, tre, quattro.
problem-direct-mate = Muove { FORM($side, "il") }: { $aim } in { FORM($number, "mosse") }.
problem-direct = Muove { FORM($side, "il") }: forzare { FORM($aim, "obj") } in { FORM($number, "mosse") }.
problem-selfplay = Muove { FORM($side, "il") } e costringe { FORM($other, "il") } a { FORM($aim, "do") } in { FORM($number, "mosse") }.
problem-help = Comincia { FORM($side, "il") }, le due parti si aiutano: { $aim } dopo esattamente { $moves }.
problem-series = { FORM($side, "Il") } gioca { $moves } di fila: { $aim } con l'ultima.
problem-series-help = { FORM($side, "Il") } gioca { $moves } di fila, poi { FORM($other, "il") } ne gioca una: { $aim }.
problem-game = Una partita di esattamente { $moves } porta a { $aim }.
# Mete diverse dal matto; «obj» segue «forzare», «do» segue «costringe il Nero a».
problem-stalemate = stallo
    .obj = lo stallo
    .do = dare stallo
problem-a-lasermate = matto laser
    .obj = un matto laser
    .do = fare un matto laser
problem-this-position = questa posizione
problem-moves = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
problem-half-moves = { $count ->
    [one] una semimossa
   *[other] { $count } semimosse
}

# La soluzione.
problem-or = { $before } o { $next }
problem-dual = Dopo { $line }: { $moves }
problem-more-lines = Altre righe della soluzione: { $count }.
problem-no-solution = Nessuna soluzione.
problem-nothing-found = Finora nulla.
problem-keys = { $count ->
    [one] Una chiave.
   *[other] { $count } chiavi.
}
problem-solutions = { $count ->
    [one] Una soluzione.
   *[other] { $count } soluzioni.
}
problem-duals-in-one-place = Duali in un punto.
problem-duals-in-several-places = Duali in più punti.
problem-not-all-listed = Non è elencata tutta.
problem-not-all-tried = Non è stato provato tutto, quindi può essercene altro.
