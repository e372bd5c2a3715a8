# Eine Liste von Leuten: wer in einem Raum gesperrt ist ($list „blocked“), oder für die fragende Person stumm („muted“).

people-list-one-at-a-time =
    { $list ->
        [muted] `{ COMMAND("mute") }` nimmt eine Person. Ein Name mit Leerzeichen steht in Anführungszeichen, zum Beispiel `{ COMMAND("mute") } "@Ann Lee"`.
       *[blocked] `{ COMMAND("block") }` nimmt eine Person. Ein Name mit Leerzeichen steht in Anführungszeichen, zum Beispiel `{ COMMAND("block") } "@Ann Lee"`.
    }
people-list-not-yourself =
    { $list ->
        [muted] Dich selbst kannst du nicht stumm schalten.
       *[blocked] Dich selbst kannst du nicht sperren.
    }
people-list-already =
    { $list ->
        [muted] { $who } ist für dich schon stumm.
       *[blocked] { $who } ist schon gesperrt.
    }
people-list-whom =
    { $list ->
        [muted] Wen? `{ COMMAND("unmute") } @name`. `{ COMMAND("mute") }` allein zeigt, wer für dich stumm ist.
       *[blocked] Wen? `{ COMMAND("unblock") } @name`. `{ COMMAND("block") }` allein zeigt, wer gesperrt ist.
    }
people-list-not-listed =
    { $list ->
        [muted] { $who } ist für dich nicht stumm.
       *[blocked] { $who } ist hier nicht gesperrt.
    }
people-list-nobody-listed =
    { $list ->
        [muted] Niemand, der für dich stumm ist, heißt { $typed }. `{ COMMAND("mute") }` allein zeigt, wer es ist.
       *[blocked] Niemand, der hier gesperrt ist, heißt { $typed }. `{ COMMAND("block") }` allein zeigt, wer es ist.
    }
people-list-nobody-called = Niemand, der hier gespielt hat, heißt { $typed }.
people-list-empty =
    { $list ->
        [muted] Du hast niemanden stumm geschaltet. `{ COMMAND("mute") } @name` hält Herausforderungen und Pings einer Person fern.
       *[blocked] Hier ist niemand gesperrt. `{ COMMAND("block") }` mit einem Namen sperrt jemanden.
    }
people-list-everybody =
    { $list ->
        [muted] Für dich stumm: { $people }. `{ COMMAND("unmute") } @name` macht es rückgängig.
       *[blocked] Hier gesperrt: { $people }.
    }
