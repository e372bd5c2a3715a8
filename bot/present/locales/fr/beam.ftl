# Où va un rayon.

# Ce qui suit « Le rayon bleu », ou se lit seul.
beam-stops = s'arrête en { $square }
beam-stops-at-piece = s'arrête en { $square } ({ $piece })
beam-ends-in-heel = finit dans le talon { FORM($side, "m") } en { $square }
beam-ends-in-a-heel = finit dans un talon adverse en { $square }
beam-ends-in-corner = finit dans le coin de { $square }
beam-loops = revient en boucle à son départ

beam-line = Le rayon { FORM($side, "m") } { $end }
beam-now = à présent, le rayon { FORM($side, "m") } { $end }

beam-deflected = { $square } (dévié par { FORM($piece, "le") })
beam-through = { $square } (à travers { FORM($piece, "le") })

## À côté de l'endroit dans une image.

beam-event-turns = { $square }, { $piece } : le dévie
beam-event-through = { $square }, { $piece } : le laisse passer
beam-event-edge = { $square } : le bord le dévie
