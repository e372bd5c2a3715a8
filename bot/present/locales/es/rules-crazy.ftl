# Las reglas de Crazy chess: un resumen, y luego pieza a pieza.

rules-crazy-part-rooks = torres
rules-crazy-part-kings = reyes
rules-crazy-part-queens = damas
rules-crazy-part-bishops = alfiles
rules-crazy-part-knights = caballos
rules-crazy-part-pawns = peones
rules-crazy-part-denying = veto
rules-crazy-help-rooks = pilas, saltar dentro, piezas que caen
rules-crazy-help-kings = dos pasos en un turno
rules-crazy-help-queens = captura alrededor, y venganza
rules-crazy-help-bishops = resucitan una vez tras ser capturados
rules-crazy-help-knights = capturas por el camino, o dentro de una torre
rules-crazy-help-pawns = cuatro formas de avanzar, y disfraces
rules-crazy-help-denying = el derecho a deshacer una jugada
rules-crazy-which-part = ¿Qué pieza sigue?
rules-crazy-overview = resumen
rules-crazy-overview-help = todas las piezas en pocas líneas
rules-crazy-part-title = **Crazy chess: { $part }.**
rules-crazy-page = **{ CAPITAL($part) }.** { $words }

## El resumen.

rules-crazy-first = Ajedrez desde la posición inicial de siempre; gana el jaque mate.
rules-crazy-pieces = **Las piezas.** Ajedrez desde la posición inicial de siempre, pero:
    - Las **torres** llevan piezas: una pieza que podría ir a la casilla de una torre puede saltar dentro de ella. Cuando se captura una torre, cae su carga.
    - Los **reyes** dan dos pasos en un turno.
    - Las **damas** pueden capturar alrededor, y se vengan cuando son capturadas.
    - Los **alfiles** resucitan una vez tras ser capturados, durante un turno.
    - Los **caballos** pueden capturar en una casilla por la que pasan, y dentro de una torre.
    - Los **peones** mueven en las cuatro direcciones y pueden intercambiarse con otra pieza.
rules-crazy-denial = - **Veto:** el bando que tiene el derecho puede deshacer la última jugada del rival (`{ COMMAND("deny") }`). El derecho pasa al rival.
rules-crazy-choosing = Gana el jaque mate. `{ COMMAND("move") }` sin jugada te deja elegir una paso a paso. Se enumera todo lo que desencadena una captura, y `{ COMMAND("explain") }` lo muestra de nuevo.
rules-crazy-one-at-a-time = **Pieza a pieza:** elige en el menú, o `{ COMMAND("rules") } crazy rooks`, `kings`, `queens`, `bishops`, `knights`, `pawns`.
rules-crazy-one-at-a-time-or-denying = **Pieza a pieza:** elige en el menú, o `{ COMMAND("rules") } crazy rooks`, `kings`, `queens`, `bishops`, `knights`, `pawns`, `denying`.

## Torres.

rules-crazy-rooks = Mueven como en ajedrez y llevan piezas de los dos bandos.
    - *Juntas:* una torre se mueve con todo lo que lleva encima. Cualquier otra pieza sale sola. { $leaving } Desde ahí mueve y captura como siempre.
    - *A salvo:* una captura se lleva la pieza de abajo de la casilla. A una pieza dentro de una torre solo puede capturarla un caballo, o cualquiera después de la torre.
rules-crazy-top-leaves = Solo la pieza de arriba de una pila puede salir sola.
rules-crazy-any-leaves = Puede salir cualquier pieza de dentro, esté en el nivel que esté: `a1:2b3` mueve la que tiene dos debajo.
rules-crazy-jumping-in = - *Adentro:* una pieza que podría ir a la casilla de una torre si la torre no estuviera puede saltar dentro de ella, sea propia o enemiga: `a1b1^`, o `rook a1 into b1`. Queda arriba, con todo lo que lleva.
rules-crazy-falling = - *Caída:* cuando se captura una torre, su carga cae en la casilla, empezando por abajo. Cada pieza captura la de abajo que haya allí, amiga o enemiga, así que solo queda la última. Una torre cae con su propia carga, que cae a su vez cuando se captura esa torre.

## Reyes.

rules-crazy-two-steps = Un rey da siempre dos pasos en un turno, aunque sea para volver a su casilla: `e1f2e1`, o `king e1 f2 e1`.
rules-crazy-reacts-later = Una pieza capturada con el primer paso no reacciona hasta después del segundo. Entonces un alfil resucita a sus espaldas y cae la carga de una torre, pero la venganza de una dama aún lo alcanza si está en la casilla de ella o al lado, salvo que lo lleve una torre.
rules-crazy-reacts-at-once = Una pieza capturada con el primer paso reacciona en el acto, sin tocar al rey.
rules-crazy-each-step = Cada paso puede ser una captura o un salto dentro de una torre. El primero también puede ser un enroque (`e1g1f1^`). Para el jaque solo cuenta la última casilla: puede pasar por una casilla atacada y capturar una pieza defendida si su segundo paso es seguro. Ataca todo lo que esté a dos pasos o menos.

## Damas.

