# Listas: os lances de uma partida, as partidas de um servidor.

listing-denies = { $side } vetam
listing-deed = { $side }: { $deed }
listing-resign = abandono
listing-draw-offer = empate proposto
listing-draw-accept = empate aceito
listing-draw-decline = empate recusado
listing-draw-claim = empate reivindicado
listing-billi = LET'S BILLI
listing-accept-defeat = derrota no xadrez aceita
listing-allow = lance permitido
listing-lifeline = salva-vidas { $which }
listing-pending = { $step } (pendente)
listing-cancelled = ~~{ $step }~~ (cancelado)
listing-lasermate = MATE LASER { $side } +{ $points }
listing-scored = { $side } +{ $points }
listing-out = { $side } fora

listing-archived = arquivada
listing-in-progress = em andamento
listing-turn = { $number }, { $turn }
listing-move-number = lance { $number }
listing-round-number = rodada { $number }
listing-billi-number = fase Billi, lance { $number }
listing-here = aqui
listing-in-a-room = em { $room }
listing-at-this-table = nesta mesa

listing-no-games = Nenhuma partida aqui. `{ COMMAND("challenge") }` começa uma.
listing-and-more =
    { $count ->
        [1] e mais { $count }.
       *[other] e mais { $count }.
    }
listing-to-follow = Para acompanhar uma partida aqui: `{ COMMAND("watch") }` e seu código.

listing-no-moves = Ainda não há lances.
listing-hints = Dicas do computador: { $hints }.
listing-hint-before = { $who } antes de { $san }
listing-hint-latest = { $who } na última posição

listing-replay =
    { $count ->
        [1] { $head }; { $count } lance, { $end }.
       *[other] { $head }; { $count } lances, { $end }.
    }
listing-unfinished = inacabada
