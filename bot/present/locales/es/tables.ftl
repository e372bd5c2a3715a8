# Salas que comparten una mesa: códigos, avisos, negativas, y quién está en la lista de bloqueo.

tables-managers-only = Solo quien gestiona esta sala puede enlazarla.
tables-managers-block = Solo quien gestiona esta sala puede bloquear a alguien aquí.
tables-direct = Un chat directo no se puede enlazar. Invita al bot a una sala y enlaza esa.
tables-bridged = Un puente ya une esta sala con otra red, así que todo saldría dos veces. No se puede enlazar.
tables-thread = Un hilo no se puede enlazar. Enlaza la sala a la que pertenece.
tables-other-room-links = Esta sala ya está enlazada. Solo la primera sala puede enlazar más.
tables-no-such-code = Este código es erróneo, ha caducado o ya se ha usado. `{ COMMAND("link") }` en la otra sala da uno nuevo.
tables-own-code = Este código se creó aquí. Escríbelo en la otra sala.
tables-linked-already = Esta sala ya está enlazada. `{ COMMAND("unlink") }` termina el enlace.
tables-not-linked = Esta sala no está enlazada.
tables-linked = Las salas están enlazadas.
tables-room-away = El bot no puede llegar a la sala en la que se juega esta partida. Sigue en pausa, y nadie pierde por ello.
tables-unlinked = Esta sala ya no está enlazada.
tables-settings-elsewhere = Los ajustes se toman de la primera sala. `{ COMMAND("unlink") }` le devuelve a esta los suyos.
tables-no-threads = Las salas enlazadas juegan en la propia sala, no en un hilo.
tables-blocked = Quien gestiona la sala te ha bloqueado: no puedes jugar aquí.
tables-no-free-words = Los mensajes no pasan de una sala enlazada a otra. Ofrece el pacto sin mensaje.
tables-what-crosses = Las salas enlazadas ven tu nombre, tu red, tus jugadas, ofertas y resultados, nunca tu id. Lo que se envió se queda allí.

tables-encrypted-first = Esta sala está cifrada. En una mesa enlazada, los tableros, las jugadas y los nombres salen del cifrado. Para aceptarlo, escribe `{ COMMAND($line) }`.
tables-code =
    En la otra sala, alguien que la gestione escribe: `{ COMMAND($line) }`
    Sirve una sola vez, durante { $time }.
tables-full = Una mesa puede tener { $most } salas, y esta ya las tiene.
tables-both-play = En las dos salas se juega una partida, y una mesa solo puede tener una. Antes hay que terminar { $game } o la otra.

tables-linked-to = **Esta sala está ahora enlazada con { $rooms }.**
tables-another-room = otra sala
tables-room-on = una sala de { $network }
tables-appear-in-both = Los desafíos, jugadas, ofertas, pactos, resultados, nombres y tableros aparecen en las dos.
tables-appear-in-all = Los desafíos, jugadas, ofertas, pactos, resultados, nombres y tableros aparecen en todas.
tables-leave-encryption = Salen del cifrado de esta sala.
tables-stay = El chat, las pistas y las respuestas privadas se quedan donde están.
tables-settings-here = Los ajustes se toman de esta sala, pero cada sala tiene su idioma.
tables-settings-there = Los ajustes se toman de la primera sala, pero cada sala tiene su idioma.
tables-unlink-ends = `{ COMMAND("unlink") }` lo termina.

tables-under-way = La partida de esta mesa: { $players }.
tables-other-unlinked = Una sala enlazada de { $network } ya no lo está.
tables-other-gone = Ya no se puede llegar a una sala enlazada de { $network }.
tables-by-itself = Esta sala vuelve a estar sola.
tables-goes-on-here = { $game } sigue aquí hasta que termine.
tables-goes-on-there = { $game } sigue en la sala en la que empezó.
tables-silent-room = Desde hace un día no se puede llegar a una sala enlazada de { $network }, así que allí nadie ve lo que pasa en esta mesa. Sigue enlazada; `{ COMMAND("unlink") }` termina el enlace.
tables-game-cut-off = La partida { $game } está en pausa: ya no se puede llegar a la sala de { FORM($players, "las") }. No corre el tiempo, nadie pierde por ello, y aquí puede empezar otra.
tables-drawn-for-cut-off = Ya no se puede llegar a la sala de { FORM($players, "las") }. La partida { $game } acaba en tablas y no cuenta para nadie.

tables-is-blocked = Quien gestiona la sala ha bloqueado a { $who }: no puede jugar aquí.
tables-you-blocked = Has bloqueado a { $who }. `{ COMMAND("unblock") }` lo deshace.
tables-you-unblocked = { $who } puede volver a jugar aquí.
tables-which = Hay varias personas con ese nombre: { $people }. Menciona a quien quieras decir, o añade la red.
tables-plays-with-you = Estás jugando una partida con { $who }. Termínala antes, o pide el bloqueo a otra persona que gestione esta sala.
