# Laufende Uhren in Worten.

live-clock-nothing-to-claim = Hier gibt es nichts zu verlangen: Die Uhr beendet die Partie von selbst.
live-clock-clocks = Uhren: { $sides }.
live-clock-side = { $side } { $time }
live-clock-starts = Die Uhr von { $side } läuft in einer Minute los.
