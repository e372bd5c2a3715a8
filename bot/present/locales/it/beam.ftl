# Dove va un raggio. I pezzi hanno la loro parte, come «donna rossa».

# Come finisce un raggio: segue il suo nome, come in «Il raggio del Blu si ferma in d8 (donna rossa)», o sta da solo.

beam-stops = si ferma in { $square }
beam-stops-at-piece = si ferma in { $square } ({ $piece })
beam-ends-in-heel = finisce nel tallone { FORM($side, "di") } in { $square }
beam-ends-in-a-heel = finisce in un tallone avversario in { $square }
beam-ends-in-corner = finisce nell'angolo in { $square }
beam-loops = torna al punto di partenza

beam-line = Il raggio { FORM($side, "di") } { $end }
beam-now = il raggio { FORM($side, "di") } ora { $end }

# Case sulla via di un raggio, con i pezzi che incontra.

beam-deflected = { $square } (deviato { FORM($piece, "dal") })
beam-through = { $square } (attraverso { FORM($piece, "il") })

# Che cosa succede a un raggio, accanto al punto in un'immagine.

beam-event-turns = { $square }, { $piece }: lo devia
beam-event-through = { $square }, { $piece }: lo lascia passare
beam-event-edge = { $square }: il bordo lo devia
