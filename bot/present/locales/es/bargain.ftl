# Lo que dice un ordenador al ofrecer, responder o romper un pacto: breve y con carácter, como quien está sentado a la mesa; sin Markdown
# ni comillas. De los otros bandos habla en tercera persona, porque lo leen todos.

bargain-no-such-temper = El carácter de un ordenador es `loyal`, `shrewd`, `treacherous` o `any`: `{ COMMAND("challenge") } computer game:three-way temper:loyal`.
bargain-no-temper-here = El carácter es para las partidas a tres, donde se hacen pactos: `{ COMMAND("challenge") } computer game:three-way temper:loyal`.

bargain-says = { $side }: «{ $words }»

bargain-together-offered-1 = { FORM($side, "Las") } están por encima de nosotros dos. Miremos hacia allí y no el uno al otro.
bargain-together-offered-2 = Por separado, los dos perdemos contra { FORM($side, "las") }. Juntos, no tiene por qué ser así.
bargain-together-offered-3 = { FORM($side, "Las") } son demasiado para uno solo. ¿Te unes?

bargain-together-answered-1 = De acuerdo: primero { FORM($side, "las") }, y luego ya veremos.
bargain-together-answered-2 = Sí. { FORM($side, "Las") } no deben escaparse con esto.
bargain-together-answered-3 = Mis piezas saben adónde mirar: hacia { FORM($side, "las") }.

bargain-relief-offered-1 = Mucho me aprietan { FORM($side, "las") }. Un poco de calma nos vendría bien a los dos.
bargain-relief-offered-2 = ¿No han sido ya bastantes golpes entre { FORM($side, "las") } y yo, por ahora?
bargain-relief-offered-3 = Prefiero no cambiar piezas con { FORM($side, "las") }: otro nos daría las gracias.

bargain-relief-answered-1 = La calma en ese lado vale mucho para mí.
bargain-relief-answered-2 = Con mucho gusto. No tenía gran respuesta a todo eso.
bargain-relief-answered-3 = Así podré dar la espalda a { FORM($side, "las") } por un tiempo.

bargain-ahead-offered-1 = Tú y yo no tenemos nada pendiente ahora mismo.
bargain-ahead-offered-2 = Pido calma, no ayuda.
bargain-ahead-offered-3 = No hace falta que vengan todos a por mí a la vez.

bargain-ahead-answered-1 = La paz no me cuesta nada en este momento.
bargain-ahead-answered-2 = ¿Por qué no? Tengo bastante que hacer en otra parte.

bargain-calm-1 = No hay mal en ello.
bargain-calm-2 = Me parece justo: nadie pierde con esto.
bargain-calm-3 = De acuerdo, mientras dure.

bargain-hostage-1 = Mi rey está delante de tus piezas. Déjalo en pie y me vuelvo contra { FORM($side, "las") }.
bargain-hostage-2 = Guarda mi rey como prenda en vez de llevártelo: contra { FORM($side, "las") } te valgo más con vida.

bargain-share-1 = Quedan dos, como habíamos previsto. ¿Tablas?
bargain-share-2 = Dijimos que lo compartiríamos. Mantengo mi palabra.

bargain-too-strong-1 = { FORM($side, "Las") } están demasiado bien: perdonarlas sería perder despacio.
bargain-too-strong-2 = ¿Paz con el más fuerte? Todavía no; { FORM($side, "las") } tendrán que esperar.
bargain-too-strong-3 = Que me lo pidan { FORM($side, "las") } cuando no vayan por delante.

bargain-distrust-1 = Ya he visto lo que vale la palabra de { FORM($side, "las") }.
bargain-distrust-2 = { FORM($side, "Las") } ya han roto un pacto en esta partida. No.

bargain-bound-1 = El pacto { $pact } dice otra cosa, y me obliga.
bargain-bound-2 = No puedo firmar esto y el pacto { $pact } a la vez.

bargain-too-dear-1 = Es más de lo que puedo dar.
bargain-too-dear-2 = El precio es demasiado alto para mí.

bargain-other-terms-1 = La compañía me gusta, los términos no. Mejor esto.
bargain-other-terms-2 = Casi. Esto es lo que yo firmaría.
bargain-other-terms-3 = Contigo, sí; pero no con estos términos.

bargain-struck-1 = Después de ese golpe de { FORM($side, "las") } tengo que pensar en mí.
bargain-struck-2 = Yo sangro y otros se aprovechan. Se acabó.
bargain-struck-3 = { FORM($side, "Las") } golpean fuerte, y nadie estaba a mi lado. Me retiro de esto.

bargain-outgrown-1 = { FORM($side, "Las") } se han hecho demasiado fuertes para perdonarles nada.
bargain-outgrown-2 = Un poco más y ganan { FORM($side, "las") }. Me despido, y a la vista de todos.

bargain-takes-king-1 = Di mi palabra; y entonces apareció ahí el rey { FORM($side, "m") }.
bargain-takes-king-2 = Ninguna promesa pesa tanto como el rey { FORM($side, "m") }.

bargain-saves-king-1 = Mi rey habría caído. No vi otro camino.
bargain-saves-king-2 = Cumplo mi palabra, pero no al precio de mi rey.

bargain-gain-1 = Era demasiado bueno para dejarlo ahí.
bargain-gain-2 = Lo dije, y lo decía en serio cuando lo dije.
bargain-gain-3 = Las promesas son largas, y esta partida es corta.

bargain-no-other-move-1 = No tenía ninguna jugada que lo respetara.
bargain-no-other-move-2 = Habría cumplido mi palabra, de haber habido manera.

bargain-no-need-1 = No le veo necesidad por ahora.
bargain-no-need-2 = Gracias, pero prefiero tener las manos libres.
bargain-no-need-3 = Ahora no.
