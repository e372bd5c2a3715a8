# Ferie. $until è un giorno, con la forma «al»: al 7 dicembre.

holiday-choose = Per quanti giorni, da 1 a 30? `{ COMMAND("holiday") } 7`. `{ COMMAND("holiday") } off` chiude le ferie.
holiday-not-away = Qui non hai ferie in corso. `{ COMMAND("holiday") } 7` ne comincia 7 giorni.
holiday-too-long =
    { $left ->
        [one] Quest'anno qui ti resta { $left } giorno.
       *[other] Quest'anno qui ti restano { $left } giorni.
    }
holiday-is-on =
    Qui le tue ferie durano fino { FORM($until, "al") }. { $left ->
        [one] Quest'anno resta { $left } giorno.
       *[other] Quest'anno restano { $left } giorni.
    } `{ COMMAND("holiday") } off` le chiude.
holiday-is-off =
    Qui non hai ferie in corso. { $left ->
        [one] Quest'anno resta { $left } giorno.
       *[other] Quest'anno restano { $left } giorni.
    } `{ COMMAND("holiday") } 7` ne comincia 7 giorni.
holiday-begins =
    Qui le tue ferie durano fino { FORM($until, "al") }. Il tuo tempo si ferma nelle partite per corrispondenza di qui, ma non nei tornei. Puoi comunque muovere. { $left ->
        [one] Quest'anno resta { $left } giorno.
       *[other] Quest'anno restano { $left } giorni.
    }
holiday-begins-late =
    Qui le tue ferie durano fino { FORM($until, "al") }. Il tuo tempo si ferma nelle partite per corrispondenza di qui, ma non nei tornei. In { $games } il tuo tempo era già finito, e lì le ferie non servono. Puoi comunque muovere. { $left ->
        [one] Quest'anno resta { $left } giorno.
       *[other] Quest'anno restano { $left } giorni.
    }
holiday-ends =
    Le tue ferie sono finite, e il tuo tempo scorre di nuovo. { $left ->
        [one] Quest'anno resta { $left } giorno.
       *[other] Quest'anno restano { $left } giorni.
    }

## Che cosa si dice alla stanza di una partita.

holiday-player-away = { FORM($player, "Il") } è in ferie fino { FORM($until, "al") }. Fino ad allora il suo tempo nella partita { $game } è fermo.
holiday-player-away-late = { FORM($player, "Il") } è in ferie fino { FORM($until, "al") }. Nella partita { $game } il suo tempo era già finito, quindi lì le ferie non servono.
holiday-player-back = Le ferie { FORM($player, "di") } sono finite. Il suo tempo nella partita { $game } scorre di nuovo.
holiday-player-back-late = Le ferie { FORM($player, "di") } sono finite.
