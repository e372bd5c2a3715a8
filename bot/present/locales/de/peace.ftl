# Wer zu früh noch einmal fragt, und wer stumm ist.

## Ein Angebot kommt zu früh noch einmal.

peace-waits-draw =
    Dein letztes Remisangebot wurde nicht angenommen. { $moves ->
        [0] Du kannst { $until } wieder Remis anbieten.
        [one] Du kannst nach deinem nächsten Zug wieder Remis anbieten, oder { $until }.
       *[other] Du kannst nach deinen nächsten { $moves } Zügen wieder Remis anbieten, oder { $until }.
    }
peace-waits-takeback =
    Deine letzte Bitte um Zugrücknahme wurde nicht angenommen. { $moves ->
        [0] Du kannst { $until } wieder fragen.
        [one] Du kannst nach deinem nächsten Zug wieder fragen, oder { $until }.
       *[other] Du kannst nach deinen nächsten { $moves } Zügen wieder fragen, oder { $until }.
    }
peace-waits-pause =
    Deine letzte Bitte um eine Pause wurde nicht angenommen. { $moves ->
        [0] Du kannst { $until } wieder fragen.
        [one] Du kannst nach deinem nächsten Zug wieder fragen, oder { $until }.
       *[other] Du kannst nach deinen nächsten { $moves } Zügen wieder fragen, oder { $until }.
    }
peace-waits-substitute =
    Dein Platz wurde nicht übernommen. { $moves ->
        [0] Du kannst { $until } wieder fragen.
        [one] Du kannst nach deinem nächsten Zug wieder fragen, oder { $until }.
       *[other] Du kannst nach deinen nächsten { $moves } Zügen wieder fragen, oder { $until }.
    }
peace-waits-pact =
    Dieser Pakt wurde nicht angenommen. { $moves ->
        [0] Du kannst ihn { $until } wieder anbieten.
        [one] Du kannst ihn nach deinem nächsten Zug wieder anbieten, oder { $until }.
       *[other] Du kannst ihn nach deinen nächsten { $moves } Zügen wieder anbieten, oder { $until }.
    }
peace-seat-offered-already = Dieser Person hast du deinen Platz schon angeboten. Die Antwort steht noch aus.
peace-challenge-again = { $who } hat deine letzte Herausforderung nicht angenommen. Du kannst { $until } wieder herausfordern.

## Stummschalten.

peace-full = Du hast genug Leute stumm geschaltet. `{ COMMAND("unmute") }` schafft Platz.
peace-not-from-you = { $who } nimmt keine Herausforderungen von dir an.
peace-not-with-you = { $who } möchte nicht mit dir spielen.
peace-muted = { $who } ist für dich stumm: keine Herausforderungen, keine Angebote und keine Pings mehr, auf allen Servern. Das merkt nur, wer dich herausfordert. `{ COMMAND("unmute") }` macht es rückgängig.
peace-unmuted = { $who } ist nicht mehr stumm.
