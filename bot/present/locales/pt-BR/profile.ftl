# Os números de pessoas e lados: quem respeita pactos, quem venceu, quem está forte.

profile-nobody-called = Ninguém aqui se chama { $name }.

## Como alguém respeitou pactos.

profile-no-pacts = { $who } ainda não fez pactos.
profile-pacts =
    { $who }: { $count ->
        [1] { $count } pacto
       *[other] { $count } pactos
    }, { $kept } { $kept ->
        [1] respeitado
       *[other] respeitados
    } até o fim, { $ended } { $ended ->
        [1] encerrado
       *[other] encerrados
    } antes, { $broken } { $broken ->
        [1] quebrado
       *[other] quebrados
    }, { $void } sem efeito.

## Um perfil: partidas, pactos como acima, e uma lista.

profile-no-games = **{ $who }** ainda não terminou nenhuma partida contra pessoas { $here }.
profile-games =
    { $count ->
        [1] **{ $who }** terminou { $count } partida contra pessoas { $here } e venceu { $won }.
       *[other] **{ $who }** terminou { $count } partidas contra pessoas { $here } e venceu { $won }.
    }
profile-rating =
    { $count ->
        [1] { $game }: **{ $points }** ({ $count } partida valendo rating)
       *[other] { $game }: **{ $points }** ({ $count } partidas valendo rating)
    }
profile-results = { $game } aqui: { $won ->
        [1] { $won } vitória
       *[other] { $won } vitórias
    }, { $drawn ->
        [1] { $drawn } empate
       *[other] { $drawn } empates
    }, { $lost ->
        [1] { $lost } derrota
       *[other] { $lost } derrotas
    }
profile-puzzles = Problemas de { $game }: **{ $points }** ({ $solved ->
        [1] { $solved } resolvido
       *[other] { $solved } resolvidos
    } de { $tried })
profile-daily =
    { $days ->
        [1] Problema do dia: { $days } dia seguido (recorde: { $best })
       *[other] Problema do dia: { $days } dias seguidos (recorde: { $best })
    }

## O balanço de uma partida: o que cada lado tem, em números.

profile-balance = **Balanço da partida { $game }**, rodada { $round }
profile-balance-side = { $player }: { $pieces }, { $moves }
profile-balance-side-worth = { $player }: { $pieces } no valor de { $worth }, { $moves }
profile-balance-pieces =
    { $count ->
        [1] { $count } peça
       *[other] { $count } peças
    }
profile-balance-moves =
    { $count ->
        [1] { $count } lance
       *[other] { $count } lances
    }
profile-balance-king = { $attacked ->
        [1] { $attacked } de { $squares } casas em volta do rei está atacada
       *[other] { $attacked } de { $squares } casas em volta do rei estão atacadas
    }
profile-balance-king-in-check =
    { $attacked ->
        [1] { $attacked } de { $squares } casas em volta do rei está atacada
       *[other] { $attacked } de { $squares } casas em volta do rei estão atacadas
    }, rei atacado por { $count ->
        [1] { $count } peça
       *[other] { $count } peças
    }
profile-balance-threatens = ameaça { $sides }
profile-balance-threatens-nothing = não ameaça nada
profile-balance-values = Valores em peões (dama 9, torre 5, bispo e cavalo 3). “Ameaça” é o valor das peças atacadas.
