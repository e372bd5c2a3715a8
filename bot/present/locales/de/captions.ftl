# Die wenigen Worte in einem Bild neben dem Brett: wenig Platz.

captions-preview = Vorschau
captions-preview-news = Vorschau: { $news }
captions-broken = Pakt gebrochen
captions-joker = Joker

# Wer handeln muss, und was gefragt wird.

captions-to-move = { $side } am Zug
captions-lifeline = { $side }: Rettung?
captions-draw = { $side }: Remis?
captions-billi = { $side }: LET'S BILLI?
captions-denial = { $side }: Veto oder nicht?
captions-pact = { $side }: Pakt { $pact }?

captions-may-deny = { $side } hat Vetorecht
captions-with-points-may-deny = { $score }, Vetorecht

# Wie weit die Partie ist.

captions-move-number = Zug { $number }
captions-round = Runde { $number }
captions-billi-phase = Billi-Phase, Zug { $number }

# Was vor der Beschreibung eines Bilds mit markierten Feldern steht.
captions-marked = Markiert: { $piece }, { $ways }.
captions-marked-moves = zieht nach { $squares }
captions-marked-captures = schlägt auf { $squares }
captions-marked-through = auf dem Weg { $ways }
captions-marked-through-more = auf dem Weg { $ways } und { $more } weiteren
