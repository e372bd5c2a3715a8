# Errores de partidas que el ordenador ha analizado, como problemas.

mistake-mine-means = errores de tus propias partidas analizadas
mistake-none-of-yours = Todavía no se conocen errores tuyos. Analiza antes una partida terminada: `{ COMMAND("analyse") }`.
mistake-no-such = Esa partida no tiene ningún error con ese número.
mistake-none-of = No se conocen errores en `{ $id }`. `{ COMMAND("analyse") } { $id }` los busca.
mistake-form-title = { $id }, error { $number }: tu respuesta

mistake-head = **Error { $number } de `{ $id }`**, { $game }: { $players }.
mistake-ask = ¿Qué era mejor? Usa **Responder** o `{ COMMAND("puzzle") } game:{ $id } number:{ $number } answer:`.
mistake-lost-the-game = { FORM($player, "Las") } jugaron **{ $move }**, que perdió la partida.
mistake-gave-away-a-won-game = { FORM($player, "Las") } jugaron **{ $move }**, que dejó escapar una partida ganada.
mistake-lost-pawns = { FORM($player, "Las") } jugaron **{ $move }**, que costó { $pawns }.

mistake-right = **¡Correcto!** { $solution }
mistake-the-same = Eso es lo que se jugó. ¿Qué era mejor?
mistake-wrong = Es legal, pero el ordenador encontró algo mejor. Inténtalo otra vez.
mistake-title-of-played = Se jugó: { $move }
mistake-title-of-better = Mejor: { $move }
