# Les quelques mots à côté de l'échiquier dans une image.

captions-preview = Aperçu
captions-preview-news = Aperçu : { $news }
captions-broken = Pacte rompu
captions-joker = Joker

captions-to-move = { $side } au trait
captions-lifeline = { $side } : secours ?
captions-draw = { $side } : nulle ?
captions-billi = { $side } : LET'S BILLI ?
captions-denial = { $side } : veto ou accord ?
captions-pact = { $side } : pacte { $pact } ?

captions-may-deny = { $side }, droit de veto
captions-with-points-may-deny = { $score }, droit de veto

captions-move-number = Coup { $number }
captions-round = Tour { $number }
captions-billi-phase = Phase Billi, coup { $number }

captions-marked = Marqué : { $piece }, { $ways }.
captions-marked-moves = coups en { $squares }
captions-marked-captures = prises en { $squares }
captions-marked-through = par { $ways }
captions-marked-through-more = par { $ways } et { $more ->
        [one] { $more } autre chemin
       *[other] { $more } autres chemins
    }
