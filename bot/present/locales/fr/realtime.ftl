# Échecs sans tours : ce qui s'y passe, quelles pièces sont prêtes et lesquelles se rechargent.

## Ce qu'apprend le salon, avec la pendule de la partie.

realtime-moved = { $clock } **{ $move }** par { FORM($player, "les") }{ $captures }{ $ready }.
realtime-capturing = , en prenant { FORM($piece, "un") }
realtime-capturing-en-passant = , en prenant { FORM($piece, "un") } en passant
realtime-ready-again = , pièce de nouveau prête dans { $time }
realtime-check = **Échec { FORM($players, "aux") }.**
realtime-waits = { $clock } { $player } : le coup de { $from } en { $to } sera joué { $moment }, sauf si { FORM($side, "les") } jouent avant.
realtime-cancelled = { $player } : coup de { $from } en { $to } annulé : { $why }.
realtime-dropped = { $player } : le coup anticipé de { $from } en { $to } n'est plus possible.

realtime-game-over = la partie est finie
realtime-piece-moved = la pièce vient d'aller en { $square } et se recharge
realtime-own-move = le coup précédent l'a rendu impossible. La pièce reste prête
realtime-captured-first = { FORM($side, "les") } ont été les premiers et ont pris la pièce
realtime-was-first = { FORM($side, "les") } ont été les premiers. La pièce reste prête
realtime-impossible = il n'est plus possible. La pièce reste prête

realtime-step-waits = { $clock } { $player } : { $move } attend { FORM($side, "les") }.
realtime-step-cancelled = { $clock } { $player } : { $move } annulé : { $why }.

# .par suit « nulle », comme les fins de ending.ftl.
realtime-too-quiet = { $count ->
        [one] { $count } unité de temps sans prise ni coup de pion
       *[other] { $count } unités de temps sans prise ni coup de pion
    }
    .par = { $count ->
        [one] après { $count } unité de temps sans prise ni coup de pion
       *[other] après { $count } unités de temps sans prise ni coup de pion
    }

## Quelles pièces sont prêtes.

realtime-at = Partie { $game }, à { $clock }.
realtime-ready = **{ $player }**. Prêtes : { $ready }. En recharge : { $cooling }.
realtime-none-ready = **{ $player }**. Prêtes : aucune. En recharge : { $cooling }.
realtime-all-ready = **{ $player }**. Toutes les pièces sont prêtes.
realtime-pieces = { $count ->
        [one] { $piece } { $squares }
       *[other] { FORM($piece, "pl") } { $squares }
    }
realtime-cooling = { $pieces } { $time }
realtime-not-ready = { $typed } : { FORM($piece, "le") } en { $square } sera { FORM($piece, "genre") ->
        [f] prête
       *[m] prêt
    } dans { $time }.
realtime-piece-not-ready = { $typed } : la pièce en { $square } sera prête dans { $time }.

## Réponses à qui a joué.

realtime-in-half-a-second = dans une demi-seconde
realtime-in-time = dans { $time }
realtime-you-wait = { $move } sera joué { $when }, sauf si { FORM($side, "les") } jouent avant.
realtime-queued = Coup anticipé : de { $from } en { $to }, dès que la pièce sera prête, { $when }. Un autre coup anticipé de cette pièce le remplace.
realtime-queued-some-time = Coup anticipé : de { $from } en { $to }, dès que la pièce sera prête. Un autre coup anticipé de cette pièce le remplace.
