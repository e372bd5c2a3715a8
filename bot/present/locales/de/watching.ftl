# Eine Partie aus einem anderen Raum verfolgen.

watching-follows-none = Dieser Raum verfolgt keine Partie. `{ COMMAND("watch") }` beginnt damit.
watching-not-followed = Diese Partie verfolgt der Raum nicht. `{ COMMAND("watch") }` beginnt damit.
watching-watching = Ab jetzt ist hier Partie { $game } zu sehen: { $players }.
watching-watched = *Partie { $game }* · { $text }
watching-this-very-room = Partie { $game } wird in diesem Raum gespielt.
watching-not-played = Partie { $game } ist zu Ende. `{ COMMAND("replay") } { $game }` zeigt sie.
watching-followed-already = Dieser Raum verfolgt Partie { $game } schon.
watching-follows-enough = Dieser Raum verfolgt schon { $count } Partien. `{ COMMAND("unwatch") }` beendet eine davon.
watching-followed-enough = Schon { $count } Räume verfolgen Partie { $game }, mehr geht nicht.
watching-following = Partie { $game } wird jetzt hier verfolgt. `{ COMMAND("unwatch") } { $game }` beendet das.
watching-no-longer = Hier nicht mehr verfolgt: { $games }.
