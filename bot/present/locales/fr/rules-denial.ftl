# Le veto, dans les règles d'un jeu.

rules-denial-section = **Veto.** { $words }
rules-denial-as-in = **Veto.** Comme dans ce jeu : { $game } (`{ COMMAND("rules") } { $name }`).
rules-denial-as-in-but = **Veto.** Comme dans ce jeu : { $game } (`{ COMMAND("rules") } { $name }`), avec `{ $options }`.

rules-denial-right = Un seul camp à la fois a le droit de veto, au début celui qui joue en deuxième. Au lieu de répondre, il peut annuler le dernier coup adverse (`{ COMMAND("deny") }`). L'adversaire doit jouer autre chose et reçoit le droit. Le premier coup du camp qui vient de mettre son veto ne peut pas en subir un.
rules-denial-no-knights = Les coups de cavalier ne peuvent pas subir de veto.
rules-denial-no-knights-and-kings = Les coups de cavalier et de roi ne peuvent pas subir de veto.
rules-denial-knights-on-the-way = Un coup de cavalier ne peut subir un veto que s'il prend en chemin.
rules-denial-no-kings-knights-on-the-way = Les coups de roi ne peuvent pas subir de veto, et un coup de cavalier seulement s'il prend en chemin.
rules-denial-only-move-ends = Si un camp qui subit un veto n'a pas d'autre coup, c'est l'échec et mat ou le pat.
rules-denial-no-only-move = L'unique coup d'un camp ne peut pas non plus subir de veto.
rules-denial-end-waits = Un coup qui terminerait la partie attend le camp qui a le droit : `{ COMMAND("deny") }` ou `{ COMMAND("allow") }`.
rules-denial-promotion = Après un veto contre une promotion, le pion ne peut pas être promu en une autre pièce à la place.
rules-denial-third = Après trois vetos, le camp qui a le droit peut déclarer la nulle s'il n'est pas en échec (`{ COMMAND("draw") } claim`).

rules-denial-denied = { FORM($second, "les") } ont mis leur veto à e4. { CAPITAL(FORM($first, "les")) } doivent jouer autre chose et ont maintenant le droit. Le prochain coup { FORM($second, "des") } ne peut pas subir de veto.
