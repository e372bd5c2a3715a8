# A classificação de um torneio.

## Como se chama um torneio.

standings-arena = Arena
standings-swiss = Torneio suíço
standings-knockout = Mata-mata
standings-league = Liga

## Sobre a tabela.

standings-final = classificação final
standings-standings = classificação
standings-first-round = rodada 1 de { $rounds }
standings-after-round = após a rodada { $round } de { $rounds }

## A tabela.

standings-row = { $place }. { $who }: { $points }
standings-row-tied = { $place }. { $who }: { $points } ({ $ties })
standings-withdrawn = { $row }, saiu
standings-points =
    { $halves ->
        [1] { $points } ponto
        [2] { $points } ponto
        [3] { $points } ponto
       *[other] { $points } pontos
    }
standings-rounds-won =
    { $count ->
        [1] { $count } rodada vencida
       *[other] { $count } rodadas vencidas
    }
standings-more = e mais { $count }
standings-ties = Desempate: { $names }, ranking inicial.

## Critérios de desempate.

standings-head-to-head = confronto direto
standings-buchholz = Buchholz
standings-sonneborn-berger = Sonneborn-Berger
standings-wins = vitórias
standings-fewer-games = menos partidas
standings-head-to-head-of = confronto direto { $points }
standings-buchholz-of = Buchholz { $points }
standings-sonneborn-berger-of = Sonneborn-Berger { $points }
standings-wins-of =
    { $count ->
        [1] { $count } vitória
       *[other] { $count } vitórias
    }
standings-games-of =
    { $count ->
        [1] { $count } partida
       *[other] { $count } partidas
    }
