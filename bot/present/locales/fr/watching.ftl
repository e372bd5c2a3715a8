# Suivre une partie d'un autre salon.

watching-follows-none = Ce salon ne suit aucune partie. `{ COMMAND("watch") }` en suit une.
watching-not-followed = Ce salon ne suit pas cette partie. `{ COMMAND("watch") }` en suit une.
watching-watching = Partie { $game } suivie dès maintenant : { $players }.
watching-watched = *Partie { $game }* · { $text }
watching-this-very-room = La partie { $game } se joue dans ce salon même.
watching-not-played = La partie { $game } est finie. `{ COMMAND("replay") } { $game }` la montre.
watching-followed-already = Ce salon suit déjà la partie { $game }.
watching-follows-enough = { $count ->
        [one] Ce salon suit déjà { $count } partie.
       *[other] Ce salon suit déjà { $count } parties.
    } `{ COMMAND("unwatch") }` en arrête une.
watching-followed-enough = { $count ->
        [one] { $count } salon suit déjà la partie { $game }, et c'est la limite.
       *[other] { $count } salons suivent déjà la partie { $game }, et c'est la limite.
    }
watching-following = La partie { $game } est maintenant suivie ici. `{ COMMAND("unwatch") } { $game }` arrête.
watching-no-longer = Plus suivi ici : { $games }.
