# Tempos: durações em palavras, o ritmo de uma partida, e o que se diz de um tempo ou fuso que não se entende.

time-no-such-time = Qual tempo? `none`, um relógio de `1+0` a `60+30` (`5d3` para um atraso), ou `1h` a `336h` ou `1d` a `14d` por lance.
time-no-such-zone = Não conheço o fuso horário { $typed }. Use por exemplo `America/Sao_Paulo` ou `-03:00`.
time-no-such-zone-near = Não conheço o fuso horário { $typed }. Você quis dizer { $near }?

time-minutes =
    { $count ->
        [1] { $count } minuto
       *[other] { $count } minutos
    }
time-hours =
    { $count ->
        [1] { $count } hora
       *[other] { $count } horas
    }
time-days =
    { $count ->
        [1] { $count } dia
       *[other] { $count } dias
    }
time-short-seconds = { $count } s
time-short-minutes = { $count } min
time-short-hours = { $count } h
time-two-units = { $first } { $rest }
time-clock-with-days = { $days } d { $rest }

time-no-limit = sem limite de tempo
time-per-move = { $time } por lance
time-with-delay = { $time } com { $seconds } s de atraso

time-day = { $day ->
    [1] 1º de { $month }
   *[other] { $day } de { $month }
}
time-month =
    { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[12] dezembro
    }
