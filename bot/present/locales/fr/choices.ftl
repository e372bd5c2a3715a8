# Les mots à côté de ce que propose la saisie : 100 caractères au plus.

choices-start-position = position de départ : { $position }
choices-both = les trois (les deux autres doivent accepter)

choices-who = à qui est le trait
choices-last-move = ce qu'a fait le dernier coup
choices-beams-go = où vont les rayons
choices-beam = où il va
choices-score = les points et ce qu'ils veulent dire
choices-check = qui est en échec
choices-square = ce qui s'y trouve
choices-attackers-and-beams = quelles pièces l'attaquent et quels rayons la traversent
choices-attackers-alone = quelles pièces l'attaquent

choices-piece = { $count ->
        [one] { $piece }, { $count } coup
       *[other] { $piece }, { $count } coups
    }
choices-some-piece = { $count ->
        [one] pièce, { $count } coup
       *[other] pièce, { $count } coups
    }
choices-one-game = { $id } : { $game }, { $players }

choices-no-limit = sans limite de temps
choices-clock = { $minutes ->
        [one] { $minutes } minute chacun
       *[other] { $minutes } minutes chacun
    }
choices-clock-with-increment = { $seconds ->
        [one] { $clock } et { $seconds } seconde par coup
       *[other] { $clock } et { $seconds } secondes par coup
    }
choices-clock-with-delay = { $seconds ->
        [one] { $clock } avec un délai de { $seconds } seconde
       *[other] { $clock } avec un délai de { $seconds } secondes
    }
choices-hours-per-move = { $hours ->
        [one] { $hours } heure par coup
       *[other] { $hours } heures par coup
    }
choices-days-per-move = { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
