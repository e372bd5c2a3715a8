# Les exercices de Trous noirs : une question, ses réponses (des boutons), et ce qui est dit de chacune.

exercises-black-holes-rook = Les trous des Blancs sont en a4, b1 et e5. Où peut finir la tour de a1 si elle passe par eux ?
exercises-black-holes-rook-three = c1, d1 et b4
exercises-black-holes-rook-three-why = Elle entre en b1, vers la droite. Sortie par b1, elle atteint c1 ou prend la dame blanche en d1 ; sortie par a4, elle prend le pion blanc en b4, de son propre camp lui aussi. Par e5, elle quitterait l'échiquier.
exercises-black-holes-rook-two = c1 et b4
exercises-black-holes-rook-two-why = Elle peut aussi prendre ses propres pièces, toutes sauf le roi. Qui est à côté de c1 ?
exercises-black-holes-rook-four = c1, d1, e1 et b4
exercises-black-holes-rook-four-why = Le roi de son propre camp ne peut pas être pris, et la dame en d1 barre le passage.
exercises-black-holes-rook-one = c1 seulement
exercises-black-holes-rook-one-why = Elle peut sortir par n'importe quel trou des Blancs, donc aussi par celui de a4.

exercises-black-holes-bishop = Où peut finir le fou de b2 s'il passe par les trous ?
exercises-black-holes-bishop-two = b5 et c6
exercises-black-holes-bishop-two-why = Il peut aussi sortir par b1. Qui est en diagonale devant b1 ?
exercises-black-holes-bishop-three = b5, c6 et c2
exercises-black-holes-bishop-three-why = Il entre en e5, vers le haut et la droite. Sorti par a4, il atteint b5 ou prend le trou en c6 ; sorti par b1, il prend le pion blanc en c2, de son propre camp. Par e5, il quitterait l'échiquier.
exercises-black-holes-bishop-four = b5, c6, d7 et c2
exercises-black-holes-bishop-four-why = Le trou des Noirs en c6 barre le passage. Il peut être pris, pas traversé.
exercises-black-holes-bishop-nowhere = nulle part
exercises-black-holes-bishop-nowhere-why = Les cases entre b2 et e5 sont vides : il peut entrer en e5.

exercises-black-holes-safe = Les trous des Noirs sont en c6, d5 et d6. Quel pion blanc les Noirs ne peuvent-ils pas prendre en un coup ?
exercises-black-holes-safe-not-why = Les Noirs peuvent le prendre. Regarde ce qui entre dans les trous des Noirs, et où cela ressort.
exercises-black-holes-safe-d2-why = Aucune pièce noire n'arrive en d2, même par les trous. Tous les autres pions peuvent être pris.

exercises-black-holes-check = Les trous des Blancs sont en a4, c1, e5 et e7, ceux des Noirs en b6, b7, c6 et d6. Quel roi est en échec ?
exercises-black-holes-check-white = le roi blanc
exercises-black-holes-check-white-why = Aucune pièce noire sortant d'un trou n'a le champ libre jusqu'en d1.
exercises-black-holes-check-black = le roi noir
exercises-black-holes-check-black-why = Aucune pièce blanche sortant d'un trou n'a le champ libre jusqu'en c8.
exercises-black-holes-check-both = les deux
exercises-black-holes-check-both-why = Aucun chemin par les trous ne mène à l'un des deux rois.
exercises-black-holes-check-neither = aucun
exercises-black-holes-check-neither-why = Aucun chemin par les trous ne mène à l'un des deux rois.
