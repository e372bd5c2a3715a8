# Die Regeln jedes Spiels: was sie umrahmt, und Abschnitte, die mehrere Spiele teilen.

rules-summed-up = **{ $game }.** { $summary }
rules-with = **{ $game }** mit { $options }.
rules-page-with = Mit { $options }.

rules-examples = **Beispiele**
    { $pictures }
rules-picture-of-start = - Bild { $number }, der Anfang: { $words }
rules-picture = - Bild { $number }: { $words }
rules-picture-after = - Bild { $number }, nach `{ $moves }`: { $words }

rules-more = `{ COMMAND("rules") }` erzählt den Rest Seite für Seite.
rules-rest = **Alles Weitere** ist wie in { $game }: `{ COMMAND("rules") } { $name }`.

rules-no-part-of = Einen Teil { $typed } gibt es nicht. { $game } hat { $parts }.
rules-no-part = Einen Teil { $typed } gibt es nicht. `{ COMMAND("rules") } { $name }` erzählt alle Regeln von { $game }.
rules-no-part-but-exercises = Einen Teil { $typed } gibt es nicht. `{ COMMAND("rules") } { $name }` erzählt alle Regeln von { $game }, mit Übungen am Ende.

rules-draws = **Remis.** Durch Patt, ungenügendes Material oder Einigung (`{ COMMAND("draw") }`). Bei der dritten Wiederholung oder nach fünfzig Zügen ohne Schlag oder Bauernzug kannst du es reklamieren (`{ COMMAND("draw claim") }`). Bei der fünften Wiederholung oder nach fünfundsiebzig solchen Zügen ist die Partie von selbst remis.
rules-draws-where-any-pieces-mate = **Remis.** Durch Patt oder Einigung (`{ COMMAND("draw") }`). Bei der dritten Wiederholung oder nach fünfzig Zügen ohne Schlag oder Bauernzug kannst du es reklamieren (`{ COMMAND("draw claim") }`). Bei der fünften Wiederholung oder nach fünfundsiebzig solchen Zügen ist die Partie von selbst remis.
rules-draws-before-the-hunt = **Remis.** Auch ein Remis in der Schachpartie (`{ COMMAND("draw") }`) beginnt die Jagd. Die Jagd endet durch Einigung, bei der dritten Wiederholung, nach fünfzig Zügen ohne Schlag oder Bauernzug, oder wenn nichts mehr da ist, was einen Strahl ablenkt.
