# El veto en las reglas: el derecho a deshacer la última jugada del rival.

rules-denial-section = **Veto.** { $words }
rules-denial-as-in = **Veto.** Como en { $game } (`{ COMMAND("rules") } { $name }`).
rules-denial-as-in-but = **Veto.** Como en { $game } (`{ COMMAND("rules") } { $name }`), con `{ $options }`.

rules-denial-right = Un solo bando a la vez tiene el derecho de veto; al principio, el que mueve segundo. En vez de responder, quien lo tiene puede deshacer la última jugada del rival (`{ COMMAND("deny") }`). El rival tiene que jugar otra cosa y recibe el derecho. La primera jugada del bando que ha vetado no puede vetarse.
rules-denial-no-knights = Las jugadas de caballo no pueden vetarse.
rules-denial-no-knights-and-kings = Las jugadas de caballo y de rey no pueden vetarse.
rules-denial-knights-on-the-way = Una jugada de caballo solo puede vetarse si captura por el camino.
rules-denial-no-kings-knights-on-the-way = Las jugadas de rey no pueden vetarse, y una de caballo solo si captura por el camino.
rules-denial-only-move-ends = Si el bando vetado no tiene otra jugada, es jaque mate o ahogado.
rules-denial-no-only-move = Tampoco puede vetarse la única jugada de un bando.
rules-denial-end-waits = Una jugada que terminaría la partida espera a quien tiene el derecho: `{ COMMAND("deny") }` o `{ COMMAND("allow") }`.
rules-denial-promotion = Tras vetarse una coronación, el peón no puede coronar otra pieza en su lugar.
rules-denial-third = Tras tres vetos, quien tiene el derecho puede declarar tablas si no está en jaque (`{ COMMAND("draw") } claim`).

rules-denial-denied = { FORM($second, "las") } vetaron e4. { FORM($first, "Las") } tienen que jugar otra cosa y ahora tienen el derecho. La próxima jugada de { FORM($second, "las") } no puede vetarse.
