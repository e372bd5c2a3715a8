# Las reglas de los rayos láser, para dos bandos: las azules, que mueven primero, y las rojas. Un talón es la esquina que un bando guarda
# del rayo del otro; un mate láser, un rayo que acaba en el talón del otro.

rules-lasers-beams = **Los rayos.** Dos rayos láser corren en diagonal, rebotan en el marco y acaban en sus esquinas. { $course } Cada bando guarda una esquina, su talón de Aquiles: las azules en { $blue }, las rojas en { $red }. Los rayos nunca influyen en qué jugadas son legales.
rules-lasers-edge = El borde del tablero es el marco. El rayo azul sale del borde derecho, debajo de { $blue }, hacia arriba a la izquierda; el rojo, del borde izquierdo, encima de { $red }, hacia abajo a la derecha.
rules-lasers-columns = En las columnas { $columns } solo entran los rayos. El rayo azul sale de { $blue }, hacia arriba a la izquierda; el rojo, de { $red }, hacia abajo a la derecha.
rules-lasers-columns-and-rows = En las columnas { $columns } y las filas { $rows } solo entran los rayos. El rayo azul sale de { $blue }, hacia arriba a la izquierda; el rojo, de { $red }, hacia abajo a la derecha.
rules-lasers-holes = Los agujeros dejan pasar todos los rayos.
rules-lasers-stacks = De una pila, solo la pieza de abajo se encuentra con un rayo.

rules-lasers-pieces = **Qué hacen las piezas con los rayos.**
    - Un peón detiene cualquier rayo.
    - Una torre o un alfil lo desvía { $rook }.
    - Un caballo lo desvía { $knight }.
    - Una dama deja pasar su propio rayo y detiene el otro.
    - Un rey desvía su propio rayo como una torre y deja pasar el otro.
rules-lasers-like-a-vertical-mirror = como un espejo vertical: la izquierda pasa a ser derecha, arriba sigue siendo arriba
rules-lasers-like-a-horizontal-mirror = como un espejo horizontal: arriba pasa a ser abajo, la izquierda sigue siendo izquierda

rules-lasers-points = **Puntos.** Un rayo que acaba en el talón del rival es un **mate láser: { $points }**, una vez por bando. { $whose } La partida sigue hasta **{ $won }**. Quien abandona le da también esos puntos al rival. Gana quien tiene más puntos. Tras unas tablas deciden los mates láser.
rules-lasers-fixed = 277 puntos
rules-lasers-each-turn = 200 puntos, más 25 por cada vez que una pieza desvió el rayo, 450 como máximo
rules-lasers-checkmate = el jaque mate: 500 puntos
rules-lasers-own-moves = Solo cuenta tras una jugada del bando del rayo.
rules-lasers-all-moves = Cuenta para el bando del rayo, mueva quien mueva.
rules-lasers-all-moves-but-gifts = Cuenta para el bando del rayo, mueva quien mueva. Tras una jugada del propio rival es un regalo y vale 100 menos.
rules-lasers-hunt = **Puntos.** **El jaque mate vale 277**, y lo mismo el `{ COMMAND("defeat") }` (ACCEPT DEFEAT) del rival. Entonces los dos reyes se convierten en torres y empieza la caza: no hay jaque, cualquier pieza puede ser capturada. Un rayo que acaba en el talón del rival es un **mate láser: 500 puntos**, y termina la partida en cualquier momento. { $whose } `{ COMMAND("billi") }` (LET'S BILLI) empieza la caza sin puntos: { $consent }. `{ COMMAND("resign") }` termina la partida: el rival recibe 277; en la caza, 500. Gana quien tiene más puntos.
rules-lasers-one-side-alone = puede hacerlo un bando por su cuenta
rules-lasers-one-side-not-in-check = un bando que no está en jaque puede hacerlo por su cuenta
rules-lasers-both-sides = los dos tienen que estar de acuerdo

rules-lasers-joker = **Caballos Joker.** El primer caballo que mueve un bando se convierte en su Joker. Cuando lo alcanza un rayo, su bando puede usar un salvavidas (`{ COMMAND("lifeline") }`): **pass** (el rayo pasa), **reflect** (se desvía como en una torre) o **stop** (se detiene), cada uno una vez. { $lasts } Un Joker que captura al otro recibe un cuarto, del tipo que sea.
rules-lasers-until-the-next-move = Dura hasta la próxima jugada.
rules-lasers-while-hit = Dura mientras ese rayo siga alcanzando al Joker.

rules-lasers-start = cada rayo se detiene en el primer peón que encuentra.
rules-lasers-bounced = el rayo rojo pasa por e2, lo desvía el alfil de f1, atraviesa el rey azul y se detiene en d2.
rules-lasers-window = el rayo azul alcanza al Joker rojo en f6. Las rojas tienen que elegir.
rules-lasers-mated = por c1, b1, a1, e5 y h1 el rayo rojo acaba en el talón azul, así que las rojas puntúan con una jugada de las azules.
rules-lasers-turned = el rayo rojo atraviesa el rey azul de e1, lo desvía el alfil de f1 y se detiene en e2.
rules-lasers-unsaved = las azules no usaron ningún salvavidas para el Joker de d2, así que el rayo rojo llegó al talón azul en j1.
rules-lasers-lasermate = tres piezas desvían el rayo rojo hasta el talón azul en j1, así que las rojas puntúan con una jugada de las azules.
