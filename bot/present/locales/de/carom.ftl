# Wie sich die Punkte eines Lasermatts zusammensetzen: 200 + 3 Ablenkungen x 25 = 275.

carom-turns = { $count ->
    [one] { $count } Ablenkung
   *[other] { $count } Ablenkungen
}
carom-turns-of = { $counted } von { $count } Ablenkungen
# Folgt auf „Der Strahl von Blau trifft die Ferse von Rot bei k8“.
carom-deflections = , abgelenkt durch { $pieces }
carom-piece = { FORM($piece, "acc") } auf { $square }
