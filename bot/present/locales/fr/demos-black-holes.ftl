# La démonstration de Trous noirs.

demos-black-holes-title = un pion mate par un trou
demos-black-holes-start = Cinq colonnes, huit rangées, les Blancs en bas. Il n'y a pas encore de trous.
demos-black-holes-empty = Le cavalier blanc a quitté b1 : une case de la première rangée est vide.
demos-black-holes-drop = Les Blancs posent un trou en b1 au lieu de jouer une pièce.
demos-black-holes-check = Le cavalier prend en c7 avec échec, et le roi noir avance.
demos-black-holes-second = Le premier trou est allé en b2, et les Blancs en posent un second en b1.
demos-black-holes-through = Les trous aussi peuvent passer par les trous : entrée en b2, puis dans la même direction vers b3 et b4, où il prend un pion de son camp. Maintenant le pion de a3 pourrait entrer en diagonale en b4 et continuer par c5 et d6 jusqu'en e7. Mat par un trou.
