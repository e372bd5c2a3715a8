# Les pendules en mots.

live-clock-nothing-to-claim = Il n'y a rien à réclamer : la pendule termine elle-même la partie.
live-clock-clocks = Pendules : { $sides }.
live-clock-side = { $side } { $time }
live-clock-starts = La pendule { FORM($side, "des") } part dans une minute.
