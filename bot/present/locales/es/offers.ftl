# En una partida, además de las jugadas: tablas, salvavidas, deshacer, reclamaciones, y preguntas antes de algo peligroso.

offers-more = Más
offers-nothing-more = Ahora no puedes hacer nada más.
offers-choose-lifeline = Usa `{ COMMAND("lifeline") } pass`, `reflect`, `stop` o `none`.
offers-choose-draw = Usa `{ COMMAND("draw") } offer`, `accept`, `decline` o `claim`.
offers-choose-takeback = Usa `{ COMMAND("takeback") } ask`, `accept` o `decline`.
offers-choose-claim = Usa `{ COMMAND("claim") } win`, `{ COMMAND("claim") } draw`, `{ COMMAND("claim") } wait`, `{ COMMAND("claim") } computer` o, en una partida a tres, `{ COMMAND("claim") } retire`.
offers-crossed = Ha llegado una oferta más reciente. Responde a esa.

offers-expired = Esa pregunta ha caducado. Pídelo otra vez si todavía quieres.
offers-not-asked = No se te ha preguntado eso.
offers-resume-first = Esta partida está archivada. Elige antes **Reanudar** o haz una jugada.
offers-nothing-to-take-back = No tienes ninguna jugada que deshacer.
offers-computer-declines = Lo siento: los ordenadores no permiten deshacer en partidas por puntos. En las amistosas lo hacen siempre.
offers-no-takeback = Nadie ha pedido deshacer. Una petición caduca con la siguiente jugada.
offers-agreed-already = Ya has aceptado. Falta la respuesta de otra persona.
offers-draw-is-for-all = A tres, las tablas necesitan a todos: `{ COMMAND("draw") } offer`. Quien no responda en el tiempo de una jugada cuenta como que acepta.
offers-no-limit = Esta partida no tiene límite de tiempo, así que no hay nada que reclamar.
offers-no-win-on-time = Con lo que te queda ya no puedes dar jaque mate, así que no hay victoria por tiempo. `{ COMMAND("claim") } draw` termina la partida.
offers-your-own-time = El tiempo que corre es el tuyo.
offers-not-paused = La partida no está en pausa.
offers-resumed = La partida sigue.
offers-takeback-requested = Has pedido deshacer.

offers-answer-theirs-first = { FORM($player, "Las") } han pedido deshacer. Responde antes a eso: `{ COMMAND("takeback accept") }` o `{ COMMAND("takeback decline") }`.
offers-takeback-asked-already = Ya has pedido deshacer. Falta la respuesta de { FORM($players, "las") }.
offers-no-move = Eso no es una jugada. Usa `{ $command }`.

offers-resign-question = ¿Abandonas esta partida?
offers-yes-resign = Sí, abandonar
offers-defeat-question = ¿Aceptas la derrota? La partida termina, y tu rival puntúa como por jaque mate.
offers-defeat-in-chess-question = ¿Aceptas la derrota en la partida de ajedrez? Tu rival puntúa por ello.
offers-yes-defeat = Sí, aceptar la derrota

offers-asks-to-take-back = { FORM($player, "Las") } piden deshacer { $undone }. { $asked }: ¿permitirlo o rechazarlo?
offers-last-moves = las últimas { $number } jugadas ({ $moves })
offers-undone-pacts = las ofertas de pacto hechas desde entonces
offers-undone-billi = LET'S BILLI
offers-undone-defeat = ACCEPT DEFEAT
offers-undone-lifeline = el salvavidas
offers-undone-denial = el veto
offers-undone-answer = la respuesta a eso
offers-undone-resignation = un abandono
offers-undone-move = una jugada

offers-allows-takeback-others-open = { FORM($player, "Las") } permiten deshacer. Falta la respuesta de { FORM($others, "las") }.
offers-allows-takeback = { FORM($player, "Las") } permiten deshacer. { $asked }
offers-declines-takeback = { FORM($player, "Las") } no permiten deshacer.
offers-you-allowed = Has permitido deshacer.
offers-you-declined = No has permitido deshacer.

offers-time-runs = Todavía no hay nada que reclamar. El tiempo se agota { $until }.
offers-time-of-player-runs = Todavía no hay nada que reclamar. El tiempo de { FORM($player, "las") } se agota { $until }.
offers-takeback-is-open = Sigue en pie: { FORM($player, "las") } piden deshacer. Falta la respuesta de { FORM($asked, "las") }.
offers-no-time-left-by-takeback = Al deshacer se quita también el tiempo que se añadió con la jugada, y a { FORM($player, "las") } no les quedaría nada.

offers-plays-on-without = { FORM($late, "Las") } se han quedado sin tiempo. { FORM($player, "Las") } siguen jugando sin esa persona.
offers-claims-win = { FORM($late, "Las") } se han quedado sin tiempo. { FORM($player, "Las") } reclaman la victoria.
offers-claims-draw = { FORM($late, "Las") } se han quedado sin tiempo. { FORM($player, "Las") } reclaman tablas.
offers-gives-time = { FORM($late, "Las") } se han quedado sin tiempo. { FORM($player, "Las") } les dan otra vez el mismo tiempo.
offers-they-are-out = Esa persona queda fuera. La partida sigue.
offers-you-claimed-win = Has reclamado la victoria.
offers-you-claimed-draw = Has reclamado tablas.
offers-they-get-time = Le das otra vez el mismo tiempo.
