# Quand quelqu'un est mentionné.

pings-no-such-occasion = Quand ? `always`, `away` ou `never`.
pings-no-such-hours = Je ne comprends pas ces heures. Utilise par exemple `22:00-07:00`, `10pm-7am` ou `none`.
pings-yes-or-no = Utilise `yes` ou `no`.
pings-how-to-change = `{ COMMAND("pings") } away` change cela : `always`, `away` ou `never`.

pings-always = Le bot te mentionne chaque fois que c'est à toi de jouer.
pings-away = Le bot ne te mentionne qu'après 5 minutes d'absence.
pings-never = Le bot ne te mentionne jamais. Les échiquiers te nomment quand même quand c'est à toi.
pings-for-seats = Il te mentionne aussi quand quelqu'un t'offre une place.
pings-quiet = Heures sans mention : de { $from } à { $until } ({ $zone }).
pings-zone = Ton fuseau horaire est { $zone }.
