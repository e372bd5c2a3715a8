# Le poche parole in un'immagine accanto alla scacchiera: c'è poco posto.

captions-preview = Anteprima
captions-preview-news = Anteprima: { $news }
captions-broken = Patto rotto
captions-joker = Joker

# A chi tocca, e che cosa gli si chiede.

captions-to-move = Tocca { FORM($side, "al") }
captions-lifeline = { $side }: salvagente?
captions-draw = { $side }: patta?
captions-billi = { $side }: LET'S BILLI?
captions-denial = { $side }: veto?
captions-pact = { $side }: patto { $pact }?

captions-may-deny = { $side } ha il veto
captions-with-points-may-deny = { $score }, ha il veto

# A che punto è la partita.

captions-move-number = Mossa { $number }
captions-round = Giro { $number }
captions-billi-phase = Fase Billi, mossa { $number }

captions-marked = In evidenza: { $piece }, { $ways }.
captions-marked-moves = va in { $squares }
captions-marked-captures = cattura in { $squares }
captions-marked-through = passa per { $ways }
captions-marked-through-more = passa per { $ways } e altri { $more } percorsi
