# De qual partida se fala, e quem pode agir nela.

lookup-no-game = Não há partida nesta sala. `{ COMMAND("challenge") }` começa uma.
lookup-player-gone = Alguém que jogava esta partida apagou seus dados, então ela não pode ser retomada.
lookup-you-are-out = Você está fora desta partida. Ainda pode assistir.
lookup-no-game-of-code = Não há partida { $typed } aqui. `{ COMMAND("games") }` lista as partidas.
lookup-only-these-play = Você não joga nesta partida. Quem joga: { $players }. `{ COMMAND("board") }` mostra o tabuleiro.
lookup-another-is-on = A partida { $archived } está arquivada, e { $played } está em andamento aqui. Retome { $archived } quando { $played } acabar.
lookup-only-players = Só quem joga pode fazer isso: { $players }.
lookup-position-has-changed = A posição mudou. { $asked }
