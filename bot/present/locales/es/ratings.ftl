# Puntuaciones: cómo cambian, quién va primero y por qué una partida no cuenta.

ratings-list-or-hide = Usa `{ COMMAND("leaderboard") } me:list` o `{ COMMAND("leaderboard") } me:hide`.
ratings-server-or-all = Usa `{ COMMAND("leaderboard") } of:server` o `{ COMMAND("leaderboard") } of:all`.
ratings-which-tempo = ¿Qué ritmo? `bullet`, `blitz`, `rapid`, `classical`, `realtime`, `correspondence` o `untimed`.
ratings-rated-or-casual = Usa `rated` o `casual`.
ratings-from-the-start = Una partida desde una posición no puede ser por puntos. Quita la posición o `rated`.
ratings-casual-without-account = Esta partida es amistosa: en { $network } los nombres no son cuentas, así que no puede ser por puntos contra otra red.
ratings-provisional = ? significa provisional: todavía son pocas partidas.

ratings-bullet = { $game }, bullet
ratings-blitz = { $game }, blitz
ratings-rapid = { $game }, rápidas
ratings-classical = { $game }, clásicas
ratings-realtime = { $game }, en tiempo real
ratings-correspondence = { $game }, por correspondencia
ratings-untimed = { $game }, sin límite de tiempo

ratings-changes = Puntuaciones: { $changes }.
ratings-not-rated-substitute = No cuenta para la puntuación: jugó un sustituto.
ratings-not-rated-removed = No cuenta para la puntuación: se sacó a un jugador de la partida.
ratings-not-rated-hint = No cuenta para la puntuación: { FORM($player, "las") } pidieron una pista.
ratings-not-rated-short = No cuenta para la puntuación: se hicieron muy pocas jugadas.
ratings-not-rated-adjudicated = No cuenta para la puntuación: decidió quien gestiona la sala.
ratings-not-rated-gone = No cuenta para la puntuación: un jugador ha borrado sus datos.

ratings-nobody-everywhere = **{ $game }**: en la lista de todos los servidores nadie tiene todavía puntuación. `{ COMMAND("leaderboard") } me:list` te pone en ella.
ratings-nobody-here = **{ $game }**: aquí nadie tiene todavía puntuación. `{ COMMAND("challenge") } rated` juega por puntos.
ratings-nobody-in-this-chat = **{ $game }**: en este chat nadie tiene todavía puntuación. `{ COMMAND("challenge") } rated` juega por puntos.
ratings-of-all-servers = { $game }: todos los servidores
ratings-of-this-chat = { $game }: este chat
ratings-row = { $place }. { $who } { $points } ({ $games })
ratings-games = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
ratings-leaders-alt = Mejores puntuaciones, { $title }: { $rows }
ratings-listed = Estás en la lista de todos los servidores, con tu nombre.
ratings-not-listed = No estás en la lista de todos los servidores.

ratings-rated-games = { $count ->
        [one] { $count } partida por puntos
       *[other] { $count } partidas por puntos
    }
ratings-rated-games-between =
    { $count ->
        [one] { $count } partida por puntos, máximo { $highest }, mínimo { $lowest }
       *[other] { $count } partidas por puntos, máximo { $highest }, mínimo { $lowest }
    }
ratings-last-rated-games =
    { $count ->
        [one] { $count } partida por puntos (se muestran las últimas { $shown })
       *[other] { $count } partidas por puntos (se muestran las últimas { $shown })
    }
ratings-last-rated-games-between =
    { $count ->
        [one] { $count } partida por puntos (se muestran las últimas { $shown }), máximo { $highest }, mínimo { $lowest }
       *[other] { $count } partidas por puntos (se muestran las últimas { $shown }), máximo { $highest }, mínimo { $lowest }
    }
ratings-curve-alt = Puntuación de { $who }: { $game }, ahora { $now }. { $under }.
