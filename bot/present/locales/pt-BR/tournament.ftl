# Torneios: anunciados, jogados e encerrados. A classificação está em standings.ftl.

## Recusas e respostas curtas.

tournament-managers-only = Só quem administra esta sala pode fazer isso com um torneio.
tournament-choose = Use `{ COMMAND("tournament") }` com join, leave, standings, create, start ou end.
tournament-for-create-alone = Só `{ COMMAND("tournament") } create` aceita formato, jogo e coisas assim. `{ COMMAND("tournament") }` sozinho mostra a classificação; join, leave, start e end não aceitam mais nada.
tournament-not-in-a-thread = Um tópico tem uma partida só. Crie o torneio na sala a que o tópico pertence.
tournament-one-at-a-time = Esta sala já tem um torneio. `{ COMMAND("tournament") } end` o encerra.
tournament-which-format = Qual formato? `arena`, `swiss`, `knockout` ou `league`.
tournament-which-ties = O que decide partidas empatadas? `rematch`, `seed` ou `second`.
tournament-how-many-rounds = Um torneio tem de 1 a 30 rodadas.
tournament-how-long = A duração vai de `5m` a `30d`, por exemplo `45m` ou `2h`.
tournament-how-long-first = O tempo para o primeiro lance vai de `1m` a `14d`, por exemplo `10m`.
tournament-needs-a-time = Partidas de torneio precisam de um limite de tempo: um relógio como `10+5`, ou `1d` por lance.
tournament-too-slow = Torneios sem turnos precisam de uma unidade de tempo abaixo de uma hora.
tournament-created = Torneio criado.
tournament-started = O torneio começa.
tournament-ended = Torneio encerrado.
tournament-started-already = O torneio já começou.
tournament-over-already = Esse torneio já acabou.
tournament-in-its-room = Faça isso na sala do torneio.
tournament-you-take-part = Você está no torneio. `{ COMMAND("tournament") } leave` tira você dele.
tournament-you-do-not-take-part = Você não está neste torneio. `{ COMMAND("tournament") } join` coloca você nele.
tournament-nothing-to-claim = Não há o que reivindicar: em um torneio, quem fica sem tempo perde.
tournament-full = O torneio está cheio.
tournament-called-off = O torneio foi cancelado.
tournament-room-is-taken = Nesta sala se jogam partidas de torneio, uma após a outra. Use outra sala para a sua partida.
tournament-no-hints = Não há dicas em partidas de torneio.
tournament-no-computers = Computadores não assumem lugares em partidas de torneio.
tournament-no-rematch = Partidas de torneio não têm revanche enquanto o torneio dura.
tournament-goes-on-alone = O torneio acabou. Esta partida continua como uma partida comum.
tournament-none-here = Não há torneio aqui.
tournament-none-here-yet = Não há torneio aqui. `{ COMMAND("tournament") } create` anuncia um.
tournament-league-is-for-three = Uma liga é para partidas a três, e { $game } é a dois. Use `swiss`, `arena` ou `knockout`.
tournament-three-need-a-league = { $game } é para três. Use `league`.
tournament-too-few = São necessários pelo menos { $least } participantes (até agora, { $players }).

## Um torneio em que se pode entrar.

tournament-announced = **{ $format }**: { $what }.
tournament-rated = valendo rating
tournament-rounds =
    { $count ->
        [1] { $count } rodada
       *[other] { $count } rodadas
    }
tournament-ties-rematch = Depois de um empate, joga-se de novo. Após mais dois empates, passa quem está melhor no ranking inicial.
tournament-ties-seed = Depois de um empate, passa quem está melhor no ranking inicial.
tournament-ties-second = Depois de um empate, passa quem jogou em segundo.
tournament-late-first-move = Você tem { $within } para o primeiro lance. Quem falta a duas partidas seguidas está fora.
tournament-late-idle = Quem fica { $within } sem fazer nada perde. Quem falta a duas partidas seguidas está fora.
tournament-how-to-join = Escolha **Participar** para jogar. Quem administra a sala dá início com `{ COMMAND("tournament") } start`.

## Começa.

tournament-starts = **{ $begun }**: { $players }, { $lasts }.
tournament-begun-arena = A arena começou
tournament-begun-swiss = O torneio suíço começou
tournament-begun-knockout = O mata-mata começou
tournament-begun-league = A liga começou
tournament-players =
    { $count ->
        [1] { $count } participante
       *[other] { $count } participantes
    }
