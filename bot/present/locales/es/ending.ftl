# Cómo terminó una partida. Un resultado va junto a una partida en una lista, y con mayúscula en una imagen: «ganan las azules 777 a 0,
# por jaque mate». La forma by sigue a «ganan…», «tablas» o «la partida terminó».

ending-over = **Fin de la partida: { $result }.**
ending-next = Y ahora: `{ COMMAND("rematch") }` o `{ COMMAND("challenge") }`.

ending-nobody-came = tablas: no vino nadie
ending-lone-king = tablas: se agotó el tiempo contra material insuficiente
ending-draw-claimed = tablas reclamadas por tiempo
ending-draw-with-points-claimed = tablas a { $points } puntos, reclamadas por tiempo
ending-draw-with-points-on-time = tablas a { $points } puntos, por tiempo
ending-draw-with-points-by = tablas a { $points } puntos, { FORM($reason, "by") }
ending-draw-by = tablas { FORM($reason, "by") }
ending-sides-draw-claimed = tablas entre { FORM($sides, "las") }, reclamadas por tiempo
ending-sides-draw-by = tablas entre { FORM($sides, "las") } { FORM($reason, "by") }
ending-wins-on-time = ganan { FORM($winner, "las") } por tiempo
ending-wins-by-draw-claimed = ganan { FORM($winner, "las") }, con tablas reclamadas por tiempo
ending-wins-by = ganan { FORM($winner, "las") } { FORM($reason, "by") }
ending-wins-by-suicide = ganan { FORM($winner, "las") } porque { FORM($loser, "las") } mataron a su propio rey
ending-wins-points-on-time = ganan { FORM($winner, "las") } { $points }, por tiempo
ending-wins-points-by-draw-claimed = ganan { FORM($winner, "las") } { $points }, con tablas reclamadas por tiempo
ending-wins-points-by = ganan { FORM($winner, "las") } { $points }, { FORM($reason, "by") }
ending-wins-on-points = ganan { FORM($winner, "las") } a los puntos, { $points }: { $end }

ending-to = { $before } a { $next }

ending-end-draw-claimed = se reclamaron tablas por tiempo
ending-end-time = se agotó el tiempo
ending-end-agreed = se acordaron tablas
ending-end-by = la partida terminó { FORM($reason, "by") }
ending-end-drawn-by = la partida quedó en tablas { FORM($reason, "by") }

ending-checkmate = jaque mate
    .by = por jaque mate
ending-king-capture = captura del último rey rival
    .by = por captura del último rey rival
ending-stalemate = rey ahogado
    .by = por rey ahogado
ending-no-moves = rival sin jugadas
    .by = por dejar al rival sin jugadas
ending-lasermate = mate láser
    .by = por mate láser
ending-resignation = abandono
    .by = por abandono
ending-agreement = acuerdo
    .by = de común acuerdo
ending-repetition = repetición
    .by = por repetición
ending-move-count = demasiadas jugadas sin progreso
    .by = por demasiadas jugadas sin progreso
ending-insufficient-material = material insuficiente
    .by = por material insuficiente
ending-no-deflection = ninguna pieza que pueda desviar un rayo
    .by = por no quedar piezas que desvíen un rayo
ending-third-denial = declaración tras el tercer veto
    .by = por declaración tras el tercer veto
ending-two-passes = dos pases seguidos
    .by = por dos pases seguidos
ending-suicide = suicidio del rey
    .by = por suicidio del rey
ending-adjudication = decisión de quien gestiona la sala
    .by = por decisión de quien gestiona la sala
