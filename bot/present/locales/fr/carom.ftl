# Le compte des points d'un laser-mat quand le chemin du rayon compte.

carom-turns = { $count ->
        [one] { $count } déviation
       *[other] { $count } déviations
    }
carom-turns-of = { $counted } sur { $count ->
        [one] { $count } déviation
       *[other] { $count } déviations
    }
carom-deflections = , dévié par { $pieces }
carom-piece = { FORM($piece, "le") } en { $square }
