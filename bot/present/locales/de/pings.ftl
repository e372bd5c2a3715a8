# Wann jemand angepingt wird.

pings-no-such-occasion = Wann? `always`, `away` oder `never`.
pings-no-such-hours = Diese Uhrzeiten verstehe ich nicht. Schreibe zum Beispiel `22:00-07:00`, `10pm-7am` oder `none`.
pings-yes-or-no = Benutze `yes` oder `no`.
pings-how-to-change = `{ COMMAND("pings") } away` ändert es: `always`, `away` oder `never`.

## Was gilt.

pings-always = Du wirst jedes Mal angepingt, wenn du am Zug bist.
pings-away = Du wirst nur angepingt, wenn du 5 Minuten weg warst.
pings-never = Du wirst nie angepingt. Bretter nennen dich trotzdem, wenn du am Zug bist.
pings-for-seats = Du wirst auch angepingt, wenn dir jemand einen Platz anbietet.
pings-quiet = Ruhezeit: { $from } bis { $until } ({ $zone }).
pings-zone = Deine Zeitzone ist { $zone }.
