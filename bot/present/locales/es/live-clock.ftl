live-clock-nothing-to-claim = No hay nada que reclamar: el reloj termina la partida por sí solo.
live-clock-clocks = Relojes: { $sides }.
live-clock-side = { $side } { $time }
live-clock-starts = El reloj de { FORM($side, "las") } se pone en marcha dentro de un minuto.
