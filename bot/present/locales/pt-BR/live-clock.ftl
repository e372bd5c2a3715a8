# Relógios ao vivo, em palavras.

live-clock-nothing-to-claim = Não há o que reivindicar: o relógio encerra a partida por si mesmo.
live-clock-clocks = Relógios: { $sides }.
live-clock-side = { $side } { $time }
live-clock-starts = O relógio { FORM($side, "do") } começa em um minuto.
