# A descrição de uma posição para quem não a vê.

alt-turn = Lance { $number }, { $asked }.
alt-turn-of-three = Rodada { $number }, { $asked }.
alt-to-move = { FORM($side, "o") } jogam
alt-to-choose-lifeline = { FORM($side, "o") } escolhem um salva-vidas contra o feixe { FORM($other, "do") }
alt-to-answer-draw = { FORM($side, "o") } respondem à proposta de empate
alt-to-answer-billi = { FORM($side, "o") } respondem ao LET'S BILLI
alt-to-deny = { FORM($side, "o") } vetam ou permitem o último lance
alt-to-answer-pact = { FORM($side, "o") } respondem ao pacto { $pact }
alt-game-over = A partida acabou.
alt-nobody = Não é a vez de ninguém.
alt-billi-phase = Fase Billi: os reis são torres.

alt-last-move-told = Último lance: { $words }.
alt-last-move = Último lance: { $piece } { $from } para { $to }{ $deed }.
alt-last-move-castles = Último lance: { FORM($side, "o") } rocam, rei { $from } para { $to }.
alt-last-move-through = Último lance: { $piece } { $from } entra { FORM($hole, "pelo") } de { $entry }, sai por { $exit }, para { $to }{ $deed }.
alt-last-move-drops = Último lance: { FORM($side, "o") } colocam { FORM($piece, "um") } em { $square }.

alt-pieces = { $side }: { $pieces }.
alt-pieces-out = { $side } (fora): { $pieces }.
alt-out = { $side } (fora).
alt-no-pieces = nenhuma peça
alt-pieces-and-inherited = { $pieces }; herdadas { FORM($side, "do") }: { $inherited }
alt-group = { $count ->
    [1] { CAPITAL($piece) } { $squares }
   *[other] { CAPITAL(FORM($piece, "many")) } { $squares }
}
alt-joker = { $square } (Joker)

alt-beam = Feixe { FORM($side, "do") }: de { $way }, { $end }.
alt-score = Placar: { $points }.
alt-lifelines = Salva-vidas restantes: { $sides }.
alt-lifelines-of = { $side } { $lifelines }
alt-no-lifelines-of = { $side } nenhum
alt-no-joker-of = { $side } sem Joker

alt-pact-broken = Pacto { $number } { FORM($sides, "do") }: quebrado pelo último lance.
alt-pact = Pacto { $number } { FORM($sides, "do") } em vigor: { $terms }.
alt-pact-in-short = Pacto { $number } { FORM($sides, "do") } em vigor.

alt-replay = Animação da partida em { $count } passos. Posição final: { $last }
