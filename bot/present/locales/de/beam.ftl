# Wohin ein Strahl geht. Figuren sind mit ihrer Seite genannt, als „rote Dame“.

# Wie ein Strahl endet; die Form „now“ nach einem Zug, der ihn umgelenkt hat.

beam-stops = endet auf { $square }
    .now = endet jetzt auf { $square }
beam-stops-at-piece = endet auf { $square } ({ $piece })
    .now = endet jetzt auf { $square } ({ $piece })
beam-ends-in-heel = endet in der Ferse von { $side } bei { $square }
    .now = endet jetzt in der Ferse von { $side } bei { $square }
beam-ends-in-a-heel = endet in der Ferse eines Gegners bei { $square }
    .now = endet jetzt in der Ferse eines Gegners bei { $square }
beam-ends-in-corner = endet in der Ecke bei { $square }
    .now = endet jetzt in der Ecke bei { $square }
beam-loops = läuft im Kreis zu seinem Anfang zurück
    .now = läuft jetzt im Kreis zu seinem Anfang zurück

# Ein Satz ohne Punkt.

beam-line = Der Strahl von { $side } { $end }
beam-now = Der Strahl von { $side } { FORM($end, "now") }

beam-deflected = { $square } (abgelenkt durch { FORM($piece, "acc") })
beam-through = { $square } (durch { FORM($piece, "acc") })

beam-event-turns = { $square }, { $piece }: lenkt ihn ab
beam-event-through = { $square }, { $piece }: lässt ihn durch
beam-event-edge = { $square }: Der Rand lenkt ihn ab
