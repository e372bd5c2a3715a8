# Um lugar passado a outra pessoa. Quem joga aparece com seu lado, "Brancas (Ann)"; outra pessoa, só com o nome.

substitute-choose = Quem assume no seu lugar? `{ COMMAND("substitute") } @name`. Ofereceram um lugar a você? `{ COMMAND("substitute") } accept` ou `decline`.
substitute-in-tournament = Em um torneio, cada um joga suas próprias partidas.
substitute-plays-already = Essa pessoa já joga nesta partida.
substitute-is-blocked = Essa pessoa está na lista de bloqueios daqui.
substitute-not-offered = Nenhum lugar está sendo oferecido aqui. Uma oferta expira depois de 24 horas.
substitute-you-offered = Você ofereceu seu lugar. Você joga até que alguém o assuma.
substitute-you-play = Você assume o lugar.
substitute-you-declined = O lugar não é mais oferecido.
substitute-agreed-already = Você já concordou.
substitute-you-agreed = Você concordou.

substitute-asks = { FORM($player, "O") } pedem que { $whom } assuma seu lugar.
substitute-asks-rated = { FORM($player, "O") } pedem que { $whom } assuma seu lugar. Uma derrota ainda conta para { FORM($player, "o") }, e uma vitória não conta para ninguém.
substitute-asks-all = { FORM($player, "O") } pedem que { $whom } assuma seu lugar. Uma derrota ainda conta para { FORM($player, "o") }, e uma vitória não conta para ninguém. { $asked }: `{ COMMAND("substitute") } accept` ou `decline`?
substitute-agrees = { $who } concorda com a troca. Falta responder: { $asked }.
substitute-waits = Você aceitou. Aguardando { FORM($asked, "o") }.
substitute-still-open = Ainda em aberto: { FORM($player, "o") } pedem que { $whom } assuma seu lugar. Falta responder: { $asked }.
substitute-for-another = O lugar só é oferecido a { $whom }.
substitute-takes-over = { FORM($before, "O") } passam seu lugar adiante. Agora jogam { FORM($player, "o") }.
substitute-withdrawn = { FORM($player, "O") } não oferecem mais seu lugar.
substitute-not-taken = { $who } não assume o lugar { FORM($player, "do") }.
substitute-not-agreed = { $who } não concorda com a troca. { FORM($player, "O") } continuam jogando.
