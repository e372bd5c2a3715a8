# Quando alguém é mencionado.

pings-no-such-occasion = Quando? `always`, `away` ou `never`.
pings-no-such-hours = Não entendi essas horas. Use por exemplo `22:00-07:00`, `10pm-7am` ou `none`.
pings-yes-or-no = Use `yes` ou `no`.
pings-how-to-change = `{ COMMAND("pings") } away` muda isso: `always`, `away` ou `never`.

## O que vale: um de três, depois os outros onde valem.

pings-always = O bot menciona você sempre que for sua vez.
pings-away = O bot menciona você só se você estiver fora há 5 minutos.
pings-never = O bot nunca menciona você. Os tabuleiros ainda citam seu nome quando é sua vez.
pings-for-seats = O bot também menciona você quando alguém oferece um lugar a você.
pings-quiet = Horas de silêncio: das { $from } às { $until } ({ $zone }).
pings-zone = Seu fuso horário é { $zone }.
