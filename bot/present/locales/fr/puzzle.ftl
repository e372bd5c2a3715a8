# Problèmes : des positions avec une tâche ; certains sont des exercices, qui posent une question.

puzzle-no-such = Il n'y a pas de problème de ce numéro. `{ COMMAND("puzzle") }` en montre un.
puzzle-none-here = Quel problème ? Choisis **Répondre** au-dessous, ou donne son numéro : `{ COMMAND("puzzle") } number:3 answer:Kd2`. `{ COMMAND("puzzle") }` en montre un autre.
puzzle-no-move = Réponds à un problème par son premier coup, par exemple `e2e4`, ou par `deny`.
puzzle-no-exercise-answer = Réponds à un exercice par des cases ou des camps, par exemple `c1 d1` ou `white`, ou par `none`.
puzzle-broken = Ce problème ne peut pas être montré.
puzzle-none-of = Il n'y a pas de problèmes pour { $typed }. Il y en a pour { $games }.
puzzle-no-such-theme = Il n'y a pas de problèmes sur { $typed }. Utilise { $themes }.
puzzle-none-about = Il n'y a pas de problèmes sur `{ $theme }` pour ce jeu : { $game }.

puzzle-form-title = Problème { $number } : ta réponse
puzzle-form-field = Le premier coup
puzzle-form-field-or-denial = Le premier coup, ou deny
puzzle-exercise-field = Cases ou camps, ou none

puzzle-daily-means = le problème du jour
puzzle-of-the-day = Problème du jour
puzzle-streak-begins = C'était le problème du jour. Une nouvelle série commence : 1 jour.
puzzle-streak-is-best = C'était le problème du jour : { $days } jours de suite, ton record.
puzzle-streak-goes-on = C'était le problème du jour : { $days } jours de suite (ton record est { $best }).

puzzle-title = Problème { $number } : { $game }
puzzle-head = **Problème { $number }**, { $game }.
puzzle-head-with-options = **Problème { $number }**, { $game } avec { $options }.
puzzle-answer-first-move = Quel est le premier coup ? Utilise **Répondre** ou `{ COMMAND("puzzle") } answer:`.
puzzle-answer-it = Utilise **Répondre** ou `{ COMMAND("puzzle") } answer:`.

puzzle-just-played = { CAPITAL(FORM($side, "les")) } viennent de jouer { $move }.
puzzle-pact = { CAPITAL(FORM($parties, "les")) } ont un pacte : { $terms }.
puzzle-to-play = Trait { FORM($side, "aux") } : **{ $task }**.
puzzle-to-play-ready = Trait { FORM($side, "aux") } : **{ $task }**. Regarde quelles pièces sont prêtes.
puzzle-to-play-with-waits = Trait { FORM($side, "aux") } : **{ $task }** (attendre compte comme un coup). Regarde quelles pièces sont prêtes.

puzzle-win-in = { $win } en { FORM($number, "coups") }
puzzle-win-in-by = { $win } en { FORM($number, "coups") }, { $how }
puzzle-lasermate-in-one = faire un laser-mat en un coup
puzzle-lasermate-in = forcer un laser-mat en { FORM($number, "coups") }
puzzle-denial-in-one = gagner par un veto en un coup
puzzle-denial-in = forcer le gain par un veto en { FORM($number, "coups") }
puzzle-king-in-one = prendre un roi en un coup
puzzle-king-in = forcer la prise d'un roi en { FORM($number, "coups") }
puzzle-pact-in-one = prendre un roi en un coup et tenir le pacte
puzzle-pact-in = forcer la prise d'un roi en { FORM($number, "coups") } et tenir le pacte

puzzle-through = Où peut finir { FORM($piece, "le") } en { $cell } { FORM($piece, "genre") ->
        [f] si elle
       *[m] s'il
    } { $does } ? Nomme toutes les cases.
# À la place d'une pièce inconnue.
puzzle-piece = pièce
    .un = une pièce
    .le = la pièce
    .du = de la pièce
    .au = à la pièce
    .pl = pièces
    .genre = f
puzzle-safe = Quels pions { FORM($side, "mp") } { FORM($other, "les") } ne peuvent-ils pas prendre en un coup ? Nomme-les tous.
puzzle-checked = Qui est en échec ? Nomme les camps.

puzzle-right = Problème { $number } : **juste !** { $solution }
puzzle-goes-on = Juste. Et maintenant ?
puzzle-wrong = Problème { $number } : c'est légal, mais ce n'est pas la solution. Essaie encore.
puzzle-wrong-move = c'est légal, mais ce n'est pas la solution. Essaie encore.
puzzle-not-all = Problème { $number } : ce n'est pas cela. Essaie encore.
puzzle-right-answer = Problème { $number } : **juste !** La réponse est { $answer }.
puzzle-solution-of = Solution du problème { $number } : { $solution }
puzzle-solution = { $steps }.
puzzle-step-moves = { $side } **{ $move }**
puzzle-step-denies = veto { FORM($side, "des") }
puzzle-step-allows = { FORM($side, "les") } acceptent le coup
puzzle-step-passes = { FORM($side, "les") } passent
puzzle-step-waits = { FORM($side, "les") } attendent
puzzle-ends-in-lasermate = (laser-mat)
puzzle-ends-with-king = (un roi tombe)
puzzle-ends-in-mate = (mat)
puzzle-ends-without-moves = (plus aucun coup)
puzzle-ends-game = (la partie est finie)

puzzle-hint = Indice pour le problème { $number } : { $begins }
puzzle-hint-for-mistake = Indice pour le problème de la partie { $game } : { $begins }
puzzle-hint-counts = Il compte comme non résolu.
puzzle-begins-with-denial = le dernier coup peut subir un veto.
puzzle-begins-without-piece = aucune pièce n'a à jouer.
puzzle-begins-with-drop = une pièce vient de ta réserve.
puzzle-begins-with-piece = commence par { FORM($piece, "le") } en { $cell }.
puzzle-begins-on = commence en { $cell }.
puzzle-parts = { $count ->
        [one] la réponse est un seul mot.
       *[other] la réponse a { $count } mots.
    }

puzzle-rated = Ton classement aux problèmes, { $game } : { $was } → **{ $now }**.
