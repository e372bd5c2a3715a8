# Opciones de los juegos: qué significan sus valores.

options-unit = { $span } por unidad
options-unit-help = cuánto se enfría un peón; una dama, nueve veces más
options-units = un tiempo como `2s`, `30s`, `1m` o `1h`, de 1 s a 7 días

options-yes = sí
options-no = no

options-board-12x8 = dos columnas libres a cada lado del tablero de ajedrez
options-board-8x8 = el propio tablero de ajedrez
options-board-10x8 = una columna libre a cada lado del tablero de ajedrez
options-board-14x8 = tres columnas libres a cada lado del tablero de ajedrez
options-board-16x8 = cuatro columnas libres a cada lado del tablero de ajedrez
options-board-12x10 = dos columnas libres a cada lado del tablero de ajedrez, y una fila libre arriba y abajo
options-board-12x12 = dos columnas libres a cada lado del tablero de ajedrez, y dos filas libres arriba y abajo
options-draughts-board-12x8 = dos columnas libres a cada lado del tablero
options-draughts-board-8x8 = el propio tablero
options-draughts-board-10x8 = una columna libre a cada lado del tablero
options-draughts-board-14x8 = tres columnas libres a cada lado del tablero
options-draughts-board-16x8 = cuatro columnas libres a cada lado del tablero
options-draughts-board-12x10 = dos columnas libres a cada lado del tablero, y una fila libre arriba y abajo
options-draughts-board-12x12 = dos columnas libres a cada lado del tablero, y dos filas libres arriba y abajo

options-mirror-columns = espejo por columnas: el rayo mantiene su sentido arriba o abajo
options-mirror-rows = espejo por filas: el rayo mantiene su sentido a izquierda o derecha
options-three-way-mirror-columns = espejo por columnas: el rayo se queda en el lado izquierdo o derecho de la casilla
options-three-way-mirror-rows = espejo por filas: el rayo se queda en el extremo cercano o lejano de la casilla

options-mode-a = BilliChess: un mate láser vale 277; el jaque mate vale 500 y termina la partida
options-mode-b = Billi-Chess: jaque mate 277 y los reyes pasan a torres; un mate láser, 500 y fin de la partida

options-scoring-fixed = siempre 277
options-scoring-carom = 200, y 25 por cada desvío del rayo en una pieza, hasta 450; 100 menos tras jugada del rival

options-lets_billi-mutual = los dos tienen que estar de acuerdo
options-lets_billi-unilateral_not_in_check = un bando solo, pero no estando en jaque
options-lets_billi-unilateral = un bando solo

options-lifeline_duration-contact = mientras el rayo siga alcanzando al Joker
options-lifeline_duration-one_ply = hasta la próxima jugada

options-denial-off = ninguna
options-denial-hard = cualquier jugada que no sea de caballo
options-denial-soft = cualquier jugada que no sea de caballo ni de rey
options-crazy-denial-off = ninguna
options-crazy-denial-hard = cualquiera, salvo las de un caballo que no captura nada por el camino
options-crazy-denial-soft = cualquiera, salvo las de rey y las de un caballo que no captura nada por el camino
options-draughts-denial-off = ninguna
options-draughts-denial-hard = cualquier jugada
options-draughts-denial-soft = cualquier jugada que no sea de dama

options-pawn_exit-strict = tiene que capturar si entró en diagonal, y no puede si entró recto
options-pawn_exit-free = puede capturar o no, entrara como entrara

options-jump_off-any = todas
options-jump_off-top_only = solo la de arriba de una pila
options-king_step_reactions-deferred = después del segundo paso del rey
options-king_step_reactions-immediate_but_king_exempt = en el acto, sin tocar al rey
options-suicide-allround_only = la captura alrededor de una dama
options-suicide-any = cualquier jugada
options-suicide-never = ninguna
options-forced_promotion-queen = una dama
options-forced_promotion-ask = lo que elija su bando antes de su próxima jugada

options-initial-random_fractional = al azar, hasta todo su tiempo
options-initial-random_rounded = al azar, en unidades enteras
options-initial-full = todo su tiempo
options-initial-zero = nada
options-penalties-none = como diga initial
options-penalties-1-3-3-5-9-4 = todo su tiempo
options-penalties-1-1-1-1-1-1 = una unidad cada una
options-in_check-resolve = cualquier cosa que acabe con el jaque
options-in_check-king_only = solo puede mover el rey
options-stalemate-draw = la partida es tablas
options-stalemate-ignore = nada: el otro bando puede seguir moviendo
options-tie_window-tu-20 = una vigésima parte de una unidad
options-tie_window-0 = solo por lo que llegue en el mismo milisegundo
options-promo_cooldown-pawn = como un peón
options-promo_cooldown-new_piece = como la pieza nueva
options-ep-next_move = solo con la próxima jugada del rival
options-ep-until_pawn_ready = hasta que ese peón vuelva a estar listo
options-ep-off = nunca
options-draw_tu-50 = 50 unidades
options-draw_tu-100 = 100 unidades
options-draw_tu-200 = 200 unidades

options-inherit-off = se quedan como obstáculos
options-inherit-on = son para quien captura
options-resign_heir-none = para nadie: se quedan como obstáculos
options-resign_heir-next = para quien sigue en el turno
options-centre-branch = hacia las dos casillas de su propio color
options-centre-straight = hacia la casilla de enfrente, del otro color
options-knight-union = dos casillas y una de lado, o una y dos de lado
options-knight-two_then_one = dos casillas y luego una de lado
options-three-way-ep-both = cada rival en su próximo turno
options-three-way-ep-next_player_only = quien mueve a continuación
options-three-way-ep-off = nadie
options-three-way-stalemate-conventional = sin jugadas, o solo con jugadas que pierden el rey
options-three-way-stalemate-no_move_only = solo si no hay ninguna jugada
options-turn-clockwise = las rojas están a la izquierda de las blancas
options-turn-mirror = las rojas están a la derecha de las blancas