tournament-fewer-rounds = Foram pedidas { $asked } rodadas, mas depois de { $rounds } todos já terão jogado contra todos.

## Entrar e sair.

tournament-too-late-knockout = O mata-mata já começou, e ninguém mais pode entrar.
tournament-too-late-arena = O tempo da arena acabou, e ninguém mais pode entrar.
tournament-too-late-rounds = A última rodada está em andamento, e ninguém mais pode entrar.
tournament-you-are-in =
    { $count ->
        [1] Você está no torneio ({ $count } participante até agora).
       *[other] Você está no torneio ({ $count } participantes até agora).
    }
tournament-you-are-in-later = Você está no torneio a partir do próximo emparceiramento.
tournament-you-have-withdrawn = Você saiu do torneio.
tournament-you-have-withdrawn-playing = Você saiu do torneio. Sua partida continua; abandone-a se não puder jogar.
tournament-nobody-yet = Ninguém entrou ainda.
tournament-takes-part =
    { $count ->
        [1] **{ $count } participante** até agora: { $names }.
       *[other] **{ $count } participantes** até agora: { $names }.
    }
tournament-more = mais { $count }

## Quem joga com quem.

tournament-your-game = Sua partida é { $game }.
tournament-playing = Em andamento: { $boards }.
tournament-next = A seguir: { $boards }.
tournament-more-boards = E mais { $count }.
tournament-round = **Rodada { $round } de { $rounds }**
tournament-round-again = **Rodada { $round } de { $rounds }**: partidas empatadas são jogadas de novo
tournament-bye-through = { $who } está sem adversário e passa de fase.
tournament-bye-point = { $who } está sem adversário e ganha um ponto.
tournament-and-more = e mais { $count }
tournament-in-this-order = As partidas são jogadas aqui uma após a outra, nesta ordem.

## Decisões sem uma partida vencida.

tournament-through-by-seed = { $through } passa por estar melhor no ranking inicial, depois do empate com { $other }.
tournament-through-by-moving-second = { $through } passa por ter jogado em segundo, depois do empate com { $other }.
tournament-withdrawn =
    { $count ->
        [1] { $names } saiu do torneio.
       *[other] { $names } saíram do torneio.
    }
tournament-withdrawn-nobody-through =
    { $count ->
        [1] { $names } saiu do torneio, e ninguém passa.
       *[other] { $names } saíram do torneio, e ninguém passa.
    }
tournament-withdrawn-nobody-scores =
    { $count ->
        [1] { $names } saiu do torneio, e ninguém ganha o ponto.
       *[other] { $names } saíram do torneio, e ninguém ganha o ponto.
    }
tournament-go-through =
    { $count ->
        [1] { $names } passa de fase.
       *[other] { $names } passam de fase.
    }
tournament-gets-the-point = { $who } ganha o ponto.
tournament-gets-points = { $who } ganha { $points }.
tournament-get-points-each = { $names } ganham { $points } cada.

## O fim.

tournament-games-go-on =
    { $count ->
        [1] { $games } continua, mas não conta para o torneio.
       *[other] { $games } continuam, mas não contam para o torneio.
    }
tournament-over-undecided = **O torneio acabou.** Nenhuma partida terminou.
tournament-over-nobody = **O torneio acabou.** Todos saíram, então ninguém vence.
tournament-over-won = **O torneio acabou. Vitória de { $winner }!**
tournament-over-shared = **O torneio acabou.** { $names } dividem o primeiro lugar.
tournament-ends-early-few = Ele termina depois da rodada { $round } de { $rounds }, porque restam poucos participantes.
tournament-ends-early-all-played = Ele termina depois da rodada { $round } de { $rounds }, porque todos os que restam já jogaram entre si.

## Alguém não jogou a tempo. $player vem com seu lado: "Brancas (Ann)".

tournament-nobody-moved = Ninguém jogou a tempo, então ninguém ganha o ponto.
tournament-late-no-winner = O tempo { FORM($player, "do") } acabou, mas ninguém mais pode vencer.
tournament-late-first = { FORM($player, "O") } não fizeram o primeiro lance a tempo e perdem.
tournament-late = O tempo { FORM($player, "do") } acabou: derrota.
