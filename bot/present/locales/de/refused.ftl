# Warum eine Aktion abgelehnt wurde, mit dem, was stattdessen ginge. Gründe stehen in reasons.ftl.

refused-not-understood = Den Zug { $typed } verstehe ich nicht. Schreibe ihn wie { $example } oder { $other }.
refused-why = { CAPITAL($why) }.
refused-question = { CAPITAL($why) }
refused-typed = { $typed }: { CAPITAL($why) }.
refused-typed-question = { $typed }: { CAPITAL($why) }
refused-illegal = { $typed } ist nicht erlaubt: { CAPITAL($why) }.
refused-just-illegal = { $typed } ist nicht erlaubt.
refused-which-piece = { $typed } sagt nicht, welche Figur.
refused-two-pieces = { $typed } kann { $piece } oder { $other } heißen. { $piece }: { $moves }. { $other }: { $others }.
refused-no-drop = { $typed } ist nicht erlaubt: Kein Feld deiner Grundreihe ist leer.
refused-none-goes-there = { $typed } ist nicht erlaubt: Keine deiner Figuren kann dorthin.
refused-piece-on-it = { $typed } ist nicht erlaubt: { CAPITAL(FORM($piece, "the")) } darauf kann nicht ziehen.
refused-not-whole = { $typed } ist kein ganzer Zug.
# „k“ und „einen Turm“ ergibt „keinen Turm“, „d“ und „eine Dame“ „deine Dame“.
refused-no-piece = { $typed } ist nicht erlaubt: Du hast k{ FORM($piece, "a-acc") }.
refused-no-piece-on = { $typed } ist nicht erlaubt: Du hast k{ FORM($piece, "a-acc") } auf { $place }.
refused-your-piece-is-cooling = { $typed } ist nicht erlaubt: D{ FORM($piece, "a") } kann jetzt nicht nach { $square }. `{ COMMAND("ready") }` zeigt, welche Figuren bereit sind.
refused-pieces-are-cooling = { $typed } ist nicht erlaubt: K{ FORM($piece, "a") } von dir kann jetzt nach { $square }. `{ COMMAND("ready") }` zeigt, welche Figuren bereit sind.

# Was stattdessen ginge.
refused-possible = Möglich: { $moves }.
refused-from = Von { $square }: { $moves }.
refused-can-not-move = { CAPITAL(FORM($piece, "the")) } auf { $square } kann nicht ziehen.

# Was es in diesem Spiel gar nicht gibt.
refused-no-premoves = { $typed }: In dieser Partie kann man keine Züge vormerken. Mit `{ COMMAND("challenge") } realtime options:premove=on` geht es.
refused-no-lifelines = { $typed }: In diesem Spiel gibt es keine Rettungen, nur in { $games }.
refused-no-billi = { $typed }: In diesem Spiel gibt es kein LET'S BILLI, nur in { $games }.
refused-no-denial = { $typed }: In diesem Spiel gibt es kein Veto, nur in { $games }.
refused-no-defeat = { $typed }: In diesem Spiel gibt es kein ACCEPT DEFEAT (benutze `{ COMMAND("resign") }`), nur in { $games }.
