lookup-no-game = En esta sala no hay ninguna partida. `{ COMMAND("challenge") }` empieza una.
lookup-player-gone = Alguien que jugaba esta partida ha borrado sus datos, así que no puede reanudarse.
lookup-you-are-out = Ya estás fuera de esta partida. Puedes seguir mirando.
lookup-no-game-of-code = Aquí no hay ninguna partida { $typed }. `{ COMMAND("games") }` enumera las partidas.
lookup-only-these-play = No juegas en esta partida. Juegan { $players }. `{ COMMAND("board") }` te muestra el tablero.
lookup-another-is-on = La partida { $archived } está archivada, y ahora se juega aquí { $played }. Reanuda { $archived } cuando termine { $played }.
lookup-only-players = Solo pueden hacerlo quienes juegan: { $players }.
lookup-position-has-changed = La posición ha cambiado. { $asked }
