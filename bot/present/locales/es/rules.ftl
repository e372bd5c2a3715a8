# Las reglas de todos los juegos: lo que las enmarca, y secciones que comparten varios.

rules-summed-up = **{ $game }.** { $summary }
rules-with = **{ $game }** con { $options }.
rules-page-with = Con { $options }.

rules-examples = **Ejemplos**
    { $pictures }
rules-picture-of-start = - Imagen { $number }, el comienzo: { $words }
rules-picture = - Imagen { $number }: { $words }
rules-picture-after = - Imagen { $number }, después de `{ $moves }`: { $words }

rules-more = `{ COMMAND("rules") }` cuenta el resto página a página.
rules-rest = **Lo demás** es como en { $game }: `{ COMMAND("rules") } { $name }`.

rules-no-part-of = No existe la parte { $typed }. { $game } tiene { $parts }.
rules-no-part = No existe la parte { $typed }. `{ COMMAND("rules") } { $name }` cuenta todas las reglas de { $game }.
rules-no-part-but-exercises = No existe la parte { $typed }. `{ COMMAND("rules") } { $name }` cuenta todas las reglas de { $game }, con ejercicios al final.

rules-draws = **Tablas.** Por rey ahogado, material insuficiente o de común acuerdo (`{ COMMAND("draw") }`). Con la tercera repetición, o tras cincuenta movimientos sin capturas ni jugadas de peón, puedes reclamarlas (`{ COMMAND("draw claim") }`). La quinta repetición o setenta y cinco de esos movimientos son tablas automáticamente.
rules-draws-where-any-pieces-mate = **Tablas.** Por rey ahogado o de común acuerdo (`{ COMMAND("draw") }`). Con la tercera repetición, o tras cincuenta movimientos sin capturas ni jugadas de peón, puedes reclamarlas (`{ COMMAND("draw claim") }`). La quinta repetición o setenta y cinco de esos movimientos son tablas automáticamente.
rules-draws-before-the-hunt = **Tablas.** Unas tablas en la partida de ajedrez (`{ COMMAND("draw") }`) también empiezan la caza. La caza termina de común acuerdo, con la tercera repetición, tras cincuenta movimientos sin capturas ni jugadas de peón, o cuando no queda nada que desvíe un rayo.
