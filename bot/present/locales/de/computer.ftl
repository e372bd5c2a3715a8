# Der Computer: was über seine Leute gesagt wird, und worum man ihn bitten kann.

computer-unnamed = Computer { $number }
computer-unnamed-letter = Computer { $letter } { $number }

computer-introduced = { $name }, Computer der Stufe { $number }
computer-introduced-unnamed = Computer der Stufe { $number }
computer-introduced-unnamed-letter = Computer { $letter } der Stufe { $number }
computer-with-temper = { $who }, { $temper }
computer-loyal = treu
computer-shrewd = schlau
computer-treacherous = tückisch
computer-no-such-level = Der Computer hat die Stufen `1` (für den Anfang) bis `12` (am stärksten), jede mit einem Namen: `{ COMMAND("challenge") } computer level:4`.
computer-choose-company = Benutze `{ COMMAND("challenge") } computer`, oder `one-computer`, damit zu dritt ein Platz offen bleibt.
computer-one-or-the-other = Dieses Spiel ist zu zweit: Wähle einen Gegner oder den Computer, nicht beides.
computer-not-your-table = Nimm erst einen Platz ein. Computer kann nur dazuholen, wer mitspielt.
computer-seat-is-kept = Der freie Platz ist für die Person reserviert, die du herausgefordert hast. `{ COMMAND("cancel") }` zieht die Herausforderung zurück.
computer-sits-down = Der Computer spielt mit.
computer-your-turn = Du bist selbst am Zug.
computer-plays-on = Der Computer übernimmt.
computer-not-before = Der Computer kann für { $away } übernehmen, wenn die Zeit abläuft, { $until }.
computer-not-yet-unlimited = Der Computer kann für { $away } nach 14 Tagen ohne Zug übernehmen. Diese Partie hat kein Zeitlimit.
computer-takes-over = { $by } lässt den Computer für { $before } übernehmen. Neu am Brett: { $now }.

computer-thinks = { $who } denkt nach.
computer-thinks-in-check = { $who } steht im Schach und denkt nach.
computer-thinks-about-draw = { $who } denkt über das Remisangebot nach.
computer-thinks-about-billi = { $who } denkt über LET'S BILLI nach.
computer-thinks-about-denial = { $who } denkt über ein Veto nach.
computer-thinks-about-lifeline = { $who } denkt über eine Rettung nach.
