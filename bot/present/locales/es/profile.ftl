profile-nobody-called = Aquí nadie se llama { $name }.

profile-no-pacts = { $who } todavía no ha hecho ningún pacto.
profile-pacts =
    { $count ->
        [one] { $who }: { $count } pacto; respetados hasta el final: { $kept }; terminados antes: { $ended }; rotos: { $broken }; sin efecto: { $void }.
       *[other] { $who }: { $count } pactos; respetados hasta el final: { $kept }; terminados antes: { $ended }; rotos: { $broken }; sin efecto: { $void }.
    }

profile-no-games = **{ $who }** todavía no ha terminado ninguna partida contra personas { $here }.
profile-games =
    { $count ->
        [one] **{ $who }** ha terminado { $count } partida contra personas { $here }; ha ganado { $won }.
       *[other] **{ $who }** ha terminado { $count } partidas contra personas { $here }; ha ganado { $won }.
    }
profile-rating =
    { $count ->
        [one] { $game }: **{ $points }** ({ $count } partida por puntos)
       *[other] { $game }: **{ $points }** ({ $count } partidas por puntos)
    }
profile-results =
    { $game } aquí: { $won ->
        [one] { $won } ganada
       *[other] { $won } ganadas
    }, { $drawn } en tablas, { $lost ->
        [one] { $lost } perdida
       *[other] { $lost } perdidas
    }
profile-puzzles =
    Problemas de { $game }: **{ $points }** ({ $solved ->
        [one] { $solved } resuelto
       *[other] { $solved } resueltos
    } de { $tried })
profile-daily =
    { $days ->
        [one] Problema diario: { $days } día seguido (récord: { $best })
       *[other] Problema diario: { $days } días seguidos (récord: { $best })
    }

profile-balance = **Balance de la partida { $game }**, ronda { $round }
profile-balance-side = { $player }: { $pieces }, { $moves }
profile-balance-side-worth = { $player }: { $pieces } por valor de { $worth }, { $moves }
profile-balance-pieces = { $count ->
        [one] { $count } pieza
       *[other] { $count } piezas
    }
profile-balance-moves = { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
profile-balance-king = casillas atacadas alrededor del rey: { $attacked } de { $squares }
profile-balance-king-in-check =
    { $count ->
        [one] casillas atacadas alrededor del rey: { $attacked } de { $squares }, rey atacado por { $count } pieza
       *[other] casillas atacadas alrededor del rey: { $attacked } de { $squares }, rey atacado por { $count } piezas
    }
profile-balance-threatens = amenazas: { $sides }
profile-balance-threatens-nothing = sin amenazas
profile-balance-values = Valores en peones (dama 9, torre 5, alfil y caballo 3). «Amenazas» es el valor de las piezas que ataca.
