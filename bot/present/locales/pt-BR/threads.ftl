# Partidas em tópicos próprios.

threads-switched-off = Nesta sala os tópicos estão desligados. `{ COMMAND("settings") } threads on` os permite.
threads-here-or-thread = Use `here` ou `thread`.
threads-begun = A partida começa no seu próprio tópico.

threads-drawn = Empate
threads-wins = { $side } vencem
threads-several-draw = { $sides } empatam

threads-in-a-thread = É jogada no seu próprio tópico.
threads-played-here = É jogada aqui.
threads-none-here = Não posso abrir um aqui{ $missing }, então as partidas são jogadas na própria sala.
threads-cannot-be-opened = Não posso abrir um tópico aqui{ $missing }. A partida pode ser jogada na própria sala.
threads-not-opened = Não consegui abrir um tópico, então a partida é jogada aqui.
threads-no-room = A partida { $game } ({ $players }) não pode começar: não consegui abrir um tópico, e { $other } está em andamento aqui. Retome-a aqui quando { $other } acabar.
threads-soon = A partida { $game } começa no seu próprio tópico em um instante.
