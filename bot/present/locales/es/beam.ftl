# Por dónde va un rayo. Las piezas se nombran con su bando: «dama roja».

beam-stops = se detiene en { $square }
beam-stops-at-piece = se detiene en { $square } ({ $piece })
beam-ends-in-heel = acaba en el talón { FORM($side, "m") }, en { $square }
beam-ends-in-a-heel = acaba en el talón de un rival, en { $square }
beam-ends-in-corner = acaba en la esquina de { $square }
beam-loops = vuelve en bucle a su origen

beam-line = El rayo { FORM($side, "m") } { $end }
beam-now = el rayo { FORM($side, "m") } ahora { $end }

beam-deflected = { $square } (lo desvía { FORM($piece, "el") })
beam-through = { $square } (atraviesa { FORM($piece, "el") })

beam-event-turns = { $square }, { $piece }: lo desvía
beam-event-through = { $square }, { $piece }: lo deja pasar
beam-event-edge = { $square }: el borde lo desvía
