pings-no-such-occasion = ¿Cuándo? `always`, `away` o `never`.
pings-no-such-hours = No entiendo estas horas. Usa por ejemplo `22:00-07:00`, `10pm-7am` o `none`.
pings-yes-or-no = Usa `yes` o `no`.
pings-how-to-change = `{ COMMAND("pings") } away` lo cambia: `always`, `away` o `never`.

pings-always = El bot te menciona siempre que te toca.
pings-away = El bot te menciona solo si llevas 5 minutos ausente.
pings-never = El bot no te menciona nunca. Los tableros te nombran igualmente cuando te toca.
pings-for-seats = También te menciona cuando alguien te ofrece un asiento.
pings-quiet = Horas sin menciones: de { $from } a { $until } ({ $zone }).
pings-zone = Tu zona horaria es { $zone }.
