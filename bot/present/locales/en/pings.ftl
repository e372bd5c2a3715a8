# When somebody is pinged.

# What was typed is no occasion.
pings-no-such-occasion = When? `always`, `away` or `never`.
# What was typed are no hours.
pings-no-such-hours = I don't understand these hours. Use for example `22:00-07:00`, `10pm-7am` or `none`.
# What was typed is no answer.
pings-yes-or-no = Use `yes` or `no`.
# Below what holds.
pings-how-to-change = `{ COMMAND("pings") } away` changes it: `always`, `away` or `never`.

## What holds: one of three, then the others where they hold.

pings-always = You are pinged whenever it is your turn.
pings-away = You are pinged only when you have been away for 5 minutes.
pings-never = You are never pinged. Boards still name you when it is your turn.
pings-for-seats = You are also pinged when somebody offers you a seat.
# $from: a time of day
# $until: a time of day
# $zone: the time zone
pings-quiet = Quiet hours: { $from } to { $until } ({ $zone }).
# $zone: the time zone
pings-zone = Your time zone is { $zone }.
