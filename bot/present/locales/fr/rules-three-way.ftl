# Les règles des échecs à trois.

rules-three-way-board = **L'échiquier.** Un hexagone de 96 cases, un tiers pour chacun : les Blancs ont les colonnes a à h (rangées 1 à 4), les Rouges l à i et d à a (8 à 5), les Noirs h à e et i à l (12 à 9). Chaque armée part de sa base comme aux échecs. Les Blancs commencent, puis les Rouges, à la gauche des Blancs, puis les Noirs.
rules-three-way-board-mirrored = **L'échiquier.** Un hexagone de 96 cases, un tiers pour chacun : les Blancs ont les colonnes a à h (rangées 1 à 4), les Noirs l à i et d à a (8 à 5), les Rouges h à e et i à l (12 à 9). Chaque armée part de sa base comme aux échecs. Les Blancs commencent, puis les Rouges, à la droite des Blancs, puis les Noirs.

rules-three-way-moves-straight = **Coups.** Comme aux échecs (`{ COMMAND("move") } e2e4`). Les colonnes continuent au-delà de la frontière, et une diagonale qui rencontre le centre le traverse tout droit.
rules-three-way-moves-either-way = **Coups.** Comme aux échecs (`{ COMMAND("move") } e2e4`). Les colonnes continuent au-delà de la frontière, et une diagonale qui rencontre le centre peut continuer dans l'une ou l'autre de deux directions.
rules-three-way-knight-two-then-one = Un cavalier va de deux cases puis d'une de côté, même près du centre.
rules-three-way-castling-through-check = Un roi peut roquer en sortant d'un échec, à travers un échec et vers un échec.
rules-three-way-promotion = Les pions sont promus à la base de l'un ou de l'autre adversaire.
rules-three-way-promotion-of-inherited = Un pion hérité est promu à toute base sauf celle dont il vient.
rules-three-way-no-en-passant = Il n'y a pas de prise en passant.
rules-three-way-en-passant-next = Seul le joueur suivant peut prendre en passant.
rules-three-way-en-passant-both = Chaque adversaire peut prendre en passant à son prochain tour.

rules-three-way-kings = **Les rois** se prennent comme toute autre pièce. L'échec est annoncé, mais on n'est pas obligé de le parer.
rules-three-way-out = Qui perd son roi, abandonne ou perd au temps est éliminé. Ses pièces restent comme obstacles : elles peuvent être prises et n'attaquent rien.
rules-three-way-out-inherited = Un joueur sans roi est éliminé. Qui prend un roi hérite de toutes les pièces de ce camp. Les pièces d'un joueur qui abandonne ou perd au temps vont au joueur suivant.
rules-three-way-out-inherited-by-capture = Un joueur sans roi est éliminé. Qui prend un roi hérite de toutes les pièces de ce camp. Les pièces d'un joueur qui abandonne ou perd au temps ne vont à personne et restent comme obstacles.
rules-three-way-won = Le dernier camp qui garde un roi gagne.
rules-three-way-won-by-points = Quand il ne reste qu'un roi ou que la partie est nulle, les points décident. À égalité de points, un camp éliminé perd.

rules-three-way-beams = **Rayons.** Chaque camp a un talon, le coin au bout droit de sa rangée de base, et un rayon qui part deux rangées devant ce coin, en avant et vers la gauche.
rules-three-way-beams-as-in-billichess = Les pièces dévient, arrêtent ou laissent passer les rayons comme à BilliChess (`{ COMMAND("rules") } billichess`).
rules-three-way-beams-exchanged = Les pièces dévient, arrêtent ou laissent passer les rayons comme à BilliChess (`{ COMMAND("rules") } billichess`), avec les miroirs des cavaliers et des autres échangés.
rules-three-way-beams-all-moves = Un rayon dans le talon d'un adversaire rapporte **277**, une fois par rayon et par talon, qui que ce soit qui ait joué.
rules-three-way-beams-own-moves = Un rayon dans le talon d'un adversaire rapporte **277**, une fois par rayon et par talon, seulement après un coup du camp à qui est le rayon.
rules-three-way-beams-of-kings = La prise d'un roi rapporte **500**. Le rayon d'un camp éliminé est éteint.

rules-three-way-draws = **Nulles.** `{ COMMAND("draw") }` demande à tout le monde : tous doivent être d'accord, et ne pas répondre à temps vaut accord. À trois, qui n'a aucun coup passe. À deux, la partie est nulle si le joueur au trait n'est pas en échec et que tout coup perdrait le roi ; à la troisième répétition ou après 50 tours complets sans prise ni coup de pion, on peut réclamer la nulle (`{ COMMAND("draw claim") }`). La cinquième répétition ou 75 de ces tours (50 à trois) entraînent la nulle.
rules-three-way-draws-without-moves = **Nulles.** `{ COMMAND("draw") }` demande à tout le monde : tous doivent être d'accord, et ne pas répondre à temps vaut accord. À trois, qui n'a aucun coup passe. À deux, la partie est nulle si le joueur au trait n'est pas en échec et n'a aucun coup ; à la troisième répétition ou après 50 tours complets sans prise ni coup de pion, on peut réclamer la nulle (`{ COMMAND("draw claim") }`). La cinquième répétition ou 75 de ces tours (50 à trois) entraînent la nulle.

rules-three-way-pacts = **Les pactes** se concluent en public avec `{ COMMAND("pact") } offer`, et personne n'est obligé de les tenir. Les ruptures sont annoncées, et `{ COMMAND("profile") }` s'en souvient. Les ordinateurs concluent aussi des pactes : certains sont loyaux, d'autres rusés ou traîtres.

rules-three-way-start = trois armées, chacune à sa base.
rules-three-way-across = où la dame blanche en a4 peut aller. Au-delà de la frontière, elle attaque le tiers des Rouges.
rules-three-way-obstacles = la dame blanche a pris le roi rouge. Les pièces rouges restent comme obstacles.
rules-three-way-heir = la dame blanche a pris le roi rouge, et toutes les pièces rouges sont aux Blancs.
rules-three-way-pawns-made-way = trois pions ont fait place. Un fou dévie chaque rayon, qui traverse le roi et s'arrête sur le pion suivant.
rules-three-way-reason-for-peace = la dame blanche attaque les Rouges depuis a4. Les Rouges et les Noirs ont maintenant une raison de faire la paix.
