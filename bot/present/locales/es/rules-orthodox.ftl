rules-orthodox-moves = **Movimientos.** El ajedrez de siempre, con enroque, captura al paso y coronación. Escribe `{ COMMAND("move") } e2e4` o `{ COMMAND("move") } Nf3`, y para coronar `{ COMMAND("move") } e7e8q`. Gana el jaque mate.
rules-orthodox-moves-under-beams = **Movimientos.** Como en ajedrez: `{ COMMAND("move") } e2e4` o `Nf3`.
rules-orthodox-blue-first = Las azules mueven primero.

rules-orthodox-start = las blancas están abajo y mueven primero.
