# Pactos: propostas, respostas e o que foi feito deles. Quem joga aparece aqui sempre com seu lado: "Brancas (Ann)".

## Recusas.

pacts-not-here = Pactos só existem em partidas a três: `{ COMMAND("challenge") } game:three-way`.
pacts-taken-back = Essa proposta não existe mais, porque o lance anterior a ela foi desfeito.
pacts-choose = Use `{ COMMAND("pact") } offer`, `accept`, `refuse`, `counter`, `withdraw`, `denounce` ou `list`.
pacts-long = Longo demais: um campo aceita no máximo 1000 caracteres.
pacts-no-move = Isso não é um lance. Para pactos, use `{ COMMAND("pact") }`.

pacts-none-to-answer = Nenhum pacto espera sua resposta.
pacts-none-to-withdraw = Você não tem nenhuma proposta para retirar.
pacts-none-to-end = Você não tem nenhum pacto para encerrar.
pacts-which-one = Qual pacto? Digite { $line }.
pacts-which = Qual pacto? { $lines }. `{ COMMAND("pact") } list` mostra todos.

## Uma proposta, como todos a leem.

pacts-treaty = **Pacto { $number }**: { FORM($by, "o") } propõem { FORM($to, "ao") }, { $until }:
pacts-treaty-term = { $number }: { CAPITAL($term) }
pacts-open =
    { $moves ->
        [1] Em aberto até o próximo lance { FORM($side, "do") }.
        [2] Em aberto por dois lances { FORM($side, "do") }.
       *[other] Em aberto por { $moves } lances { FORM($side, "do") }.
    }
pacts-both-must-accept = Os dois precisam aceitar.

## O que se fez com uma proposta ou um pacto, como todos o leem.

pacts-counters = { FORM($who, "O") } fazem uma contraproposta:
pacts-refuses = { FORM($who, "O") } recusam o pacto { $number }.
pacts-withdraws = { FORM($who, "O") } retiram a proposta do pacto { $number }.
pacts-accepts = { FORM($who, "O") } aceitam o pacto { $number }.
pacts-not-answered = Ainda falta a resposta { FORM($who, "do") }.
pacts-begins = **O pacto { $number } está em vigor**: { $terms }.
pacts-ends = { FORM($who, "O") } encerram o pacto { $number }.
pacts-ends-after-move = { FORM($who, "O") } encerram o pacto { $number }. Ele vale até depois do próximo lance { FORM($side, "do") }.
pacts-ends-too = { FORM($who, "O") } também encerram o pacto { $number }. Ele vale até depois do próximo lance { FORM($sides, "do") }.

## O mesmo, como resposta a quem o fez.

pacts-done-countered = Contraproposta feita.
pacts-done-offered = Pacto proposto.
pacts-done-accepted = Pacto aceito.
pacts-done-refused = Pacto recusado.
pacts-done-withdrawn = Proposta retirada.
pacts-done-ended = Você encerrou o pacto { $number }.

## O que um lance fez com os pactos.

pacts-broke = **{ FORM($side, "O") } quebraram o pacto { $number }** ({ $promise }) { $breach }.
pacts-with-an-offer = com uma proposta na rodada { $round } (meio-lance { $ply })
pacts-by-declining = ao recusar o empate na rodada { $round } (meio-lance { $ply })
pacts-by-passing = ao passar na rodada { $round } (meio-lance { $ply })
pacts-with-a-move = com { $move }
pacts-kept-promise = { FORM($side, "O") } cumpriram uma promessa do pacto { $number } ({ $promise }).
pacts-holds-for-draw = { FORM($side, "O") } estão fora. Do pacto { $number } só continua valendo o empate quando restarem dois.

pacts-offer-expired = A proposta do pacto { $number } expirou.
pacts-offer-void-over = A proposta do pacto { $number } perdeu o efeito: a partida acabou.
pacts-offer-void-out = A proposta do pacto { $number } perdeu o efeito: { FORM($side, "o") } estão fora.
pacts-offer-void = A proposta do pacto { $number } perdeu o efeito.

pacts-has-ended = O pacto { $number } terminou.
pacts-was-kept = O pacto { $number } foi respeitado até o fim.
pacts-is-fulfilled = O pacto { $number } foi cumprido.
pacts-has-ended-as-announced = O pacto { $number } terminou, como { FORM($side, "o") } anunciaram.
pacts-is-void-out = O pacto { $number } perdeu o efeito: { FORM($side, "o") } estão fora.
pacts-is-void = O pacto { $number } perdeu o efeito: aquilo de que tratava não existe mais.
pacts-has-expired = O pacto { $number } expirou.

pacts-waiting =
    { $count ->
        [1] { FORM($side, "O") } ainda têm de responder ao pacto { $pacts }.
       *[other] { FORM($side, "O") } ainda têm de responder aos pactos { $pacts }.
    }

## A lista dos pactos de uma partida.

pacts-list = **Pactos da partida { $game }**, rodada { $round }
pacts-listed = **{ $number }** { $parties }, { $state }: { $terms }
pacts-listed-with-link = **{ $number }** { $parties }, { $state }: { $terms } ({ $link })
pacts-state-in-force = em vigor desde a rodada { $round } (meio-lance { $ply })
pacts-state-ending = em vigor desde a rodada { $round } (meio-lance { $ply }), encerrado { FORM($sides, "pelo") }
pacts-state-offered = proposto { FORM($side, "pelo") } na rodada { $round } (meio-lance { $ply }), falta a resposta { FORM($asked, "do") }
pacts-state-over = { $how } na rodada { $round } (meio-lance { $ply })
pacts-earlier = Outros { $count } pactos anteriores estão no registro da partida.
pacts-none = Ainda não há pactos. `{ COMMAND("pact") } offer` faz uma proposta.

## Um pacto ao lado do tabuleiro ou em um menu; pode começar uma linha com maiúscula.

pacts-brief-in-force = em vigor desde a rodada { $round }
pacts-brief-ending = encerrado { FORM($sides, "pelo") }
pacts-brief-offered = proposto { FORM($side, "pelo") }, falta a resposta { FORM($asked, "do") }
pacts-brief-over = { $how } na rodada { $round }
pacts-offered-to = proposto { FORM($side, "pelo") } { FORM($to, "ao") }

## Um aviso antes de um lance, só para quem joga.

pacts-would-break = **Isto quebraria sua palavra:** { $pacts }.
pacts-would-break-one = pacto { $number } ({ $promise })
pacts-breaks = quebra sua palavra (pacto { $number })

## O que foi feito de um pacto ou de uma proposta; segue-se "na rodada 12".

pacts-over-broken-by = quebrado { FORM($side, "pelo") }
pacts-over-ended-by = encerrado { FORM($side, "pelo") }
pacts-over-void-out = sem efeito com a saída { FORM($side, "do") }
pacts-over-kept = respeitado
pacts-over-fulfilled = cumprido
pacts-over-expired = expirado
pacts-over-void = sem efeito
pacts-over-broken = quebrado
pacts-over-refused-by = recusado { FORM($side, "pelo") }
pacts-over-countered-by = respondido { FORM($side, "pelo") } com o pacto { $number }
pacts-over-withdrawn = retirado
pacts-over-not-answered = sem resposta a tempo
