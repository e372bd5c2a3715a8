# Times: lengths in words, how fast a game is played, and what is said of a time or a time zone that cannot be read.

# A time for each move that cannot be read.
time-no-such-time = Which time? `none`, a clock from `1+0` to `60+30` (`5d3` for a delay), or `1h` to `336h` or `1d` to `14d` per move.
# $typed: what was typed as a time zone
time-no-such-zone = I don't know the time zone { $typed }. Use for example `Europe/Berlin` or `+01:00`.
# $typed: what was typed as a time zone
# $near: the zones that were probably meant
time-no-such-zone-near = I don't know the time zone { $typed }. Did you mean { $near }?

# $count (number): how many
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
# $count (number): how many
time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
# $count (number): how many
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
# The same in short.
# $count (number): how many
time-short-seconds = { $count } s
# $count (number): how many
time-short-minutes = { $count } min
# $count (number): how many
time-short-hours = { $count } h
# A length of time in two units: "3 days 4 hours", "4 min 5 s".
# $first: the greater unit with its number
# $rest: the smaller one
time-two-units = { $first } { $rest }
# A clock that has days left: "3 d 2:01".
# $days (number): how many
# $rest: hours and minutes
time-clock-with-days = { $days } d { $rest }

# How fast a game is played.
time-no-limit = no time limit
# $time: how long
time-per-move = { $time } per move
# $time: how long for the whole game
# $seconds (number): what each move has before the clock runs
time-with-delay = { $time } with { $seconds } s delay

# A day without its year: "1 December".
# $day (number): the day of the month
# $month: the month
time-day = { $day } { $month }
# $month (number): which, from 1
time-month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
