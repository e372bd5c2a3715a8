# Un camp sans article, pour les listes et les images ; dans une phrase .les, .des, .aux (le verbe est au pluriel).
# .m, .f, .mp, .fp : l'adjectif qui suit le nom d'une pièce.

sides-white = Blancs
    .les = les Blancs
    .des = des Blancs
    .aux = aux Blancs
    .m = blanc
    .f = blanche
    .mp = blancs
    .fp = blanches
sides-black = Noirs
    .les = les Noirs
    .des = des Noirs
    .aux = aux Noirs
    .m = noir
    .f = noire
    .mp = noirs
    .fp = noires
sides-blue = Bleus
    .les = les Bleus
    .des = des Bleus
    .aux = aux Bleus
    .m = bleu
    .f = bleue
    .mp = bleus
    .fp = bleues
sides-red = Rouges
    .les = les Rouges
    .des = des Rouges
    .aux = aux Rouges
    .m = rouge
    .f = rouge
    .mp = rouges
    .fp = rouges