rules-crazy-revenge = **Venganza:** una dama capturada captura la pieza de abajo de su casilla y de las ocho de alrededor, incluida la que la capturó. Las torres sueltan su carga, los alfiles resucitan y las damas se vengan a su vez: primero en su casilla, luego al norte y en el sentido de las agujas del reloj. Por eso un rey junto a su propia dama está en jaque cuando ella puede ser capturada.
rules-crazy-all-round = **Alrededor:** en vez de moverse puede capturar la pieza de abajo de cada una de las ocho casillas que la rodean, de los dos bandos. Se queda donde está: `d1!`, o `Q blast`.
rules-crazy-suicide-never = No puede matar a su propio rey.
rules-crazy-suicide-any = Una jugada que mata a tu propio rey pierde en el acto. Antes se te pregunta.
rules-crazy-suicide-all-round = Puede incluso matar a su propio rey, y eso pierde en el acto. Antes se te pregunta.

## Alfiles.

rules-crazy-rising = Mueven como en ajedrez. Un alfil capturado resucita en su casilla, una vez en su vida, y captura la pieza de abajo que haya en ella, normalmente la que lo capturó.
rules-crazy-risen = A un alfil resucitado le queda un turno: puede mover en él, da jaque hasta entonces y desaparece al final. Si lo capturan otra vez, ya no vuelve.

## Caballos.

rules-crazy-passing = Mueven como en ajedrez, por uno de dos caminos: primero el tramo largo, o primero el corto. Un caballo captura como mucho una pieza. Esa pieza puede estar en una de las dos casillas por las que pasa el caballo: `b1c3*b2` o `Nb1c3 takes b2`. Entonces la última casilla tiene que estar vacía, o tener una torre dentro de la que salte.
rules-crazy-in-a-stack = O bien captura cualquier pieza enemiga de su última casilla, en cualquier nivel de una pila: `b1c3*c3:2` es la que tiene dos debajo.
rules-crazy-knight-denied = Una jugada de caballo solo puede vetarse si captura por el camino.

## Peones.

rules-crazy-stepping = Un peón da un paso adelante, atrás o de lado, y dos desde su segunda fila, adelante o de lado. Captura en diagonal hacia delante, y al paso también tras un paso doble de lado. Nunca entra en su propia primera fila, y desaparece si cae en ella.
rules-crazy-last-row = **Última fila:** un peón que llega allí fuera de una torre corona: en el turno de su bando, la pieza escrita (`a7a8=q`); en el turno del rival, una dama.
rules-crazy-last-row-asked = **Última fila:** un peón que llega allí fuera de una torre corona: en el turno de su bando, la pieza escrita (`a7a8=q`); en el turno del rival, la que elija su bando al empezar el turno siguiente (`=q`).
rules-crazy-disguise = **Disfraz:** un peón puede intercambiarse con una pieza de una casilla a la que podría avanzar, amiga o enemiga: una pieza suelta, una torre con su carga o una pieza que va dentro: `e2~e3`, o `e2 disguise e3`.
rules-crazy-chains = **Cadenas:** otro de tus peones puede seguir con la misma pieza, que ahora está en la casilla del primer peón: `e2~e3,d2~e2`, o `e2 disguise e3 then d2`. Cada peón una vez, todo en una jugada.

## Veto.

rules-crazy-without-denial = Esta partida se juega sin veto.
rules-crazy-same-move = **Qué cuenta como la misma jugada:** los dos pasos de un rey, cada eslabón de una cadena, qué capturó un caballo y por qué camino. Saltar dentro de una torre y capturarla son jugadas distintas. Un veto deshace todo lo que desencadenó la jugada.

## Lo que se ve en las imágenes, tras «En la imagen:» o «Después de `a1a4`:».

rules-crazy-sees-stacks = la pieza de arriba está sobre la torre que la lleva. El número las cuenta todas. Bajo el tablero se ve cada pila grande desde su torre hacia arriba.
rules-crazy-sees-revenge = la venganza de una dama, en pasos numerados. El alfil ha resucitado.
rules-crazy-sees-loads = en a1 hay una torre { FORM($first, "f") } que lleva un peón y un caballo. En a4, una torre { FORM($second, "f") } que lleva una torre, que lleva un peón.
rules-crazy-sees-jump = un caballo ha saltado dentro de su propia torre.
rules-crazy-sees-fall = una torre capturó otra torre. La torre de dentro cayó y capturó la torre { FORM($first, "f") }, cuyo peón cayó y la capturó a su vez. Después cayó el peón { FORM($second, "m") } y capturó el { FORM($first, "m") }. El último se queda.
rules-crazy-sees-two-steps = el rey capturó un alfil y volvió a su casilla. El alfil ha resucitado y solo ataca en diagonal.
rules-crazy-sees-castling = el primer paso fue el enroque. Con el segundo, el rey se esconde en su torre.
rules-crazy-sees-avenged = una dama fue capturada y capturó todo lo que la rodeaba: la torre que la había capturado, el caballo y el peón. El alfil ha resucitado.
rules-crazy-sees-all-round = capturó alrededor: dos peones, un caballo y su propio peón de d3.
rules-crazy-sees-risen = la torre capturó un alfil, que resucitó y capturó la torre. La marca cuenta los turnos que le quedan al alfil.
rules-crazy-sees-vanished = movió una vez más y desapareció.
rules-crazy-sees-passed = dos arriba, una a la derecha: pasó por b2 y capturó allí.
rules-crazy-sees-in-a-stack = capturó el caballo que iba en la torre enemiga y ahora está en lo alto de la pila.
rules-crazy-sees-steps = adónde puede avanzar un peón.
rules-crazy-sees-swap = el peón y el caballo se han intercambiado.
rules-crazy-sees-chain = una cadena: el mismo caballo fue llevado hasta d2.
rules-crazy-sees-denied = { FORM($second, "las") } vetaron e4. { FORM($first, "Las") } tienen que jugar otra cosa y ahora tienen el derecho.
