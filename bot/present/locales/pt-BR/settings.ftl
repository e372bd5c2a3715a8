# As configurações de uma sala: para que serve cada uma, e o que não pode ser.

settings-managers-only = Só quem administra esta sala pode mudar suas configurações.
settings-managers-begin = Só quem administra esta sala pode começar partidas aqui.
settings-head = **Configurações desta sala** (`{ COMMAND("settings") } games billichess` muda uma)
settings-name-a-game = Diga pelo menos um jogo, ou `all`.
settings-daily-times = Use uma hora do dia, com seu fuso horário se não for UTC: `09:00`, `9am America/Sao_Paulo`, `18:30 -03:00`. Ou `off`.
settings-no-forum = Não vejo esse canal de fórum. Diga um deste servidor como `#forum`, e me deixe vê-lo, enviar mensagens e criar posts nele.

settings-no-such-setting = Não existe essa configuração. As configurações são { $names }.
settings-is-now = { $name } agora é { $value }.
settings-line = `{ $name }`: { $value } ({ $purpose })
settings-games = `all`, ou nomes separados por espaços
settings-starters = quem pode começar partidas: `everyone` ou `admins`
settings-theme = imagens: `dark` ou `light`
settings-language = idioma do que publico aqui: `auto` (o do servidor ou chat), ou um que `{ COMMAND("language") }` lista
settings-threads = partidas em tópicos: `on` ou `off`; no Discord também um `#forum`, onde cada partida ganha um post
settings-daily = hora do problema do dia, por exemplo `09:00 America/Sao_Paulo`, ou `off`
settings-places = segundo lugar a três: `falls` (quem cai mais tarde), ou `shared` por quem cai com os mesmos pontos
settings-rating = partidas, se o desafio não diz outra coisa: `casual` ou `rated`
settings-time = tempo habitual: `none`, `5+3` (minutos e segundos por lance), `6h` ou `3d` por lance
settings-can-be = { $name } pode ser { $values }.
settings-no-such-language = Falo { $codes }, ou `auto`: o idioma do servidor ou chat.
settings-no-such-game = Não existe o jogo { $typed }. Os jogos são { $games }.
settings-manager-left = { $who } agora administra este canal, porque quem o administrava saiu.
settings-manager-away = { $who } agora administra este canal, porque quem o administrava não aparece há 30 dias.
settings-manager-made = Quem opera este bot passou a administração deste canal para { $who }.
