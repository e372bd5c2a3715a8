demos-black-holes-title = un peón da mate a través de un agujero
demos-black-holes-start = Cinco columnas, ocho filas, las blancas abajo. Todavía no hay agujeros.
demos-black-holes-empty = El caballo blanco ha dejado b1, así que hay una casilla vacía en la primera fila.
demos-black-holes-drop = Las blancas ponen un agujero en b1 en vez de mover.
demos-black-holes-check = El caballo captura en c7 con jaque, y el rey negro da un paso adelante.
demos-black-holes-second = El primer agujero ha movido a b2, y las blancas ponen un segundo en b1.
demos-black-holes-through = Los agujeros también pueden viajar por agujeros: este entra por b2, sigue en la misma dirección por b3 hasta b4 y captura un peón de su propio bando. Ahora el peón de a3 podría entrar en b4 en diagonal y seguir por c5 y d6 hasta e7. Jaque mate a través de un agujero.
