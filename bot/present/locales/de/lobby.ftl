# Tische für mehr als zwei, deren Plätze sich nacheinander füllen.

lobby-you-sit = Du hast schon einen Platz. `{ COMMAND("cancel") }` gibt ihn frei.
lobby-you-sat-down = Du hast einen Platz. Die Partie beginnt, wenn alle besetzt sind. `{ COMMAND("cancel") }` gibt ihn frei.
lobby-you-got-up = Du hast deinen Platz freigegeben.
lobby-your-table = Du hast diesen Tisch eröffnet. `{ COMMAND("cancel") }` schließt ihn.
lobby-you-do-not-sit = Du hast in dieser Partie keinen Platz.

lobby-no-such-side = Deine Seite kann { $sides } sein.
lobby-taken = { $side } ist schon von { $by } besetzt. Lass die Seite weg, dann bekommst du eine freie.

lobby-opens = **{ $who }** möchte spielen: { $terms }.
lobby-opens-for = **{ $who }** möchte spielen: { $terms }. Ein Platz ist für { $whom } reserviert: Mitspielen oder Ablehnen?
lobby-sits = { $who } nimmt Platz. { $table }
lobby-rises = { $who } verlässt den Tisch. { $table }
lobby-declines = { $who } lehnt ab. Der Platz ist jetzt für alle offen. { $table }

lobby-table = { $game }: { $seats }
lobby-seats =
    { $count ->
        [one] { $seated }, { $count } Platz frei. Läuft { $until } ab.
       *[other] { $seated }, { $count } Plätze frei. Läuft { $until } ab.
    }
lobby-random-side = Seite zufällig
