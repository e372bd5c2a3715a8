# Las pocas palabras que van en una imagen junto al tablero.

captions-preview = Vista previa
captions-preview-news = Vista previa: { $news }
captions-broken = Pacto roto
captions-joker = Joker

captions-to-move = Juegan { FORM($side, "sin") }
captions-lifeline = { $side }: ¿salvavidas?
captions-draw = { $side }: ¿tablas?
captions-billi = { $side }: ¿LET'S BILLI?
captions-denial = { $side }: ¿vetar o permitir?
captions-pact = { $side }: ¿pacto { $pact }?

captions-may-deny = { $side }: pueden vetar
captions-with-points-may-deny = { $score }, pueden vetar

captions-move-number = Jugada { $number }
captions-round = Ronda { $number }
captions-billi-phase = Fase Billi, jugada { $number }

captions-marked = Marcado: { $piece }, { $ways }.
captions-marked-moves = mueve a { $squares }
captions-marked-captures = captura en { $squares }
captions-marked-through = por { $ways }
captions-marked-through-more = por { $ways } y { $more } más
