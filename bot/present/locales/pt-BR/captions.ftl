# As poucas palavras em uma imagem ao lado do tabuleiro: há pouco espaço.

captions-preview = Prévia
captions-preview-news = Prévia: { $news }
captions-broken = Pacto quebrado
captions-joker = Joker

captions-to-move = { $side } jogam
captions-lifeline = { $side }: salva-vidas?
captions-draw = { $side }: empate?
captions-billi = { $side }: LET'S BILLI?
captions-denial = { $side }: vetar ou permitir?
captions-pact = { $side }: pacto { $pact }?

captions-may-deny = { $side } podem vetar
captions-with-points-may-deny = { $score }, podem vetar

captions-move-number = Lance { $number }
captions-round = Rodada { $number }
captions-billi-phase = Fase Billi, lance { $number }

captions-marked = Em destaque: { $piece }, { $ways }.
captions-marked-moves = vai a { $squares }
captions-marked-captures = captura em { $squares }
captions-marked-through = por { $ways }
captions-marked-through-more = por { $ways } e mais { $more }
