# Was über eine Partie gesagt wird, wenn sie beginnt, die Zeit abläuft, sie ruht und weitergeht.

lifecycle-as-a-guest = *Ich bin hier kein Mitglied, deshalb kann ich nur schreiben, wenn jemand zieht oder einen Knopf drückt. `{ COMMAND("board") }` bringt dir das neueste Brett.*

lifecycle-table = **Partie { $game }**: { $terms }.
lifecycle-table-in-round = **Partie { $game }, Runde { $round }**: { $terms }.
lifecycle-table-in-arena = **Partie { $game }, Arena**: { $terms }.

lifecycle-you-play = Du spielst { $side }.
lifecycle-you-play-with-beam = Du spielst { $side }. Lenke deinen Strahl in { $heels }. Deine eigene Ferse ist bei { $square }.
lifecycle-heel-of = die Ferse von { $side } bei { $square }

lifecycle-watched = Im Browser zusehen: { $link }
lifecycle-seen-again = Zug für Zug ansehen: { $link }

lifecycle-reminder = Partie { $game }: noch { $time }. { $turn }
lifecycle-clock-mended = Partie { $game }: Die Uhr des Bots ging falsch und geht wieder richtig. Die Partie geht weiter. { $turn }
lifecycle-clock-mended-left = Partie { $game }: Die Uhr des Bots ging falsch und geht wieder richtig. Die Partie geht weiter. Noch { $time }. { $turn }
lifecycle-put-off = Partie { $game }: Der Bot war { $away } lang weg. Diese Zeit zählt nicht: noch { $time }. { $turn }

lifecycle-overdue-alone = Partie { $game }: Die Zeit von { $late } ist abgelaufen. Der Computer verlangt den Sieg nicht, du kannst also noch ziehen.
lifecycle-overdue = Partie { $game }: Die Zeit von { $late } ist abgelaufen. { $others } kann jetzt wählen: `{ COMMAND("claim") } win`, `{ COMMAND("claim") } draw`, `{ COMMAND("claim") } wait`, oder der Computer übernimmt (`{ COMMAND("claim") } computer`). Bis dahin kann noch gezogen werden.
lifecycle-overdue-drawn = Partie { $game }: Die Zeit von { $late } ist abgelaufen. { $others } kann jetzt wählen: `{ COMMAND("claim") } draw`, `{ COMMAND("claim") } wait`, oder der Computer übernimmt (`{ COMMAND("claim") } computer`). Bis dahin kann noch gezogen werden.
lifecycle-overdue-of-three = Partie { $game }: Die Zeit von { $late } ist abgelaufen. { $others } kann ohne diese Seite weiterspielen (`{ COMMAND("claim") } retire`), den Computer übernehmen lassen (`{ COMMAND("claim") } computer`) oder warten (`{ COMMAND("claim") } wait`). Bis dahin kann noch gezogen werden.
lifecycle-assents = Partie { $game }: { $absent } hat auf das Remisangebot nicht rechtzeitig geantwortet, das gilt als Zustimmung.

lifecycle-abandoned = Partie { $game }: seit 14 Tagen kein Zug. Weiterspielen? Sonst wird sie { $until } archiviert.
lifecycle-archived = Partie { $game } ist archiviert, hier kann also eine andere beginnen. Solange der Raum frei ist, kann, wer mitspielt, sie mit **Fortsetzen** oder einem Zug wieder aufnehmen.
lifecycle-goes-on = Partie { $game } geht weiter.
lifecycle-resumed = { $who } setzt Partie { $game } fort.
lifecycle-back = Der Bot ist wieder da. Partie { $game } geht weiter. { $turn }
lifecycle-unread = Ich war eine Weile abgemeldet und habe nichts gelesen, was hier getippt wurde. Schreibe es noch einmal. Partie { $game }: { $turn }
lifecycle-moved-here = Partie { $game } geht hier weiter. { $turn }

lifecycle-you-played = Du hast { $san } gespielt.
lifecycle-you-offered-draw = Remis angeboten.
lifecycle-you-accepted-draw = Du hast das Remis angenommen.
lifecycle-you-declined-draw = Du hast das Remis abgelehnt.
lifecycle-you-claimed-draw = Du hast Remis reklamiert.
lifecycle-you-resigned = Du hast aufgegeben.
lifecycle-you-said-billi = Du hast LET'S BILLI gesagt.
lifecycle-you-accepted-defeat = Du hast die Schachpartie verloren gegeben.
lifecycle-you-passed = Du hast gepasst.
lifecycle-you-denied = Du hast ein Veto gegen den Zug eingelegt.
lifecycle-you-allowed = Du hast den Zug zugelassen.
lifecycle-your-lifeline-pass = Deine Rettung: pass.
lifecycle-your-lifeline-reflect = Deine Rettung: reflect.
lifecycle-your-lifeline-stop = Deine Rettung: stop.
lifecycle-your-lifeline-none = Deine Rettung: none.
