# Le cadre des règles, et ce que plusieurs jeux partagent.

rules-summed-up = **{ $game }.** { $summary }
rules-with = **{ $game }** avec { $options }.
rules-page-with = Avec { $options }.

rules-examples = **Exemples**
    { $pictures }
rules-picture-of-start = - Image { $number }, le début : { $words }
rules-picture = - Image { $number } : { $words }
rules-picture-after = - Image { $number }, après `{ $moves }` : { $words }

rules-more = `{ COMMAND("rules") }` dit le reste page par page.
rules-rest = **Le reste** comme dans ce jeu : { $game }, `{ COMMAND("rules") } { $name }`.

rules-no-part-of = Il n'y a pas de partie { $typed } dans ces règles. { $game } : { $parts }.
rules-no-part = Il n'y a pas de partie { $typed } dans ces règles. `{ COMMAND("rules") } { $name }` donne toutes les règles du jeu { $game }.
rules-no-part-but-exercises = Il n'y a pas de partie { $typed } dans ces règles. `{ COMMAND("rules") } { $name }` donne toutes les règles du jeu { $game }, avec des exercices à la fin.

rules-draws = **Nulles.** Par pat, par insuffisance de matériel ou par accord mutuel (`{ COMMAND("draw") }`). À la troisième répétition, ou après cinquante coups sans prise ni coup de pion, on peut réclamer la nulle (`{ COMMAND("draw claim") }`). La cinquième répétition ou soixante-quinze de ces coups entraînent la nulle d'office.
rules-draws-where-any-pieces-mate = **Nulles.** Par pat ou par accord mutuel (`{ COMMAND("draw") }`). À la troisième répétition, ou après cinquante coups sans prise ni coup de pion, on peut réclamer la nulle (`{ COMMAND("draw claim") }`). La cinquième répétition ou soixante-quinze de ces coups entraînent la nulle d'office.
rules-draws-before-the-hunt = **Nulles.** Une nulle dans la partie d'échecs (`{ COMMAND("draw") }`) commence aussi la chasse. La chasse se termine par accord mutuel, à la troisième répétition, après cinquante coups sans prise ni coup de pion, ou quand il ne reste rien pour dévier un rayon.
