# Las reglas de Agujeros negros. Una pieza que viaja entra por un agujero, el negro, y sale por otro, el blanco.

rules-black-holes-moves = **Movimientos.** Como en ajedrez, pero un peón en su segunda fila puede siempre avanzar dos casillas.
rules-black-holes-castling = Solo hay enroque largo.
rules-black-holes-no-castling = No hay enroque.
rules-black-holes-no-en-passant = No hay captura al paso.
rules-black-holes-letters = S es el caballo (`{ COMMAND("move") } Sc3`), H el agujero.
rules-black-holes-wins = Gana el jaque mate.

rules-black-holes-holes = **Agujeros.** En vez de mover, un bando puede poner un agujero en una casilla vacía de su primera fila (`{ COMMAND("drop") } c1`), tantas veces como quiera. Un agujero mueve como un rey a una casilla vacía, lo bloquea todo y no puede ser capturado con una jugada normal. Un peón puede coronar agujero.
rules-black-holes-through = **A través de los agujeros.** Cualquier pieza menos el rey puede viajar por los agujeros de su propio bando.
    - *Entrada:* una jugada normal hasta uno de ellos, el agujero negro.
    - *Salida:* por cualquiera de ellos, el agujero blanco (un agujero no puede usarse a sí mismo).
    - *Después:* sigue en la dirección en que entró, a cualquier distancia por casillas vacías. Un caballo repite su salto.
    - Al final puede capturar una pieza enemiga, cualquier pieza propia menos el rey, o cualquier agujero. Un rey al que podría capturar está en jaque.
rules-black-holes-typing = **Cómo se escribe.** `{ COMMAND("move") } a1b1a4b4` o `Ra1-b1-a4xb4`: casilla inicial, agujero negro, agujero blanco, casilla final. `Ra1xb4` sirve si todas las rutas llevan a la misma posición.

rules-black-holes-pawns = **Peones.** Si entra recto, un peón sale recto y no puede capturar. Si entra en diagonal, sale en diagonal y tiene que capturar.
rules-black-holes-free-pawns = **Peones.** Un peón mantiene su dirección, recta o diagonal, y puede capturar o no.
rules-black-holes-double-step = Puede entrar con un paso doble.
rules-black-holes-no-double-step = No puede entrar con un paso doble.
rules-black-holes-back = Una pieza puede acabar en la casilla de la que salió.
rules-black-holes-not-back = Una pieza no puede acabar en la casilla de la que salió.

rules-black-holes-sees-start = { FORM($first, "las") } están abajo. Todavía no hay agujeros.
rules-black-holes-sees-pawn = el peón entró en diagonal en el agujero de b4, salió por el mismo agujero y capturó en a5.
rules-black-holes-sees-beams = por dónde van los rayos al principio.
rules-black-holes-sees-drop = un agujero recién puesto.
rules-black-holes-sees-routes = las rutas de la torre: al entrar por b1 va a la derecha; por a4, hacia arriba.
rules-black-holes-sees-way = 1 entrada, 2 de agujero a agujero, 3 salida.
rules-black-holes-sees-check = jaque: la torre podría entrar por b4, salir por c8 y seguir hasta e8.
rules-black-holes-sees-capture = la salida, con captura.
rules-black-holes-sees-jump = entra con un salto y lo repite por c5, capturando en d7.
