pause-choose = Usa `{ COMMAND("pause") } ask`, `accept`, `decline` o `resume`.
pause-in-tournament = Un torneo no espera a ninguna partida, así que no puede pausarse.
pause-no-time-runs = Esta partida no tiene límite de tiempo, así que no hace falta pausarla.
pause-asked-already = Ya has aceptado la pausa. Falta la respuesta de otra persona.
pause-not-asked = Nadie ha pedido una pausa.
pause-paused-already = La partida está en pausa. Para seguir, usa `{ COMMAND("pause") } resume`.
pause-you-asked = Has pedido una pausa.
pause-you-agreed = Has aceptado la pausa.
pause-you-paused = La partida está en pausa.
pause-you-declined = Has rechazado la pausa.
pause-you-are-willing = Has aceptado seguir. La partida sigue cuando acepten también los demás.

pause-asks = { FORM($player, "Las") } piden una pausa. { $asked }: ¿aceptarla?
pause-agrees = { FORM($player, "Las") } aceptan la pausa. { $asked }: ¿aceptarla?
pause-is-open = Sigue en pie: { FORM($player, "las") } piden una pausa. Falta la respuesta de { FORM($asked, "las") }.
pause-declines = { FORM($player, "Las") } rechazan la pausa. La partida sigue.

pause-paused-alone = La partida { $game } está en pausa. No corre el tiempo, y aquí puede empezar otra. Reanúdala cuando quieras.
pause-paused-by-agreement = La partida { $game } está en pausa. No corre el tiempo, y aquí puede empezar otra. { FORM($player, "Las") } pueden reanudarla en cualquier momento; { FORM($others, "las") }, cuando acepten todos o pasados 7 días.
pause-paused-for-all = La partida { $game } está en pausa. No corre el tiempo, y aquí puede empezar otra. Se reanuda cuando acepten todos los que juegan. Pasados 7 días puede reanudarla cualquiera de ellos.
pause-wants-to-resume = { FORM($player, "Las") } quieren reanudar la partida { $game }. { $asked }: ¿`{ COMMAND("pause") } resume`?

pause-cut-off = La partida está en pausa hasta que se pueda volver a contactar con { FORM($players, "las") }. Nadie pierde por ello.
pause-waits = La partida está en pausa. Has aceptado seguir. Falta la respuesta de { FORM($players, "las") }.
pause-resume-asks = La partida está en pausa de común acuerdo. `{ COMMAND("pause") } resume` pregunta a { FORM($players, "las") } si sigue.
