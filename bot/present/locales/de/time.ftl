# Zeiten: Längen in Worten, wie schnell gespielt wird, und was zu einer Zeit oder Zeitzone gesagt wird, die nicht zu lesen ist.

time-no-such-time = Welche Zeit? `none`, eine Uhr von `1+0` bis `60+30` (`5d3` für eine Verzögerung), oder `1h` bis `336h` oder `1d` bis `14d` pro Zug.
time-no-such-zone = Die Zeitzone { $typed } kenne ich nicht. Schreibe zum Beispiel `Europe/Berlin` oder `+01:00`.
time-no-such-zone-near = Die Zeitzone { $typed } kenne ich nicht. Meintest du { $near }?

# Die Form „dat“ steht nach „in“ und „von“.
time-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
time-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
time-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
    .dat =
        { $count ->
            [one] { $count } Tag
           *[other] { $count } Tagen
        }
time-short-seconds = { $count } s
time-short-minutes = { $count } min
time-short-hours = { $count } h
time-two-units = { $first } { $rest }
    .dat = { FORM($first, "dat") } { $rest }
# Eine Uhr mit Tagen: „3 T 2:01“.
time-clock-with-days = { $days } T { $rest }

# Wie schnell gespielt wird.
time-no-limit = ohne Zeitlimit
time-per-move = { $time } pro Zug
time-with-delay = { $time } mit { $seconds } s Verzögerung

time-day = { $day }. { $month }
time-month =
    { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
