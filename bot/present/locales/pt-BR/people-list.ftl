# Uma lista de pessoas: quem está bloqueado em uma sala, ou silenciado por quem pergunta.

people-list-one-at-a-time =
    { $list ->
        [muted] `{ COMMAND("mute") }` aceita uma pessoa. Um nome com espaços vai entre aspas, por exemplo `{ COMMAND("mute") } "@Ann Lee"`.
       *[blocked] `{ COMMAND("block") }` aceita uma pessoa. Um nome com espaços vai entre aspas, por exemplo `{ COMMAND("block") } "@Ann Lee"`.
    }
people-list-not-yourself =
    { $list ->
        [muted] Você não pode silenciar a si.
       *[blocked] Você não pode bloquear a si.
    }
people-list-already =
    { $list ->
        [muted] Você já silencia { $who }.
       *[blocked] { $who } já está na lista de bloqueios.
    }
people-list-whom =
    { $list ->
        [muted] Quem? `{ COMMAND("unmute") } @name`. `{ COMMAND("mute") }` sozinho mostra quem você silencia.
       *[blocked] Quem? `{ COMMAND("unblock") } @name`. `{ COMMAND("block") }` sozinho mostra a lista de bloqueios.
    }
people-list-not-listed =
    { $list ->
        [muted] Você não silencia { $who }.
       *[blocked] { $who } não está na lista de bloqueios daqui.
    }
people-list-nobody-listed =
    { $list ->
        [muted] Você não silencia ninguém com o nome { $typed }. `{ COMMAND("mute") }` sozinho mostra quem você silencia.
       *[blocked] Ninguém com o nome { $typed } está na lista de bloqueios daqui. `{ COMMAND("block") }` sozinho mostra a lista.
    }
people-list-nobody-called = Ninguém que jogou aqui se chama { $typed }.
people-list-empty =
    { $list ->
        [muted] Você não silencia ninguém. `{ COMMAND("mute") } @name` deixa de fora desafios e menções de alguém.
       *[blocked] A lista de bloqueios daqui está vazia. `{ COMMAND("block") }` com o nome de alguém bloqueia essa pessoa.
    }
people-list-everybody =
    { $list ->
        [muted] Você silencia: { $people }. `{ COMMAND("unmute") } @name` desfaz isso.
       *[blocked] Bloqueios aqui: { $people }.
    }
