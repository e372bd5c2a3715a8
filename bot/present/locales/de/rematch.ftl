# Revanchen: für den Raum, und für alle, die eine anbieten, annehmen, ablehnen oder zurückziehen.

rematch-offered = Revanche angeboten. `{ COMMAND("cancel") }` zieht sie zurück.
rematch-offered-already = Du möchtest schon eine Revanche. `{ COMMAND("cancel") }` zieht sie zurück.
rematch-you-accepted = Angenommen. Die Partie beginnt, wenn alle angenommen haben.
rematch-another-game = Seither wurde hier eine andere Partie gespielt. `{ COMMAND("challenge") }` beginnt eine neue.

rematch-game-is-on = Partie { $game } ist noch nicht zu Ende.
rematch-player-is-gone = { $side } hat die eigenen Daten gelöscht, deshalb gibt es keine Revanche. `{ COMMAND("challenge") }` beginnt eine neue Partie.
rematch-player-is-blocked = { $player } ist hier gesperrt, deshalb gibt es keine Revanche.
rematch-player-is-out-of-reach = { $player } ist von diesem Raum aus nicht mehr zu erreichen, deshalb gibt es keine Revanche.

rematch-offers-casual = **{ $player }** bietet Revanche für { $game } an: { $table }, { $time }, { $seats }. { $asked }: annehmen oder ablehnen? Läuft { $until } ab.
rematch-offers-rated = **{ $player }** bietet Revanche für { $game } an: { $table }, { $time }, gewertet, { $seats }. { $asked }: annehmen oder ablehnen? Läuft { $until } ab.
rematch-plays = { $player } spielt { $side }
rematch-accepts-it = { $player } nimmt die Revanche an. Noch gefragt: { $asked }.
rematch-no-longer-accepts = { $player } nimmt die Revanche nicht mehr an. Noch gefragt: { $asked }.
rematch-declines-it = { $player } lehnt die Revanche ab.
rematch-withdraws-it = { $player } zieht das Angebot einer Revanche zurück.
rematch-has-expired = Das Angebot einer Revanche von { $player } ist abgelaufen.
