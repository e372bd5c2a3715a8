# Pactos: lo que se promete y por cuánto tiempo.

terms-pledge-peace = paz
terms-pledge-no-check = sin jaques
terms-pledge-spare-squares = respetar lo que haya en { $squares }
terms-pledge-spare-piece = respetar { FORM($piece, "el") } de { $square }
terms-pledge-keep-out-squares = no mover piezas a { $squares }
terms-pledge-keep-out-territory = no entrar en el territorio { FORM($side, "m") }
terms-pledge-against = una jugada contra { FORM($side, "las") } { $often }
terms-pledge-move-next = { $move } en el próximo turno
terms-pledge-move-by-round = { $move } a más tardar en la ronda { $round }
terms-pledge-hostage = su rey como rehén hasta que se cumpla el término { $term }
terms-pledge-heir = el tercer rey es para { FORM($side, "las") }
terms-pledge-draw = tablas cuando queden dos
terms-pledge-words = { $words } (el bot no lo vigila)

terms-how-often =
    { $turns ->
        [1] en cada turno
        [2] al menos cada dos turnos
       *[other] al menos cada { $turns } turnos
    }

## Un término, como frase sin punto final; puede empezar línea con mayúscula.

terms-both-peace = ninguno captura piezas del otro
terms-three-peace = nadie captura piezas de los demás
terms-side-peace = { FORM($side, "las") } no capturan piezas de { FORM($partner, "las") }
terms-side-peace-with-two = { FORM($side, "las") } no capturan piezas de { FORM($partner, "las") } ni de { FORM($other, "las") }

terms-both-no-check = ninguno da jaque al otro
terms-three-no-check = nadie da jaque a los demás
terms-side-no-check = { FORM($side, "las") } no dan jaque a { FORM($partner, "las") }
terms-side-no-check-with-two = { FORM($side, "las") } no dan jaque a { FORM($partner, "las") } ni a { FORM($other, "las") }

terms-both-spare-squares = ambos respetan lo que haya en { $squares }
terms-three-spare-squares = los tres respetan lo que haya en { $squares }
terms-side-spare-squares = { FORM($side, "las") } respetan lo que haya en { $squares }

terms-both-spare-piece = ambos respetan { FORM($piece, "el") } de { $square }
terms-three-spare-piece = los tres respetan { FORM($piece, "el") } de { $square }
terms-side-spare-piece = { FORM($side, "las") } respetan { FORM($piece, "el") } de { $square }

terms-both-keep-out-squares = ninguno mueve piezas a { $squares }
terms-three-keep-out-squares = nadie mueve piezas a { $squares }
terms-side-keep-out-squares = { FORM($side, "las") } no mueven piezas a { $squares }

terms-both-keep-out-territory = ninguno entra en el territorio { FORM($owner, "m") }
terms-three-keep-out-territory = nadie entra en el territorio { FORM($owner, "m") }
terms-side-keep-out-territory = { FORM($side, "las") } no entran en el territorio { FORM($owner, "m") }

terms-both-against = ambos juegan contra { FORM($against, "las") } { $often }
terms-three-against = los tres juegan contra { FORM($against, "las") } { $often }
terms-side-against = { FORM($side, "las") } juegan contra { FORM($against, "las") } { $often }

terms-both-move-next = ambos juegan { $move } en su próximo turno
terms-three-move-next = los tres juegan { $move } en su próximo turno
terms-side-move-next = { FORM($side, "las") } juegan { $move } en su próximo turno

terms-both-move-by-round = ambos juegan { $move } a más tardar en la ronda { $round }
terms-three-move-by-round = los tres juegan { $move } a más tardar en la ronda { $round }
terms-side-move-by-round = { FORM($side, "las") } juegan { $move } a más tardar en la ronda { $round }

terms-both-hostage = ambos dejan a su rey como rehén hasta que se cumpla el término { $term }
terms-three-hostage = los tres dejan a su rey como rehén hasta que se cumpla el término { $term }
terms-side-hostage = { FORM($side, "las") } dejan a su rey como rehén hasta que se cumpla el término { $term }

terms-both-heir = ambos dejan el tercer rey a { FORM($heir, "las") }
terms-three-heir = los tres dejan el tercer rey a { FORM($heir, "las") }
terms-side-heir = { FORM($side, "las") } dejan el tercer rey a { FORM($heir, "las") }

terms-both-draw = ambos aceptan tablas cuando queden dos
terms-three-draw = los tres aceptan tablas cuando queden dos
terms-side-draw = { FORM($side, "las") } aceptan tablas cuando queden dos

terms-both-words = ambos prometen: { $words } (el bot no lo vigila)
terms-three-words = los tres prometen: { $words } (el bot no lo vigila)
terms-side-words = { FORM($side, "las") } prometen: { $words } (el bot no lo vigila)

## Cuánto dura un pacto.

terms-until-ended = hasta que alguien le ponga fin
terms-until-round = hasta el final de la ronda { $round }
terms-until-king-falls = hasta que caiga un rey
terms-until-king-of-falls = hasta que caiga el rey { FORM($side, "m") }
terms-until-term = hasta que se cumpla el término { $term }

terms-line = { $terms }; { $until }
terms-numbered = ({ $number }) { $term }
terms-judged = { $term } ({ $verdict })

## Qué fue de un término.

terms-verdict-kept = respetado
terms-verdict-fulfilled = cumplido
terms-verdict-expired = vencido
terms-verdict-void = sin efecto
terms-verdict-broken = roto
