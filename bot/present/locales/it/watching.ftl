# Seguire una partita da un'altra stanza. $game è il codice di una partita, come G12.

watching-follows-none = Questa stanza non segue nessuna partita. `{ COMMAND("watch") }` ne segue una.
watching-not-followed = Questa stanza non segue quella partita. `{ COMMAND("watch") }` ne segue una.
watching-watching = Da ora qui si segue la partita { $game }: { $players }.
watching-watched = *Partita { $game }* · { $text }
watching-this-very-room = La partita { $game } si gioca in questa stanza.
watching-not-played = La partita { $game } è finita. `{ COMMAND("replay") } { $game }` la mostra.
watching-followed-already = Questa stanza segue già la partita { $game }.
watching-follows-enough = Questa stanza segue già { $count } partite. `{ COMMAND("unwatch") }` smette di seguirne una.
watching-followed-enough = { $count } stanze seguono già la partita { $game }, e di più non possono.
watching-following = Da ora qui si segue la partita { $game }. `{ COMMAND("unwatch") } { $game }` smette.
watching-no-longer = Qui non si segue più { $games }.
