# Quando qualcuno viene menzionato.

pings-no-such-occasion = Quando? `always`, `away` o `never`.
pings-no-such-hours = Non capisco queste ore. Usa per esempio `22:00-07:00`, `10pm-7am` o `none`.
pings-yes-or-no = Usa `yes` o `no`.
pings-how-to-change = Per cambiare: `{ COMMAND("pings") } away`, oppure `always` o `never`.

## Che cosa vale.

pings-always = Ti menziono ogni volta che tocca a te.
pings-away = Ti menziono solo se sei via da 5 minuti.
pings-never = Non ti menziono mai. Le scacchiere ti nominano comunque quando tocca a te.
pings-for-seats = Ti menziono anche quando qualcuno ti offre un posto.
pings-quiet = Ore di silenzio: dalle { $from } alle { $until } ({ $zone }).
pings-zone = Il tuo fuso orario è { $zone }.
