# As regras do xadrez, com o que pode estar sobre ele.

rules-orthodox-moves = **Lances.** Xadrez normal, com roque, en passant e promoção. Digite `{ COMMAND("move") } e2e4` ou `{ COMMAND("move") } Nf3`, e para uma promoção `{ COMMAND("move") } e7e8q`. O xeque-mate vence.
rules-orthodox-moves-under-beams = **Lances.** Como no xadrez: `{ COMMAND("move") } e2e4` ou `Nf3`.
rules-orthodox-blue-first = As azuis começam.

rules-orthodox-start = as brancas estão embaixo e começam.
