exercises-black-holes-rook = Los agujeros de las blancas están en a4, b1 y e5. ¿Dónde puede acabar la torre de a1 si viaja por ellos?
exercises-black-holes-rook-three = c1, d1 y b4
exercises-black-holes-rook-three-why = Entra por b1, hacia la derecha. Si sale por b1, llega a c1 o captura su propia dama en d1; si sale por a4, captura su propio peón en b4. Si saliera por e5, se iría del tablero.
exercises-black-holes-rook-two = c1 y b4
exercises-black-holes-rook-two-why = También puede capturar piezas propias, todas menos el rey. ¿Quién está junto a c1?
exercises-black-holes-rook-four = c1, d1, e1 y b4
exercises-black-holes-rook-four-why = El propio rey no puede capturarse, y la dama de d1 está en medio.
exercises-black-holes-rook-one = solo c1
exercises-black-holes-rook-one-why = Puede salir por cualquier agujero de las blancas, también por el de a4.

exercises-black-holes-bishop = ¿Dónde puede acabar el alfil de b2 si viaja por los agujeros?
exercises-black-holes-bishop-two = b5 y c6
exercises-black-holes-bishop-two-why = También puede salir por b1. ¿Quién está en diagonal delante de b1?
exercises-black-holes-bishop-three = b5, c6 y c2
exercises-black-holes-bishop-three-why = Entra por e5, hacia arriba a la derecha. Si sale por a4, llega a b5 o captura el agujero de c6; si sale por b1, captura su propio peón en c2. Si saliera por e5, se iría del tablero.
exercises-black-holes-bishop-four = b5, c6, d7 y c2
exercises-black-holes-bishop-four-why = El agujero de las negras en c6 está en medio. Puede capturarse, pero no se puede pasar por encima.
exercises-black-holes-bishop-nowhere = en ninguna parte
exercises-black-holes-bishop-nowhere-why = Las casillas entre b2 y e5 están vacías, así que puede entrar por e5.

exercises-black-holes-safe = Los agujeros de las negras están en c6, d5 y d6. ¿Qué peón blanco no pueden capturar las negras en una jugada?
exercises-black-holes-safe-not-why = Las negras pueden capturarlo. Mira qué entra en los agujeros de las negras y por dónde sale.
exercises-black-holes-safe-d2-why = Ninguna pieza negra llega a d2, ni siquiera por los agujeros. Todos los demás peones pueden ser capturados.

exercises-black-holes-check = Los agujeros de las blancas están en a4, c1, e5 y e7; los de las negras, en b6, b7, c6 y d6. ¿Qué rey está en jaque?
exercises-black-holes-check-white = el blanco
exercises-black-holes-check-white-why = Ninguna pieza negra que sale de un agujero tiene camino libre hasta d1.
exercises-black-holes-check-black = el negro
exercises-black-holes-check-black-why = Ninguna pieza blanca que sale de un agujero tiene camino libre hasta c8.
exercises-black-holes-check-both = los dos
exercises-black-holes-check-both-why = Ninguna ruta por los agujeros llega a ninguno de los reyes.
exercises-black-holes-check-neither = ninguno
exercises-black-holes-check-neither-why = Ninguna ruta por los agujeros llega a ninguno de los reyes.
