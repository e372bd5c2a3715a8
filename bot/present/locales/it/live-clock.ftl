# Orologi vivi in parole.

live-clock-nothing-to-claim = Non c'è nulla da reclamare: l'orologio chiude la partita da solo.
live-clock-clocks = Orologi: { $sides }.
live-clock-side = { $side } { $time }
live-clock-starts = L'orologio { FORM($side, "di") } parte tra un minuto.
