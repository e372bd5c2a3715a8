time-no-such-time = ¿Qué tiempo? `none`, un reloj de `1+0` a `60+30` (`5d3` con retardo), o de `1h` a `336h` o de `1d` a `14d` por jugada.
time-no-such-zone = No conozco la zona horaria { $typed }. Usa por ejemplo `Europe/Madrid` o `+01:00`.
time-no-such-zone-near = No conozco la zona horaria { $typed }. ¿Querías decir { $near }?

time-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
time-hours = { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
time-days = { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
time-short-seconds = { $count } s
time-short-minutes = { $count } min
time-short-hours = { $count } h
time-two-units = { $first } { $rest }
time-clock-with-days = { $days } d { $rest }

time-no-limit = sin límite de tiempo
time-per-move = { $time } por jugada
time-with-delay = { $time } con { $seconds } s de retardo

# Un día sin el año: «1 de diciembre».
time-day = { $day } de { $month }
time-month =
    { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }
