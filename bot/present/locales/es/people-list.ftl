people-list-one-at-a-time =
    { $list ->
        [muted] `{ COMMAND("mute") }` admite una sola persona. Un nombre con espacios va entre comillas, por ejemplo `{ COMMAND("mute") } "@Ann Lee"`.
       *[blocked] `{ COMMAND("block") }` admite una sola persona. Un nombre con espacios va entre comillas, por ejemplo `{ COMMAND("block") } "@Ann Lee"`.
    }
people-list-not-yourself =
    { $list ->
        [muted] No puedes silenciarte a ti.
       *[blocked] No puedes bloquearte a ti.
    }
people-list-already =
    { $list ->
        [muted] Ya has silenciado a { $who }.
       *[blocked] { $who } ya está en la lista de bloqueo.
    }
people-list-whom =
    { $list ->
        [muted] ¿A quién? `{ COMMAND("unmute") } @name`. `{ COMMAND("mute") }` a solas muestra a quién has silenciado.
       *[blocked] ¿A quién? `{ COMMAND("unblock") } @name`. `{ COMMAND("block") }` a solas muestra la lista de bloqueo.
    }
people-list-not-listed =
    { $list ->
        [muted] No has silenciado a { $who }.
       *[blocked] { $who } no está en la lista de bloqueo de aquí.
    }
people-list-nobody-listed =
    { $list ->
        [muted] No has silenciado a nadie que se llame { $typed }. `{ COMMAND("mute") }` a solas muestra a quién.
       *[blocked] En la lista de bloqueo de aquí no hay nadie que se llame { $typed }. `{ COMMAND("block") }` a solas la muestra.
    }
people-list-nobody-called = De quienes han jugado aquí, nadie se llama { $typed }.
people-list-empty =
    { $list ->
        [muted] No has silenciado a nadie. `{ COMMAND("mute") } @name` evita los desafíos y menciones de alguien.
       *[blocked] La lista de bloqueo de aquí está vacía. `{ COMMAND("block") }` con el nombre de alguien lo bloquea.
    }
people-list-everybody =
    { $list ->
        [muted] Has silenciado a: { $people }. `{ COMMAND("unmute") } @name` lo deshace.
       *[blocked] Lista de bloqueo de aquí: { $people }.
    }
