# Réponses à qui regarde avant de jouer.

preview-head = `{ $id }` { $game } : { $players }
preview-title = APERÇU de { $move }
preview-moves-only = Donne un coup ou un secours, par exemple `{ COMMAND("preview") } e2e4`.
preview-game-is-over = La partie est finie ({ $end }) : il n'y a pas de coup à regarder d'avance.
preview-nothing-now = Il n'y a pas de coup à regarder d'avance en ce moment.

preview-no-square = Il n'y a pas de case { $typed } sur cet échiquier. Ses cases vont de { $first } à { $last }.
preview-is-empty = { $square } est vide.
preview-is-frame = { $square } fait partie du cadre : seuls les rayons y vont.

preview-is-cooling = { CAPITAL(FORM($piece, "le")) } en { $square } sera { FORM($piece, "genre") ->
        [f] prête
       *[m] prêt
    } dans { $time }.
preview-not-its-turn = { CAPITAL(FORM($piece, "le")) } en { $square } ne peut pas jouer maintenant : c'est { FORM($side, "aux") } de jouer.
preview-no-legal-move = { CAPITAL(FORM($piece, "le")) } en { $square } n'a aucun coup légal.
preview-can-not-move = { CAPITAL(FORM($piece, "le")) } en { $square } ne peut pas jouer maintenant.

preview-piece-has = { $count ->
        [one] { CAPITAL(FORM($piece, "le")) } en { $square } a { $count } coup :
       *[other] { CAPITAL(FORM($piece, "le")) } en { $square } a { $count } coups :
    }
preview-piece-has-at-least = { CAPITAL(FORM($piece, "le")) } en { $square } a au moins { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } :
preview-pieces-have = { $count ->
        [one] Les pièces en { $square } ont { $count } coup :
       *[other] Les pièces en { $square } ont { $count } coups :
    }
preview-pieces-have-at-least = Les pièces en { $square } ont au moins { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } :
preview-more-moves = - … et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }. `{ COMMAND("move") }` les montre tous
preview-could-also-go = Depuis { $hole }, elle pourrait aussi aller en { $squares }.
