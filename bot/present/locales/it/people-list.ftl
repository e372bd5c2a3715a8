# Un elenco di persone: chi è bloccato in una stanza, o silenziato da chi chiede. $list dice quale: «blocked» o «muted».

people-list-one-at-a-time =
    { $list ->
        [muted] `{ COMMAND("mute") }` vuole una persona. Un nome con spazi va tra virgolette, per esempio `{ COMMAND("mute") } "@Ann Lee"`.
       *[blocked] `{ COMMAND("block") }` vuole una persona. Un nome con spazi va tra virgolette, per esempio `{ COMMAND("block") } "@Ann Lee"`.
    }
people-list-not-yourself =
    { $list ->
        [muted] Non puoi silenziare la tua stessa persona.
       *[blocked] Non puoi bloccare la tua stessa persona.
    }
people-list-already =
    { $list ->
        [muted] { $who }: persona già silenziata.
       *[blocked] { $who }: persona già bloccata.
    }
people-list-whom =
    { $list ->
        [muted] Chi? `{ COMMAND("unmute") } @name`. `{ COMMAND("mute") }` da solo mostra chi hai silenziato.
       *[blocked] Chi? `{ COMMAND("unblock") } @name`. `{ COMMAND("block") }` da solo mostra chi è bloccato.
    }
people-list-not-listed =
    { $list ->
        [muted] Non hai silenziato { $who }.
       *[blocked] Qui non c'è un blocco per { $who }.
    }
people-list-nobody-listed =
    { $list ->
        [muted] Non hai silenziato nessuno che si chiami { $typed }. `{ COMMAND("mute") }` da solo mostra chi hai silenziato.
       *[blocked] Qui non è bloccato nessuno che si chiami { $typed }. `{ COMMAND("block") }` da solo mostra chi è bloccato.
    }
people-list-nobody-called = Nessuno che abbia giocato qui si chiama { $typed }.
people-list-empty =
    { $list ->
        [muted] Non hai silenziato nessuno. `{ COMMAND("mute") } @name` tiene fuori sfide e menzioni di una persona.
       *[blocked] Qui non è bloccato nessuno. `{ COMMAND("block") }` con il nome di un giocatore lo blocca.
    }
people-list-everybody =
    { $list ->
        [muted] Hai silenziato: { $people }. `{ COMMAND("unmute") } @name` annulla.
       *[blocked] Qui hanno un blocco: { $people }.
    }
