# Les règles des échecs sans tours. Le premier camp est celui qui passe d'abord en cas d'égalité.

## Les tours.

rules-realtime-no-turns = **Pas de tours.** Les deux camps jouent quand ils veulent. Après un coup, une pièce doit se recharger : pion 1, cavalier et fou 3, roi 4, tour 5, dame 9 unités de { $unit }.
rules-realtime-starts-ready = Au début, toutes les pièces sont prêtes{ FORM($longer, "later") }.
rules-realtime-starts-full = Au début, chaque pièce se recharge pendant son temps entier{ $longer }.
rules-realtime-starts-at-random = Au début, chaque pièce se recharge pendant un nombre d'unités tiré au sort, au plus son temps entier{ $longer }.
rules-realtime-starts-at-random-times = Au début, chaque pièce se recharge pendant un temps tiré au sort, au plus son temps entier{ $longer }.
rules-realtime-starts-as-agreed = Au début, { $pieces } unités{ $longer }.
rules-realtime-cools-for = { FORM($piece, "un") } se recharge pendant { $units }
rules-realtime-and-for = { FORM($piece, "un") } pendant { $units }
rules-realtime-one-unit-longer = , les pièces { FORM($second, "des") } une unité de plus
    .later = , les pièces { FORM($second, "des") } une unité plus tard
rules-realtime-ready = `{ COMMAND("move") }` marche à tout moment, et `{ COMMAND("ready") }` montre quelles pièces sont prêtes et quand le seront les autres.
rules-realtime-premove = `{ COMMAND("premove") } e2e4` prépare un coup anticipé, joué dès que sa pièce est prête.

## L'échec.

rules-realtime-check = **Échec.** Les pièces en recharge attaquent et donnent échec comme les autres.
rules-realtime-king-only = En échec, seul le roi peut jouer.
rules-realtime-any-piece = En échec, seul un coup qui pare l'échec est légal, avec n'importe quelle pièce prête.
rules-realtime-checkmate = Le mat se juge comme si toutes les pièces étaient prêtes, et termine aussitôt la partie.
rules-realtime-no-stalemate = Un camp qui ne pourrait pas jouer, même avec toutes ses pièces prêtes, attend.
rules-realtime-stalemate = Si un camp ne pourrait pas jouer, même avec toutes ses pièces prêtes, et n'est pas en échec, la partie est nulle.
rules-realtime-castling = Le roque demande un roi prêt.
rules-realtime-castling-with-rook = Le roque demande un roi et une tour prêts.
rules-realtime-no-en-passant = Il n'y a pas de prise en passant.
rules-realtime-en-passant-until-ready = La prise en passant est possible jusqu'à ce que le pion qui a fait le double pas soit de nouveau prêt.
rules-realtime-en-passant-next-move = Seul ton prochain coup après un double pas peut prendre en passant.
rules-realtime-promoted-as-new = Une pièce promue se recharge comme ce qu'elle est devenue.
rules-realtime-promoted-as-pawn = Une pièce promue se recharge comme un pion.

## Les coups simultanés.

rules-realtime-same-millisecond = **En même temps.** Dans la même milliseconde, { FORM($first, "les") } passent d'abord.
rules-realtime-same-time = **En même temps.** En cas d'égalité, { FORM($first, "les") } passent d'abord. Un coup { FORM($second, "des") } attend { $window }. Si un coup { FORM($first, "des") } pendant ce temps le rend impossible ou change ce qu'il prend, il est annulé et sa pièce reste prête. De même un coup { FORM($second, "des") } dans les { $window } qui suivent un coup { FORM($first, "des") } ayant changé ce qu'il prend.
rules-realtime-milliseconds = { $count } ms
rules-realtime-retarget = Une prise dont la cible est partie va sur la case vide.
rules-realtime-received = Ce qui compte est le moment où la messagerie a reçu le coup.

## Le reste.

rules-realtime-draws = { $count ->
        [one] **Nulles.** Par accord mutuel (`{ COMMAND("draw") }`), par insuffisance de matériel, ou après { $count } unité sans prise ni coup de pion.
       *[other] **Nulles.** Par accord mutuel (`{ COMMAND("draw") }`), par insuffisance de matériel, ou après { $count } unités sans prise ni coup de pion.
    }
rules-realtime-stands-still = Si le bot est hors ligne, la pendule s'arrête.
rules-realtime-runs-on = Si le bot est hors ligne, la pendule continue.

## Ce que montrent les images.

rules-realtime-sees-start = { FORM($first, "les") } sont en bas. Personne ne commence.
rules-realtime-sees-cooling = le pion en e4 se recharge. Le nombre dit pendant combien de secondes.
rules-realtime-sees-check = le fou { FORM($first, "m") } était de nouveau prêt et donne échec. Le roi est prêt et peut reprendre.
rules-realtime-sees-waiting = le sablier : le coup { FORM($second, "des") } en e5 attend, au cas où { FORM($first, "les") } seraient les premiers.
