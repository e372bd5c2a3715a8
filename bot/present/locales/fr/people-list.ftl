# La liste des personnes bloquées dans un salon, ou mises en sourdine par quelqu'un.

people-list-one-at-a-time =
    { $list ->
        [muted] `{ COMMAND("mute") }` prend une seule personne. Un nom avec des espaces se met entre guillemets, par exemple `{ COMMAND("mute") } "@Ann Lee"`.
       *[blocked] `{ COMMAND("block") }` prend une seule personne. Un nom avec des espaces se met entre guillemets, par exemple `{ COMMAND("block") } "@Ann Lee"`.
    }
people-list-not-yourself =
    { $list ->
        [muted] Tu ne peux pas te mettre toi-même en sourdine.
       *[blocked] Tu ne peux pas te bloquer toi-même.
    }
people-list-already =
    { $list ->
        [muted] Déjà en sourdine : { $who }.
       *[blocked] Blocage déjà en place : { $who }.
    }
people-list-whom =
    { $list ->
        [muted] Qui ? `{ COMMAND("unmute") } @name`. `{ COMMAND("mute") }` seul montre qui est en sourdine.
       *[blocked] Qui ? `{ COMMAND("unblock") } @name`. `{ COMMAND("block") }` seul montre qui est bloqué.
    }
people-list-not-listed =
    { $list ->
        [muted] { $who } n'est pas en sourdine.
       *[blocked] { $who } n'est pas sur la liste des personnes bloquées ici.
    }
people-list-nobody-listed =
    { $list ->
        [muted] Personne du nom de { $typed } n'est en sourdine. `{ COMMAND("mute") }` seul montre qui l'est.
       *[blocked] Personne du nom de { $typed } n'est bloqué ici. `{ COMMAND("block") }` seul montre qui l'est.
    }
people-list-nobody-called = Personne qui ait joué ici ne s'appelle { $typed }.
people-list-empty =
    { $list ->
        [muted] Tu n'as mis personne en sourdine. `{ COMMAND("mute") } @name` écarte les défis et mentions de quelqu'un.
       *[blocked] Personne n'est bloqué ici. `{ COMMAND("block") }` avec le nom de quelqu'un le bloque.
    }
people-list-everybody =
    { $list ->
        [muted] En sourdine : { $people }. `{ COMMAND("unmute") } @name` annule.
       *[blocked] Personnes bloquées ici : { $people }.
    }
