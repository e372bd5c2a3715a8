# Tempi: durate in parole, il ritmo di una partita, e che cosa si dice di un tempo o fuso orario che non si può leggere.

time-no-such-time = Quale tempo? `none`, un orologio da `1+0` a `60+30` (`5d3` per un ritardo), oppure da `1h` a `336h` o da `1d` a `14d` per mossa.
time-no-such-zone = Non conosco il fuso orario { $typed }. Usa per esempio `Europe/Rome` o `+01:00`.
time-no-such-zone-near = Non conosco il fuso orario { $typed }. Intendevi { $near }?

time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
time-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
time-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
time-short-seconds = { $count } s
time-short-minutes = { $count } min
time-short-hours = { $count } h
time-two-units = { $first } { $rest }
time-clock-with-days = { $days } g { $rest }

time-no-limit = senza limite di tempo
time-per-move = { $time } per mossa
time-with-delay = { $time } con { $seconds } s di ritardo

# Un giorno senza anno: «1° dicembre»; con la forma «al» dopo «fino»: al 1° dicembre, all'8 dicembre.
time-day = { $day ->
    [1] 1°
   *[other] { $day }
} { $month }
    .al = { $day ->
        [1] al 1°
        [8] all'8
        [11] all'11
       *[other] al { $day }
    } { $month }
time-month =
    { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    }
