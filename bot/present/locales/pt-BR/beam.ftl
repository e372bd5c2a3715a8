# Por onde vai um feixe. As peças vêm com seu lado: "dama vermelha".

## Como um feixe termina: segue "o feixe das azuis", ou fica só.

beam-stops = para em { $square }
beam-stops-at-piece = para em { $square } ({ $piece })
beam-ends-in-heel = termina no calcanhar { FORM($side, "do") } em { $square }
beam-ends-in-a-heel = termina no calcanhar de um adversário em { $square }
beam-ends-in-corner = termina no canto em { $square }
beam-loops = volta ao seu começo

beam-line = o feixe { FORM($side, "do") } { $end }
beam-now = o feixe { FORM($side, "do") } agora { $end }

beam-deflected = { $square } (desviado { FORM($piece, "pelo") })
beam-through = { $square } (atravessa { FORM($piece, "o") })

beam-event-turns = { $square }, { $piece }: desvia
beam-event-through = { $square }, { $piece }: deixa passar
beam-event-edge = { $square }: a borda desvia
