# Un asiento se cede a otra persona. $player es un bando con nombre; $whom y $who, un nombre.

substitute-choose = ¿Quién sigue por ti? `{ COMMAND("substitute") } @name`. ¿Te han ofrecido un asiento? `{ COMMAND("substitute") } accept` o `decline`.
substitute-in-tournament = En un torneo cada cual juega sus propias partidas.
substitute-plays-already = Esa persona ya juega en esta partida.
substitute-is-blocked = Esa persona está en la lista de bloqueo de aquí.
substitute-not-offered = Aquí no se ofrece ningún asiento. Una oferta caduca a las 24 horas.
substitute-you-offered = Has ofrecido tu asiento. Sigues jugando hasta que alguien lo ocupe.
substitute-you-play = Ahora juegas tú.
substitute-you-declined = El asiento ya no se ofrece.
substitute-agreed-already = Ya has dado tu acuerdo.
substitute-you-agreed = Has dado tu acuerdo.

substitute-asks = { FORM($player, "Las") } piden a { $whom } que ocupe su asiento.
substitute-asks-rated = { FORM($player, "Las") } piden a { $whom } que ocupe su asiento. Una derrota seguirá contando para { FORM($player, "las") }; una victoria, para nadie.
substitute-asks-all = { FORM($player, "Las") } piden a { $whom } que ocupe su asiento. Una derrota seguirá contando para { FORM($player, "las") }; una victoria, para nadie. { $asked }: ¿`{ COMMAND("substitute") } accept` o `decline`?
substitute-agrees = { $who } acepta el cambio. Falta la respuesta de { FORM($asked, "las") }.
substitute-waits = Has aceptado. Falta la respuesta de { FORM($asked, "las") }.
substitute-still-open = Sigue en pie: { FORM($player, "las") } piden a { $whom } que ocupe su asiento. Falta la respuesta de { FORM($asked, "las") }.
substitute-for-another = El asiento se ofrece solo a { $whom }.
substitute-takes-over = { FORM($before, "Las") } ceden el asiento. Ahora juega: { $player }.
substitute-withdrawn = { FORM($player, "Las") } ya no ofrecen su asiento.
substitute-not-taken = { $who } no acepta el asiento de { FORM($player, "las") }.
substitute-not-agreed = { $who } no acepta el cambio. { FORM($player, "Las") } siguen jugando.
