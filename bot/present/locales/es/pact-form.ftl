pact-form-offer = Ofrecer un pacto (lo ven todos)
pact-form-counter = Contraoferta al pacto { $number }

pact-form-field-to = ¿Para quién es?
pact-form-to-both = Ambos

pact-form-field-promises = Promesas mutuas
pact-form-hint-promises = Otros términos, más abajo. Cinco como máximo en total.
pact-form-peace = Paz
pact-form-peace-means = No capturar piezas de la otra parte.
pact-form-no-check = Sin jaques
pact-form-no-check-means = No atacar al rey de la otra parte.
pact-form-draw = Tablas cuando queden dos
pact-form-draw-means = Los dos últimos comparten la partida.
pact-form-against = Contra { FORM($side, "las") }
pact-form-against-means = Jugar contra { FORM($side, "las") } al menos cada dos turnos.
pact-form-spare = Respetar { FORM($piece, "los") }
pact-form-spare-means = No capturar { FORM($piece, "los") } que están ahora en el tablero.
pact-form-none-to-spare = Ninguna parte de este pacto tiene { FORM($piece, "many") }.

pact-form-field-terms = Términos, uno por línea
pact-form-field-until = ¿Cuánto dura?
pact-form-hint-until = Hasta que alguien le ponga fin
pact-form-field-stands = Abierta durante
pact-form-hint-stands = 2 jugadas tuyas
pact-form-open-for = { $moves ->
        [one] { $moves } jugada tuya
       *[other] { $moves } jugadas tuyas
    }
pact-form-field-words = Una promesa con tus palabras (no se vigila)
pact-form-hint-words = Compartimos el centro.
