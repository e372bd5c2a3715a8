# Wie Spieler, Punkte und Figuren heißen.

names-player = { $side } ({ $player })
names-against = { $first } gegen { $second }
names-title = { $game }: { $players }
names-score = { $side } { $points }

# Formen wie die der Figuren. Ein Loch ist das „Loch von Weiß“: Ein „weißes Loch“ ist etwas anderes.
names-piece = { FORM($piece, "gender") ->
    [n] { $piece } von { $side }
   *[other] { FORM($side, "stem") }{ FORM($piece, "er") } { $piece }
}
    .gender = { FORM($piece, "gender") }
    .the = { FORM($piece, "gender") ->
        [n] { FORM($piece, "the") } von { $side }
       *[other] { FORM($piece, "der") } { FORM($side, "stem") }e { $piece }
    }
    .acc = { FORM($piece, "gender") ->
        [n] { FORM($piece, "acc") } von { $side }
       *[other] { FORM($piece, "den") } { FORM($side, "stem") }{ FORM($piece, "en") } { FORM($piece, "bare") }
    }
    .dat = { FORM($piece, "gender") ->
        [n] { FORM($piece, "dat") } von { $side }
       *[other] { FORM($piece, "dem") } { FORM($side, "stem") }en { FORM($piece, "bare") }
    }
names-joker = { FORM($side, "stem") }er Joker-{ $piece }
    .gender = m
    .the = der { FORM($side, "stem") }e Joker-{ $piece }
    .acc = den { FORM($side, "stem") }en Joker-{ $piece }
    .dat = dem { FORM($side, "stem") }en Joker-{ $piece }
names-out-of-play = { $piece } (aus dem Spiel)
    .gender = { FORM($piece, "gender") }
    .the = { FORM($piece, "the") } (aus dem Spiel)
    .acc = { FORM($piece, "acc") } (aus dem Spiel)
    .dat = { FORM($piece, "dat") } (aus dem Spiel)

names-former = ein früheres Mitglied
names-somebody = jemand
