# Crazy chess: qué hizo y desencadenó una jugada, por qué, y cómo se eligen las jugadas por partes. Las reglas están en rules-crazy.ftl.

crazy-theme = mate
crazy-theme-how = con una reacción en cadena

crazy-suicide = { $move } mata a tu propio rey, así que pierdes en el acto. ¿La juegas?
crazy-lose-by-it = Sí, perder la partida

## Lo que hizo una jugada simple además de su notación: sigue a «3. Bg5 de las blancas».

crazy-jumping-in = , saltando dentro de la torre
crazy-capturing = , capturando { $pieces }
crazy-capturing-and-jumping-in = , capturando { $pieces } y saltando dentro de la torre
crazy-captured = { FORM($piece, "un") }
crazy-did = : { $steps }

## Pasos de una jugada, cada uno sin punto final.

crazy-step-moved = { $piece } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } de { $from } a { $to }
crazy-step-captured = se captura { FORM($piece, "el") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } de { $square }
crazy-step-fell = { FORM($piece, "el") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } cae en { $square }
crazy-step-fell-with-load = { FORM($piece, "el") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } cae en { $square } con su carga
crazy-step-rose = { FORM($piece, "el") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } resucita en { $square }
crazy-step-revenge = { FORM($piece, "el") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } se venga alrededor de { $square }
crazy-step-all-round = { FORM($piece, "el") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } de { $square } captura alrededor
crazy-step-swapped = { FORM($pawn, "el") } { FORM($pawn, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } de { $from } se intercambia con { FORM($other, "el") } { FORM($other, "gender") ->
        [f] { FORM($other-side, "f") }
       *[m] { FORM($other-side, "m") }
    } de { $to }
crazy-step-vanished = { FORM($piece, "el") } { FORM($piece, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } de { $square } desaparece
crazy-step-promoted = el peón de { $square } se convierte en { FORM($piece, "un") }
crazy-step-jumping-in = { $step }, saltando dentro de la torre

crazy-then-swapped = luego el peón de { $square }
crazy-more-steps = y { $count } pasos más ({ COMMAND("explain") } los muestra)

## Lo mismo en una imagen, con poco sitio.

crazy-moment = { $numbers }: { $step }
crazy-moment-moved = { $piece } a { $square }
crazy-moment-fell = cae { $piece }, { $square }
crazy-moment-rose = resucita { $piece }, { $square }
crazy-moment-revenge = venganza en { $square }
crazy-moment-all-round = alrededor de { $square }
crazy-moment-swapped = { $from } con { $to }
crazy-moment-vanished = se va { $piece }, { $square }
crazy-moment-promoted = { $piece } en { $square }

## Por qué ocurrieron los pasos de una jugada.

crazy-reason = - { $why } (`{ COMMAND("rules") } crazy { $part }`)
crazy-why-two-steps-later = El rey da dos pasos. Lo que captura en el primero reacciona después del segundo.
crazy-why-two-steps-at-once = El rey da dos pasos. Lo que captura en el primero reacciona en el acto.
crazy-why-knight-captures = Un caballo puede capturar en una casilla por la que pasa, o dentro de una torre.
crazy-why-jumps-in = Una pieza que podría ir a la casilla de una torre puede saltar dentro de ella.
crazy-why-falls = Cuando se captura una torre cae su carga, empezando por abajo. Cada pieza que cae captura la de abajo de la casilla.
crazy-why-all-round = Una dama puede capturar alrededor en vez de moverse.
crazy-why-revenge = Una dama capturada captura la pieza de abajo de su casilla y de todas las de alrededor.
crazy-why-rises = Un alfil capturado resucita una vez y captura la pieza de abajo de su casilla.
crazy-why-bishop-vanishes = Un alfil resucitado desaparece al final del próximo turno de su bando.
crazy-why-pawn-vanishes = Un peón que cae en su propia primera fila desaparece.
crazy-why-swaps = Un peón puede intercambiarse con una pieza de una casilla a la que podría avanzar.

## Jugadas que se eligen por partes en menús: 100 caracteres como máximo.

crazy-level = { $square } (nivel { $level })

crazy-part-swap = intercambio con { $place }
crazy-part-capture = captura en { $place }
crazy-part-into = dentro de la torre de { $square }
crazy-part-all-round = captura alrededor

crazy-swap = Intercambiar { $pawn } y { $met }
crazy-then = { $before }, luego { $next }

crazy-first-step = primero { $part }, luego uno de { $count } pasos
crazy-next-pawn = …y sigue el peón de { $pawn }: { $count } maneras

crazy-asks-second-step = { $piece }, primero { $part }: ¿segundo paso?
crazy-asks-capture = { $piece } → { $part }: ¿qué captura?
crazy-asks-pawn = { $piece }, { $parts }: ¿otro peón?
crazy-asks-how = { $piece }, { $parts }: ¿cómo?
