# Les temps : durées en mots, cadences, et ce qui est dit d'un temps illisible.

time-no-such-time = Quel temps ? `none`, une pendule de `1+0` à `60+30` (`5d3` avec délai), ou par coup de `1h` à `336h` ou de `1d` à `14d`.
time-no-such-zone = Je ne connais pas le fuseau horaire { $typed }. Utilise par exemple `Europe/Paris` ou `+01:00`.
time-no-such-zone-near = Je ne connais pas le fuseau horaire { $typed }. Voulais-tu dire { $near } ?

time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
time-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
time-short-seconds = { $count } s
time-short-minutes = { $count } min
time-short-hours = { $count } h
time-two-units = { $first } { $rest }
time-clock-with-days = { $days } j { $rest }

time-no-limit = sans limite de temps
time-per-move = { $time } par coup
time-with-delay = { $time } avec un délai de { $seconds } s

time-day = { $day ->
        [1] 1er { $month }
       *[other] { $day } { $month }
    }
time-month =
    { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
