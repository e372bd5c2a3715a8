threads-switched-off = En esta sala los hilos están desactivados. `{ COMMAND("settings") } threads on` los permite.
threads-here-or-thread = Usa `here` o `thread`.
threads-begun = La partida empieza en su propio hilo.

threads-drawn = Tablas
threads-wins = Ganan { FORM($side, "sin") }
threads-several-draw = Tablas: { $sides }

threads-in-a-thread = Se juega en su propio hilo.
threads-played-here = Se juega aquí.
threads-none-here = Aquí no puedo abrir ninguno{ $missing }, así que las partidas se juegan en la propia sala.
threads-cannot-be-opened = No puedo abrir un hilo aquí{ $missing }. La partida puede jugarse en la propia sala.
threads-not-opened = No he podido abrir un hilo, así que la partida se juega aquí.
threads-no-room = La partida { $game } ({ $players }) no puede empezar: no he podido abrir un hilo, y aquí se juega { $other }. Reanúdala aquí cuando termine { $other }.
threads-soon = La partida { $game } empieza en su propio hilo dentro de un momento.
