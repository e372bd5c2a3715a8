# Fehler aus Partien, die der Computer analysiert hat, als Aufgaben.

mistake-mine-means = Fehler aus deinen eigenen analysierten Partien
mistake-none-of-yours = Noch sind keine Fehler von dir bekannt. Lass erst eine beendete Partie analysieren: `{ COMMAND("analyse") }`.
mistake-no-such = Einen Fehler mit dieser Nummer hat die Partie nicht.
mistake-none-of = In `{ $id }` sind keine Fehler bekannt. `{ COMMAND("analyse") } { $id }` sucht danach.
mistake-form-title = { $id }, Fehler { $number }: deine Antwort

mistake-head = **Fehler { $number } aus `{ $id }`**, { $game }: { $players }.
mistake-ask = Was war besser? Benutze **Antworten** oder `{ COMMAND("puzzle") } game:{ $id } number:{ $number } answer:`.
mistake-lost-the-game = { $player } spielte **{ $move }** und verlor damit die Partie.
mistake-gave-away-a-won-game = { $player } spielte **{ $move }** und verschenkte damit eine gewonnene Partie.
mistake-lost-pawns = { $player } spielte **{ $move }** und verlor damit { $pawns }.

mistake-right = **Richtig!** { $solution }
mistake-the-same = Genau das wurde gespielt. Was war besser?
mistake-wrong = Das ist erlaubt, aber der Computer hat etwas Besseres gefunden. Versuch es noch einmal.
mistake-title-of-played = Gespielt: { $move }
mistake-title-of-better = Besser: { $move }
