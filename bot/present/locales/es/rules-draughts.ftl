# Las reglas de las damas (inglesas), y de los rayos sobre ellas. Los bandos son las azules, que mueven primero, y las rojas.

rules-draughts-moves = **Movimientos.** Se juega en las casillas oscuras. Las azules están abajo y mueven primero. Un peón mueve una casilla en diagonal hacia delante. En la última fila se convierte en dama, y ahí acaba el turno. Una dama también mueve y salta hacia atrás.
rules-draughts-captures = **Capturas.** Una pieza captura una pieza enemiga contigua saltando sobre ella a la casilla vacía de detrás, y sigue saltando mientras pueda. **Si puedes capturar, tienes que hacerlo.** Si hay varias capturas, elige cualquiera.
rules-draughts-end = **Final.** Pierde quien no puede mover. **Tablas** de común acuerdo (`{ COMMAND("draw") }`), o automáticamente con la quinta repetición o tras ochenta movimientos de cada bando sin capturas ni movimientos de peón. Puedes reclamarlas con la tercera repetición o tras cuarenta movimientos así.
rules-draughts-typing = **Cómo se escribe.** `{ COMMAND("move") } c3d4`. Una captura nombra cada casilla en la que se cae: `c3e5g7`, o `c3xg7` si solo una captura acaba ahí. También valen los números de las casillas: `11-15`.

rules-draughts-won = que un bando no pueda mover: 500 puntos para el otro
rules-draughts-pieces = **Qué hacen las piezas con los rayos.**
    - Un peón detiene el rayo del otro bando y desvía el suyo { $mirror }.
    - Una dama deja pasar el rayo de su bando y desvía el otro del mismo modo.

rules-draughts-right = Un solo bando a la vez tiene el derecho de veto; al principio, las rojas. En vez de responder, quien lo tiene puede deshacer la última jugada del rival (`{ COMMAND("deny") }`). El rival tiene que jugar otra cosa y recibe el derecho.
rules-draughts-only-move-loses = Un bando al que le vetan su única jugada, a menudo una captura obligada, no puede mover y pierde.
rules-draughts-no-only-move = La única jugada de un bando no puede vetarse.
rules-draughts-first-move = La primera jugada del bando que ha vetado no puede vetarse.
rules-draughts-no-kings = Las jugadas de dama no pueden vetarse.
rules-draughts-end-waits = Una jugada que terminaría la partida espera a quien tiene el derecho: `{ COMMAND("deny") }` o `{ COMMAND("allow") }`.
rules-draughts-third = Tras tres vetos, quien tiene el derecho puede declarar tablas (`{ COMMAND("draw") } claim`).

rules-draughts-sees-start = cada rayo se detiene en el primer peón del otro bando.
rules-draughts-sees-lasermate = el peón que cayó en c3 desvía el rayo rojo hacia el talón azul.
rules-draughts-sees-jumps = dos saltos en una jugada. El peón de f2 no podía mover en su lugar.
rules-draughts-sees-king = el peón se convierte en dama en d8. No sigue saltando sobre e7.
