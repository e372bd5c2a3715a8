# Acompanhar uma partida de outra sala.

watching-follows-none = Esta sala não acompanha nenhuma partida. `{ COMMAND("watch") }` acompanha uma.
watching-not-followed = Esta sala não acompanha essa partida. `{ COMMAND("watch") }` acompanha uma.
watching-watching = Acompanhando a partida { $game }: { $players }.
watching-watched = *Partida { $game }* · { $text }
watching-this-very-room = A partida { $game } é jogada nesta sala.
watching-not-played = A partida { $game } acabou. `{ COMMAND("replay") } { $game }` a mostra.
watching-followed-already = Esta sala já acompanha a partida { $game }.
watching-follows-enough = Esta sala já acompanha { $count } partidas. `{ COMMAND("unwatch") }` deixa de acompanhar uma.
watching-followed-enough = { $count } salas já acompanham a partida { $game }, e esse é o limite.
watching-following = Agora a partida { $game } é acompanhada aqui. `{ COMMAND("unwatch") } { $game }` para com isso.
watching-no-longer = Não se acompanha mais aqui: { $games }.
