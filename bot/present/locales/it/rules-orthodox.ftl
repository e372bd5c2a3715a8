# Le regole degli scacchi, con ciò che vi si può sovrapporre.

rules-orthodox-moves = **Mosse.** Scacchi normali, con arrocco, en passant e promozione. Scrivi `{ COMMAND("move") } e2e4` o `{ COMMAND("move") } Nf3`, e per una promozione `{ COMMAND("move") } e7e8q`. Vince lo scacco matto.
rules-orthodox-moves-under-beams = **Mosse.** Come negli scacchi: `{ COMMAND("move") } e2e4` o `Nf3`.
rules-orthodox-blue-first = Muove prima il Blu.

rules-orthodox-start = il Bianco è in basso e muove per primo.
