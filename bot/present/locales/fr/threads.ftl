# Les parties dans leurs propres fils.

threads-switched-off = Il n'y a pas de fils dans ce salon. `{ COMMAND("settings") } threads on` les permet.
threads-here-or-thread = Utilise `here` ou `thread`.
threads-begun = La partie commence dans son propre fil.

threads-drawn = Nulle
threads-wins = { $side } vainqueurs
threads-several-draw = Nulle entre { FORM($sides, "les") }

threads-in-a-thread = Elle se joue dans son propre fil.
threads-played-here = Elle se joue ici.
threads-none-here = Je ne peux pas en ouvrir ici{ $missing } : les parties se jouent dans le salon lui-même.
threads-cannot-be-opened = Je ne peux pas ouvrir de fil ici{ $missing }. La partie peut se jouer dans le salon lui-même.
threads-not-opened = Je n'ai pas pu ouvrir de fil : la partie se joue ici.
threads-no-room = La partie { $game } ({ $players }) ne peut pas commencer : je n'ai pas pu ouvrir de fil, et { $other } se joue ici. Reprenez-la ici quand { $other } sera finie.
threads-soon = La partie { $game } commence dans son propre fil dans un instant.
