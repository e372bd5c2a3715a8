# Les règles des échecs, avec ce qui peut s'y ajouter.

rules-orthodox-moves = **Coups.** Les échecs ordinaires, avec roque, prise en passant et promotion. Écris `{ COMMAND("move") } e2e4` ou `{ COMMAND("move") } Nf3`, et pour une promotion `{ COMMAND("move") } e7e8q`. Le mat gagne.
rules-orthodox-moves-under-beams = **Coups.** Comme aux échecs : `{ COMMAND("move") } e2e4` ou `Nf3`.
rules-orthodox-blue-first = Les Bleus commencent.

rules-orthodox-start = les Blancs sont en bas et commencent.
