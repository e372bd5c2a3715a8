# Urlaub. $until ist ein Tag.

holiday-choose = Für wie viele Tage, 1 bis 30? `{ COMMAND("holiday") } 7`. `{ COMMAND("holiday") } off` beendet den Urlaub.
holiday-not-away = Du bist hier nicht im Urlaub. `{ COMMAND("holiday") } 7` beginnt einen von 7 Tagen.
holiday-too-long =
    { $left ->
        [one] Du hast hier dieses Jahr noch { $left } Tag.
       *[other] Du hast hier dieses Jahr noch { $left } Tage.
    }
holiday-is-on =
    Du bist hier bis zum { $until } im Urlaub. { $left ->
        [one] Dieses Jahr bleibt noch { $left } Tag.
       *[other] Dieses Jahr bleiben noch { $left } Tage.
    } `{ COMMAND("holiday") } off` beendet ihn.
holiday-is-off =
    Du bist hier nicht im Urlaub. { $left ->
        [one] Dieses Jahr bleibt noch { $left } Tag.
       *[other] Dieses Jahr bleiben noch { $left } Tage.
    } `{ COMMAND("holiday") } 7` beginnt einen von 7 Tagen.
holiday-begins =
    Du bist hier bis zum { $until } im Urlaub. In Fernpartien steht deine Zeit hier still, außer in Turnieren. Ziehen kannst du trotzdem. { $left ->
        [one] Dieses Jahr bleibt noch { $left } Tag.
       *[other] Dieses Jahr bleiben noch { $left } Tage.
    }
holiday-begins-late =
    Du bist hier bis zum { $until } im Urlaub. In Fernpartien steht deine Zeit hier still, außer in Turnieren. In { $games } war deine Zeit schon abgelaufen, dort hilft der Urlaub nicht. Ziehen kannst du trotzdem. { $left ->
        [one] Dieses Jahr bleibt noch { $left } Tag.
       *[other] Dieses Jahr bleiben noch { $left } Tage.
    }
holiday-ends =
    Dein Urlaub ist vorbei, deine Zeit läuft wieder. { $left ->
        [one] Dieses Jahr bleibt noch { $left } Tag.
       *[other] Dieses Jahr bleiben noch { $left } Tage.
    }

## Was im Raum einer Partie gesagt wird.

holiday-player-away = { $player } ist bis zum { $until } im Urlaub. Die Bedenkzeit dieser Seite in Partie { $game } steht so lange still.
holiday-player-away-late = { $player } ist bis zum { $until } im Urlaub. Die Bedenkzeit dieser Seite in Partie { $game } war schon abgelaufen, dort hilft der Urlaub nicht.
holiday-player-back = { $player } ist aus dem Urlaub zurück. Die Bedenkzeit dieser Seite in Partie { $game } läuft wieder.
holiday-player-back-late = { $player } ist aus dem Urlaub zurück.
