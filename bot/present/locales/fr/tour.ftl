# Ce que lit un serveur où le bot vient d'arriver, et la visite en quelques images.

tour-hello = **Bonjour ! Je joue à des variantes des échecs.**
    { $games } Jouez entre vous ici, ou contre l'ordinateur.

tour-numbered = { $words }
    { $page } sur { $pages }
tour-first = **BilliChess**, ce sont les échecs avec deux rayons laser. Les Bleus en bas, les Rouges en haut. Le rayon rouge vient de k7 et s'arrête en d2, le bleu vient de j2 et s'arrête en e7.
tour-second = **Un coup peut dévier un rayon.** Le pion a quitté d2, le rayon rouge continue donc : il traverse le roi bleu, ricoche sur le fou en f1 et monte en e2.
tour-third = **LASER-MAT.** Le rayon rouge a trouvé son chemin jusque dans le talon bleu en j1 : 277 points pour les Rouges. La partie continue jusqu'à l'échec et mat, qui vaut 500.
tour-fourth = **À toi.** Choisis **Jouer** sous un échiquier, puis une pièce, ou écris `{ COMMAND("move") } e4`. On peut aussi jouer à trois, comme sur cet échiquier. `{ COMMAND("rules") }` explique chaque jeu.
