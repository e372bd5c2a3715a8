# Les règles de Trous noirs.

## Les coups.

rules-black-holes-moves = **Coups.** Comme aux échecs, mais un pion sur sa deuxième rangée peut toujours avancer de deux cases.
rules-black-holes-castling = Seul le grand roque existe.
rules-black-holes-no-castling = Il n'y a pas de roque.
rules-black-holes-no-en-passant = Il n'y a pas de prise en passant.
rules-black-holes-letters = S désigne le cavalier (`{ COMMAND("move") } Sc3`), H le trou.
rules-black-holes-wins = Le mat gagne.

## Le reste.

rules-black-holes-holes = **Trous.** Au lieu de jouer une pièce, un camp peut poser un trou sur une case vide de sa première rangée (`{ COMMAND("drop") } c1`), aussi souvent qu'il veut. Un trou va comme un roi sur une case vide, barre tout passage, et ne peut pas être pris par un coup normal. Un pion peut être promu en trou.
rules-black-holes-through = **Par les trous.** Toute pièce sauf le roi peut passer par les trous de son camp.
    - *Entrer :* un coup normal sur l'un d'eux, le trou noir.
    - *Sortir :* par n'importe lequel, le trou blanc (un trou ne peut pas passer par lui-même).
    - *Continuer :* dans la direction de l'entrée, aussi loin que l'on veut sur des cases vides. Un cavalier répète son saut.
    - À la fin, elle peut prendre une pièce ennemie, une pièce de son camp sauf le roi, ou un trou quelconque. Un roi qu'elle pourrait prendre est en échec.
rules-black-holes-typing = **Écrire.** `{ COMMAND("move") } a1b1a4b4` ou `Ra1-b1-a4xb4` : départ, trou noir, trou blanc, arrivée. `Ra1xb4` marche si tous les chemins mènent à la même position.

## Les pions.

rules-black-holes-pawns = **Pions.** Entré tout droit, un pion sort tout droit et ne peut pas prendre. Entré en diagonale, il sort en diagonale et doit prendre.
rules-black-holes-free-pawns = **Pions.** Un pion garde sa direction, droite ou diagonale, et peut prendre ou non.
rules-black-holes-double-step = Il peut entrer par un double pas.
rules-black-holes-no-double-step = Il ne peut pas entrer par un double pas.
rules-black-holes-back = Une pièce peut finir sur sa case de départ.
rules-black-holes-not-back = Une pièce ne peut pas finir sur sa case de départ.

## Ce que montrent les images.

rules-black-holes-sees-start = { FORM($first, "les") } sont en bas. Il n'y a pas encore de trous.
rules-black-holes-sees-pawn = le pion est entré en diagonale dans le trou en b4, est ressorti par le même trou et a pris en a5.
rules-black-holes-sees-beams = où vont les rayons au début.
rules-black-holes-sees-drop = un trou qui vient d'être posé.
rules-black-holes-sees-routes = les chemins de la tour : entrée en b1, elle va à droite ; entrée en a4, vers le haut.
rules-black-holes-sees-way = 1 l'entrée, 2 d'un trou à l'autre, 3 la sortie.
rules-black-holes-sees-check = échec : la tour pourrait entrer en b4, sortir en c8 et aller jusqu'en e8.
rules-black-holes-sees-capture = une sortie avec prise.
rules-black-holes-sees-jump = une entrée d'un saut, puis le même saut par c5, avec prise en d7.
