# La description d'une position pour qui ne la voit pas.

alt-turn = Coup { $number }, { $asked }.
alt-turn-of-three = Tour { $number }, { $asked }.
alt-to-move = trait { FORM($side, "aux") }
alt-to-choose-lifeline = { FORM($side, "les") } doivent choisir un secours contre le rayon { FORM($other, "m") }
alt-to-answer-draw = { FORM($side, "les") } doivent répondre à la proposition de nulle
alt-to-answer-billi = { FORM($side, "les") } doivent répondre à LET'S BILLI
alt-to-deny = { FORM($side, "les") } doivent mettre leur veto au dernier coup ou l'accepter
alt-to-answer-pact = { FORM($side, "les") } doivent répondre au pacte { $pact }
alt-game-over = La partie est finie.
alt-nobody = Le trait n'est à personne.
alt-billi-phase = Phase Billi : les rois sont des tours.

alt-last-move-told = Dernier coup : { $words }.
alt-last-move = Dernier coup : { $piece } de { $from } en { $to }{ $deed }.
alt-last-move-castles = Dernier coup : roque { FORM($side, "des") }, roi de { $from } en { $to }.
alt-last-move-through = Dernier coup : { $piece } de { $from } dans { FORM($hole, "le") } en { $entry }, sortie en { $exit }, arrivée en { $to }{ $deed }.
alt-last-move-drops = Dernier coup : { FORM($side, "les") } posent { FORM($piece, "un") } en { $square }.

alt-pieces = { $side } : { $pieces }.
alt-pieces-out = { $side } (éliminés) : { $pieces }.
alt-out = { $side } (éliminés).
alt-no-pieces = aucune pièce
alt-pieces-and-inherited = { $pieces } ; pièces héritées { FORM($side, "des") } : { $inherited }
alt-group = { $count ->
        [one] { CAPITAL($piece) } { $squares }
       *[other] { CAPITAL(FORM($piece, "pl")) } { $squares }
    }
alt-joker = { $square } (Joker)

alt-beam = Rayon { FORM($side, "m") } : depuis { $way }, { $end }.
alt-score = Score : { $points }.
alt-lifelines = Secours restants : { $sides }.
alt-lifelines-of = { $side } { $lifelines }
alt-no-lifelines-of = { $side } aucun
alt-no-joker-of = { $side } sans Joker

alt-pact-broken = Pacte { $number } entre { FORM($sides, "les") } : rompu par le dernier coup.
alt-pact = Pacte { $number } entre { FORM($sides, "les") }, en vigueur : { $terms }.
alt-pact-in-short = Pacte { $number } entre { FORM($sides, "les") }, en vigueur.

alt-replay = Animation de la partie en { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }. Position finale : { $last }
