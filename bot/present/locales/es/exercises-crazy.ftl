exercises-crazy-stacks = La torre blanca lleva un peón. La torre negra de a4 lleva una torre, y esta un peón. Las blancas capturan en a4. ¿Qué queda allí?
exercises-crazy-stacks-both = la torre y el peón blancos
exercises-crazy-stacks-both-why = La carga de la torre capturada cae en a4, y lo que cae captura.
exercises-crazy-stacks-white = un peón blanco
exercises-crazy-stacks-white-why = También cae, pero no es el último. ¿Quién estaba en lo alto de la pila negra?
exercises-crazy-stacks-black = un peón negro
exercises-crazy-stacks-black-why = La torre negra de dentro cae y captura la torre blanca. El peón blanco cae y captura esa torre, cuyo peón cae el último y captura el peón blanco.
exercises-crazy-stacks-nothing = nada
exercises-crazy-stacks-nothing-why = La última pieza que cae se queda.

exercises-crazy-bishop = La torre blanca captura con su peón el alfil de a4. ¿Qué queda allí?
exercises-crazy-bishop-both = la torre y el peón blancos
exercises-crazy-bishop-both-why = Un alfil capturado resucita y captura la pieza de abajo: aquí, la torre.
exercises-crazy-bishop-pawn = un peón blanco
exercises-crazy-bishop-pawn-why = El alfil resucita y captura la torre. El peón cae y captura el alfil, que no resucita dos veces.
exercises-crazy-bishop-risen = un alfil resucitado
exercises-crazy-bishop-risen-why = La torre que capturó llevaba un peón.

exercises-crazy-tower = En a2 hay cuatro torres y un peón. El caballo blanco va de a1 a b3 y al pasar captura la tercera torre. ¿Qué queda en a2?
exercises-crazy-tower-two-rooks = dos torres
exercises-crazy-tower-two-rooks-why = Lo que llevaba la tercera torre cae en a2, y lo que cae captura la pieza de abajo.
exercises-crazy-tower-rook-and-pawn = una torre y el peón
exercises-crazy-tower-rook-and-pawn-why = El peón cae cuando se captura la torre que lo llevaba.
exercises-crazy-tower-pawn = el peón
exercises-crazy-tower-pawn-why = La cuarta torre cae sobre la de abajo, y su carga cae a su vez. El peón es el último y se queda.
exercises-crazy-tower-nothing = nada
exercises-crazy-tower-nothing-why = La última pieza que cae se queda.

exercises-crazy-inside = El caballo blanco salta a c3 y captura el alfil que va en la torre. ¿Qué queda en c3?
exercises-crazy-inside-both = la torre y el caballo
exercises-crazy-inside-both-why = El alfil resucita y captura la pieza de abajo de la casilla: aquí, su propia torre.
exercises-crazy-inside-risen = un alfil resucitado
exercises-crazy-inside-risen-why = Capturó la torre, así que cae el caballo que estaba encima.
exercises-crazy-inside-knight = el caballo
exercises-crazy-inside-knight-why = El alfil resucita y captura la torre. El caballo cae y captura el alfil.

exercises-crazy-suicide = La dama blanca captura alrededor. ¿Qué pasa?
exercises-crazy-suicide-nothing = Nada
exercises-crazy-suicide-nothing-why = Alrededor quiere decir piezas de los dos bandos.
exercises-crazy-suicide-illegal = Es ilegal
exercises-crazy-suicide-illegal-why = Es la única jugada con la que puedes matar a tu propio rey. Antes se te pregunta.
exercises-crazy-suicide-loses = Pierden las blancas
exercises-crazy-suicide-loses-why = La dama captura a su propio rey.

exercises-crazy-check = El rey negro está en una torre en d4, y el alfil blanco la ataca. ¿Están en jaque las negras?
exercises-crazy-check-yes = Sí
exercises-crazy-check-yes-why = Si el alfil captura la torre, el rey cae y captura el alfil. Pero el alfil resucita y captura al rey.
exercises-crazy-check-no = No
exercises-crazy-check-no-why = Una pieza dentro de una torre no puede ser capturada antes que la torre. ¿Qué viene después?

exercises-crazy-king = El rey blanco captura con su primer paso el alfil de e2. ¿Adónde puede ir con el segundo?
exercises-crazy-king-d1-why = El alfil resucita en e2 cuando el rey ya se ha ido, y ataca d1.
exercises-crazy-king-f3-why = El alfil resucita en e2 cuando el rey ya se ha ido, y ataca f3.
exercises-crazy-king-stays = se queda en e2
exercises-crazy-king-stays-why = Un rey da siempre dos pasos.
exercises-crazy-king-e1-why = El alfil resucita en e2 y solo ataca en diagonal.

exercises-crazy-queen = El rey blanco captura con su primer paso la dama de e2. ¿Qué segundo paso lo salva de la venganza?
exercises-crazy-queen-e1-why = La venganza captura todo lo que rodea e2, y también e1.
exercises-crazy-queen-f2-why = La venganza captura todo lo que rodea e2, y también f2.
exercises-crazy-queen-rook = dentro de la torre de f1
exercises-crazy-queen-rook-why = La venganza captura la torre, y el rey que va en ella cae en f1, vivo.
exercises-crazy-queen-none = ninguno
exercises-crazy-queen-none-why = Una torre capturada salva lo que lleva.
