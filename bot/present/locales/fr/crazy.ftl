# Crazy chess : ce qu'un coup a fait et déclenché, pourquoi, et les coups choisis partie par partie.

crazy-theme = mat
crazy-theme-how = par une réaction en chaîne

crazy-suicide = { $move } tue ton propre roi : tu perds aussitôt. Le jouer ?
crazy-lose-by-it = Oui, perdre la partie

## Ce qu'a fait un coup simple ; suit « 3. Bg5 par les Blancs ».

crazy-jumping-in = , en sautant dans la tour
crazy-capturing = , en prenant { $pieces }
crazy-capturing-and-jumping-in = , en prenant { $pieces } et en sautant dans la tour
crazy-captured = { FORM($piece, "un") }
crazy-did = {""} : { $steps }

## Les étapes d'un coup.

crazy-step-moved = { FORM($piece, "le") } { FORM($piece, "genre") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } va de { $from } en { $to }
crazy-step-captured = { FORM($piece, "le") } { FORM($piece, "genre") ->
        [f] { FORM($side, "f") } est prise
       *[m] { FORM($side, "m") } est pris
    } sur { $square }
crazy-step-fell = { FORM($piece, "le") } { FORM($piece, "genre") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } tombe sur { $square }
crazy-step-fell-with-load = { FORM($piece, "le") } { FORM($piece, "genre") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } tombe sur { $square } avec sa charge
crazy-step-rose = { FORM($piece, "le") } { FORM($piece, "genre") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } se relève sur { $square }
crazy-step-revenge = { FORM($piece, "le") } { FORM($piece, "genre") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } se venge autour de { $square }
crazy-step-all-round = { FORM($piece, "le") } { FORM($piece, "genre") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } prend tout autour de { $square }
crazy-step-swapped = { FORM($pawn, "le") } { FORM($side, "m") } { $from } change de place avec { FORM($other, "le") } { FORM($other, "genre") ->
        [f] { FORM($other-side, "f") }
       *[m] { FORM($other-side, "m") }
    } { $to }
crazy-step-vanished = { FORM($piece, "le") } { FORM($piece, "genre") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } disparaît de { $square }
crazy-step-promoted = le pion sur { $square } devient { FORM($piece, "un") }
crazy-step-jumping-in = { $step }, en sautant dans la tour

crazy-then-swapped = puis le pion { $square } aussi
crazy-more-steps = { $count ->
        [one] et { $count } autre étape
       *[other] et { $count } autres étapes
    } ({ COMMAND("explain") } les montre)

## La même chose dans une image : peu de place.

crazy-moment = { $numbers } : { $step }
crazy-moment-moved = { $piece } en { $square }
crazy-moment-fell = { $piece } tombe, { $square }
crazy-moment-rose = { $piece } se relève, { $square }
crazy-moment-revenge = vengeance sur { $square }
crazy-moment-all-round = prise autour de { $square }
crazy-moment-swapped = { $from } avec { $to }
crazy-moment-vanished = { $piece } disparaît, { $square }
crazy-moment-promoted = { $piece } sur { $square }

## Pourquoi ces étapes.

crazy-reason = - { $why } (`{ COMMAND("rules") } crazy { $part }`)
crazy-why-two-steps-later = Un roi fait deux pas. Ce que prend le premier ne réagit qu'après le second.
crazy-why-two-steps-at-once = Un roi fait deux pas. Ce que prend le premier réagit aussitôt.
crazy-why-knight-captures = Un cavalier peut prendre sur une case qu'il traverse, ou dans une tour.
crazy-why-jumps-in = Une pièce qui pourrait aller sur la case d'une tour peut sauter dedans.
crazy-why-falls = Quand une tour est prise, sa charge tombe, le bas d'abord. Chaque pièce qui tombe prend celle du bas de la case.
crazy-why-all-round = Une dame peut prendre tout autour d'elle au lieu de jouer.
crazy-why-revenge = Une dame prise prend les pièces du bas de sa case et de toutes les cases autour.
crazy-why-rises = Un fou pris se relève une fois et prend la pièce du bas de sa case.
crazy-why-bishop-vanishes = Un fou relevé disparaît à la fin du tour suivant de son camp.
crazy-why-pawn-vanishes = Un pion qui tombe sur sa propre première rangée disparaît.
crazy-why-swaps = Un pion peut changer de place avec une pièce d'une case où il pourrait avancer.

## Coups choisis dans des menus, 100 caractères au plus.

crazy-level = niveau { $level } de { $square }

crazy-part-swap = échange avec { $place }
crazy-part-capture = prise de { $place }
crazy-part-into = dans la tour sur { $square }
crazy-part-all-round = prise tout autour

crazy-swap = Échanger { $pawn } et { $met }
crazy-then = { $before }, puis { $next }

crazy-first-step = d'abord { $part }, puis { $count } choix
crazy-next-pawn = … puis le pion { $pawn } : { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    }

crazy-asks-second-step = { $piece }, d'abord { $part } : second pas ?
crazy-asks-capture = { $piece } en { $part } : que prend-il ?
crazy-asks-pawn = { $piece }, { $parts } : un autre pion ?
crazy-asks-how = { $piece }, { $parts } : comment ?
