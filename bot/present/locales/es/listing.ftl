# Listas: las jugadas de una partida, las partidas de un servidor.

listing-denies = { $side }: veto
listing-deed = { $side }: { $deed }
listing-resign = abandono
listing-draw-offer = tablas ofrecidas
listing-draw-accept = tablas aceptadas
listing-draw-decline = tablas rechazadas
listing-draw-claim = tablas reclamadas
listing-billi = LET'S BILLI
listing-accept-defeat = derrota en el ajedrez aceptada
listing-allow = jugada permitida
listing-lifeline = salvavidas { $which }
listing-pending = { $step } (pendiente)
listing-cancelled = ~~{ $step }~~ (anulada)
listing-lasermate = MATE LÁSER { $side } +{ $points }
listing-scored = { $side } +{ $points }
listing-out = { $side } fuera

listing-archived = archivada
listing-in-progress = en juego
listing-turn = { $turn } ({ $number })
listing-move-number = jugada { $number }
listing-round-number = ronda { $number }
listing-billi-number = fase Billi, jugada { $number }
listing-here = aquí
listing-in-a-room = en { $room }
listing-at-this-table = en esta mesa

listing-no-games = Aquí no hay partidas. `{ COMMAND("challenge") }` empieza una.
listing-and-more =
    { $count ->
        [one] y { $count } más.
       *[other] y { $count } más.
    }
listing-to-follow = Para seguir una partida aquí: `{ COMMAND("watch") }` y su código.

listing-no-moves = Todavía no hay jugadas.
listing-hints = Pistas del ordenador: { $hints }.
listing-hint-before = { $who } antes de { $san }
listing-hint-latest = { $who } en la última posición

listing-replay =
    { $count ->
        [one] { $head }; { $count } jugada, { $end }.
       *[other] { $head }; { $count } jugadas, { $end }.
    }
listing-unfinished = sin terminar
