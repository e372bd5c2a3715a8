# Le formulaire d'une offre de pacte : intitulés courts.

pact-form-offer = Proposer un pacte (tout le monde le voit)
pact-form-counter = Contre-offre au pacte { $number }

pact-form-field-to = À qui ?
pact-form-to-both = Aux deux

pact-form-field-promises = Ce que vous vous promettez
pact-form-hint-promises = Les autres clauses vont plus bas. Cinq au plus en tout.
pact-form-peace = Paix
pact-form-peace-means = Ne pas prendre les pièces de l'autre.
pact-form-no-check = Pas d'échec
pact-form-no-check-means = Ne pas attaquer le roi de l'autre.
pact-form-draw = Nulle à deux
pact-form-draw-means = Les deux derniers se partagent la partie.
pact-form-against = Contre { FORM($side, "les") }
pact-form-against-means = Jouer contre { FORM($side, "les") } au moins tous les deux tours.
pact-form-spare = Épargner chaque { $piece }
pact-form-spare-means = Ne prendre { FORM($piece, "genre") ->
        [f] aucune
       *[m] aucun
    } { $piece } qui est à présent sur l'échiquier.
pact-form-none-to-spare = Aucun camp de ce pacte n'a de { $piece }.

pact-form-field-terms = Clauses, une par ligne
pact-form-field-until = Pour combien de temps ?
pact-form-hint-until = Jusqu'à ce que l'un de vous le dénonce
pact-form-field-stands = L'offre tient pendant
pact-form-hint-stands = 2 de tes coups
pact-form-open-for = { $moves ->
        [one] { $moves } de tes coups
       *[other] { $moves } de tes coups
    }
pact-form-field-words = Une promesse avec tes mots (non contrôlée)
pact-form-hint-words = Nous partageons le centre.
