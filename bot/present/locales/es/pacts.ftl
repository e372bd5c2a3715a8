# Pactos: ofertas, respuestas y lo que fue de ellos. Sus términos están en terms.ftl.

pacts-not-here = Solo hay pactos en las partidas a tres: `{ COMMAND("challenge") } game:three-way`.
pacts-taken-back = Esa oferta ya no existe, porque se deshizo la jugada anterior.
pacts-choose = Usa `{ COMMAND("pact") } offer`, `accept`, `refuse`, `counter`, `withdraw`, `denounce` o `list`.
pacts-long = Es demasiado largo: un campo admite 1000 caracteres como máximo.
pacts-no-move = Eso no es una jugada. Para los pactos usa `{ COMMAND("pact") }`.

pacts-none-to-answer = Ningún pacto espera tu respuesta.
pacts-none-to-withdraw = No tienes ninguna oferta que retirar.
pacts-none-to-end = No tienes ningún pacto que terminar.
pacts-which-one = ¿Qué pacto? Escribe { $line }.
pacts-which = ¿Qué pacto? { $lines }. `{ COMMAND("pact") } list` los muestra todos.

pacts-treaty = **Pacto { $number }**: { FORM($by, "las") } ofrecen a { FORM($to, "las") }, { $until }:
pacts-treaty-term = { $number }: { CAPITAL($term) }
pacts-open =
    { $moves ->
        [1] Abierta hasta que jueguen { FORM($side, "las") }.
        [2] Abierta hasta que { FORM($side, "las") } hayan jugado dos veces.
       *[other] Abierta hasta que { FORM($side, "las") } hayan jugado { $moves } veces.
    }
pacts-both-must-accept = Deben aceptarla los dos.

pacts-counters = { FORM($who, "Las") } hacen una contraoferta:
pacts-refuses = { FORM($who, "Las") } rechazan el pacto { $number }.
pacts-withdraws = { FORM($who, "Las") } retiran la oferta del pacto { $number }.
pacts-accepts = { FORM($who, "Las") } aceptan el pacto { $number }.
pacts-not-answered = { FORM($who, "Las") } aún no han respondido.
pacts-begins = **El pacto { $number } está en vigor**: { $terms }.
pacts-ends = { FORM($who, "Las") } ponen fin al pacto { $number }.
pacts-ends-after-move = { FORM($who, "Las") } ponen fin al pacto { $number }. Dura hasta después de la próxima jugada de { FORM($side, "las") }.
pacts-ends-too = { FORM($who, "Las") } también ponen fin al pacto { $number }. Dura hasta después de la próxima jugada de { FORM($sides, "las") }.

pacts-done-countered = Contraoferta hecha.
pacts-done-offered = Pacto ofrecido.
pacts-done-accepted = Pacto aceptado.
pacts-done-refused = Pacto rechazado.
pacts-done-withdrawn = Oferta retirada.
pacts-done-ended = Has puesto fin al pacto { $number }.

pacts-broke = **{ FORM($side, "Las") } han roto el pacto { $number }** ({ $promise }) { $breach }.
pacts-with-an-offer = con una oferta en la ronda { $round } (media jugada { $ply })
pacts-by-declining = al rechazar las tablas en la ronda { $round } (media jugada { $ply })
pacts-by-passing = al pasar en la ronda { $round } (media jugada { $ply })
pacts-with-a-move = con { $move }
pacts-kept-promise = { FORM($side, "Las") } han cumplido una promesa del pacto { $number } ({ $promise }).
pacts-holds-for-draw = { FORM($side, "Las") } quedan fuera. Del pacto { $number } solo siguen en pie las tablas cuando queden dos.

pacts-offer-expired = La oferta del pacto { $number } ha caducado.
pacts-offer-void-over = La oferta del pacto { $number } queda sin efecto: la partida ha terminado.
pacts-offer-void-out = La oferta del pacto { $number } queda sin efecto: { FORM($side, "las") } están fuera.
pacts-offer-void = La oferta del pacto { $number } queda sin efecto.

pacts-has-ended = El pacto { $number } ha terminado.
pacts-was-kept = El pacto { $number } se ha respetado hasta el final.
pacts-is-fulfilled = El pacto { $number } se ha cumplido.
pacts-has-ended-as-announced = El pacto { $number } ha terminado, como anunciaron { FORM($side, "las") }.
pacts-is-void-out = El pacto { $number } queda sin efecto: { FORM($side, "las") } están fuera.
pacts-is-void = El pacto { $number } queda sin efecto: ya no existe aquello de lo que trataba.
pacts-has-expired = El pacto { $number } ha vencido.

pacts-waiting =
    { $count ->
        [one] { FORM($side, "Las") } aún tienen que responder al pacto { $pacts }.
       *[other] { FORM($side, "Las") } aún tienen que responder a los pactos { $pacts }.
    }

## La lista de los pactos de una partida.

pacts-list = **Pactos de la partida { $game }**, ronda { $round }
pacts-listed = **{ $number }** { $parties }, { $state }: { $terms }
pacts-listed-with-link = **{ $number }** { $parties }, { $state }: { $terms } ({ $link })
pacts-state-in-force = en vigor desde la ronda { $round } (media jugada { $ply })
pacts-state-ending = en vigor desde la ronda { $round } (media jugada { $ply }), con su fin anunciado por { FORM($sides, "las") }
pacts-state-offered = ofrecido por { FORM($side, "las") } en la ronda { $round } (media jugada { $ply }), falta la respuesta de { FORM($asked, "las") }
pacts-state-over = { $how } en la ronda { $round } (media jugada { $ply })
pacts-earlier = { $count ->
        [one] Otro pacto anterior está
       *[other] Otros { $count } pactos anteriores están
    } en el registro de la partida.
pacts-none = Todavía no hay pactos. `{ COMMAND("pact") } offer` hace una oferta.

pacts-brief-in-force = en vigor desde la ronda { $round }
pacts-brief-ending = con su fin anunciado por { FORM($sides, "las") }
pacts-brief-offered = ofrecido por { FORM($side, "las") }, falta la respuesta de { FORM($asked, "las") }
pacts-brief-over = { $how } en la ronda { $round }
pacts-offered-to = ofrecido por { FORM($side, "las") } a { FORM($to, "las") }

pacts-would-break = **Con esto faltarías a tu palabra:** { $pacts }.
pacts-would-break-one = pacto { $number } ({ $promise })
pacts-breaks = falta a tu palabra (pacto { $number })

## Qué fue de un pacto o una oferta; sigue «en la ronda 12».

pacts-over-broken-by = roto por { FORM($side, "las") }
pacts-over-ended-by = terminado por { FORM($side, "las") }
pacts-over-void-out = sin efecto ({ FORM($side, "las") } están fuera)
pacts-over-kept = respetado hasta el final
pacts-over-fulfilled = cumplido
pacts-over-expired = vencido
pacts-over-void = sin efecto
pacts-over-broken = roto
pacts-over-refused-by = rechazado por { FORM($side, "las") }
pacts-over-countered-by = respondido por { FORM($side, "las") } con el pacto { $number }
pacts-over-withdrawn = retirado
pacts-over-not-answered = caducado sin respuesta
