# Lo que se dice de una partida cuando empieza, se queda sin tiempo, descansa y sigue.

lifecycle-as-a-guest = *Aquí no soy miembro, así que solo puedo escribir cuando alguien juega o pulsa un botón. `{ COMMAND("board") }` te trae el último tablero.*

lifecycle-table = **Partida { $game }**: { $terms }.
lifecycle-table-in-round = **Partida { $game }, ronda { $round }**: { $terms }.
lifecycle-table-in-arena = **Partida { $game }, arena**: { $terms }.

lifecycle-you-play = Llevas { FORM($side, "las") }.
lifecycle-you-play-with-beam = Llevas { FORM($side, "las") }. Conduce tu rayo hasta { $heels }. Tu propio talón está en { $square }.
lifecycle-heel-of = el talón { FORM($side, "m") } de { $square }

lifecycle-watched = Míralo en un navegador: { $link }
lifecycle-seen-again = Recórrela paso a paso: { $link }

lifecycle-reminder = Partida { $game }, tiempo restante: { $time }. { $turn }
lifecycle-clock-mended = Partida { $game }: el reloj del bot iba mal y ya va bien. La partida sigue. { $turn }
lifecycle-clock-mended-left = Partida { $game }: el reloj del bot iba mal y ya va bien. La partida sigue. Tiempo restante: { $time }. { $turn }
lifecycle-put-off = Partida { $game }: el bot estuvo ausente { $away }. Ese tiempo no cuenta; tiempo restante: { $time }. { $turn }

lifecycle-overdue-alone = Partida { $game }: { FORM($late, "las") } se han quedado sin tiempo. El ordenador no reclama la victoria, así que todavía puedes jugar.
lifecycle-overdue = Partida { $game }: { FORM($late, "las") } se han quedado sin tiempo. { FORM($others, "Las") } pueden `{ COMMAND("claim") } win`, `{ COMMAND("claim") } draw` o `{ COMMAND("claim") } wait`, o dejar que siga el ordenador (`{ COMMAND("claim") } computer`). Hasta entonces la jugada todavía puede hacerse.
lifecycle-overdue-drawn = Partida { $game }: { FORM($late, "las") } se han quedado sin tiempo. { FORM($others, "Las") } pueden `{ COMMAND("claim") } draw` o `{ COMMAND("claim") } wait`, o dejar que siga el ordenador (`{ COMMAND("claim") } computer`). Hasta entonces la jugada todavía puede hacerse.
lifecycle-overdue-of-three = Partida { $game }: { FORM($late, "las") } se han quedado sin tiempo. { FORM($others, "Las") } pueden seguir sin esa persona (`{ COMMAND("claim") } retire`), dejar que siga el ordenador (`{ COMMAND("claim") } computer`) o `{ COMMAND("claim") } wait`. Hasta entonces la jugada todavía puede hacerse.
lifecycle-assents = Partida { $game }: { FORM($absent, "las") } no han respondido a tiempo a la oferta de tablas, y eso cuenta como aceptarla.

lifecycle-abandoned = Partida { $game }: 14 días sin jugadas. ¿Sigue? Si no, se archiva { $until }.
lifecycle-archived = La partida { $game } está archivada, así que aquí puede empezar otra. Quien juega en ella puede reanudarla con **Reanudar** o con una jugada mientras la sala esté libre.
lifecycle-goes-on = Sigue la partida { $game }.
lifecycle-resumed = { FORM($who, "Las") } reanudan la partida { $game }.
lifecycle-back = El bot ha vuelto. Sigue la partida { $game }. { $turn }
lifecycle-unread = He estado desconectado un rato y no he leído nada de lo que se escribió aquí. Escríbelo otra vez. Partida { $game }: { $turn }
lifecycle-moved-here = La partida { $game } sigue aquí. { $turn }

lifecycle-you-played = Has jugado { $san }.
lifecycle-you-offered-draw = Has ofrecido tablas.
lifecycle-you-accepted-draw = Has aceptado las tablas.
lifecycle-you-declined-draw = Has rechazado las tablas.
lifecycle-you-claimed-draw = Has reclamado las tablas.
lifecycle-you-resigned = Has abandonado.
lifecycle-you-said-billi = Has dicho LET'S BILLI.
lifecycle-you-accepted-defeat = Has aceptado la derrota en la partida de ajedrez.
lifecycle-you-passed = Has pasado.
lifecycle-you-denied = Has vetado la jugada.
lifecycle-you-allowed = Has permitido la jugada.
lifecycle-your-lifeline-pass = Tu salvavidas: pass (el rayo pasa).
lifecycle-your-lifeline-reflect = Tu salvavidas: reflect (el rayo se desvía).
lifecycle-your-lifeline-stop = Tu salvavidas: stop (el rayo se detiene).
lifecycle-your-lifeline-none = Tu salvavidas: ninguno.
