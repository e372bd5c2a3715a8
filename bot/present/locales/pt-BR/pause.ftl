# Pausas com que todos à mesa concordam. Quem joga vem com seu lado.

pause-choose = Use `{ COMMAND("pause") } ask`, `accept`, `decline` ou `resume`.
pause-in-tournament = Um torneio não espera por uma partida, então ela não pode ser pausada.
pause-no-time-runs = Esta partida não tem limite de tempo, então não precisa de pausa.
pause-asked-already = Você já concordou com uma pausa. Falta a resposta de outra pessoa.
pause-not-asked = Ninguém pediu uma pausa.
pause-paused-already = A partida está pausada. Para continuá-la, use `{ COMMAND("pause") } resume`.
pause-you-asked = Você pediu uma pausa.
pause-you-agreed = Você concordou com a pausa.
pause-you-paused = A partida está pausada.
pause-you-declined = Você recusou a pausa.
pause-you-are-willing = Você concordou em continuar. A partida continua quando os outros também concordarem.

pause-asks = { FORM($player, "O") } pedem uma pausa. { $asked }: concordar com a pausa?
pause-agrees = { FORM($player, "O") } concordam com a pausa. { $asked }: concordar com a pausa?
pause-is-open = Ainda em aberto: { FORM($player, "o") } pedem uma pausa. Falta responder: { $asked }.
pause-declines = { FORM($player, "O") } recusam a pausa. A partida continua.

pause-paused-alone = A partida { $game } está pausada. Nenhum tempo corre, e outra partida pode começar aqui. Retome-a quando quiser.
pause-paused-by-agreement = A partida { $game } está pausada. Nenhum tempo corre, e outra partida pode começar aqui. { FORM($player, "O") } podem retomá-la a qualquer momento; { FORM($others, "o") }, quando todos concordarem ou depois de 7 dias.
pause-paused-for-all = A partida { $game } está pausada. Nenhum tempo corre, e outra partida pode começar aqui. Ela pode ser retomada quando todos concordarem. Depois de 7 dias, qualquer participante pode retomá-la.
pause-wants-to-resume = { FORM($player, "O") } querem retomar a partida { $game }. { $asked }: `{ COMMAND("pause") } resume`?

pause-cut-off = A partida está pausada até que { FORM($players, "o") } possam ser alcançadas de novo. Ninguém perde com isso.
pause-waits = A partida está pausada. Você concordou em continuar. Aguardando { FORM($players, "o") }.
pause-resume-asks = A partida está pausada de comum acordo. `{ COMMAND("pause") } resume` pergunta { FORM($players, "ao") } se continuam.
