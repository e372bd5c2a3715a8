# Les règles des rayons laser à deux camps : les Bleus, qui commencent, et les Rouges.

rules-lasers-beams = **Les rayons.** Deux rayons laser vont en diagonale, ricochent sur le cadre et finissent dans ses coins. { $course } Chaque camp garde un coin, son talon : les Bleus en { $blue }, les Rouges en { $red }. Les rayons ne changent jamais rien à la légalité des coups.
rules-lasers-edge = Le bord de l'échiquier sert de cadre. Le rayon bleu part du bord droit au-dessous de { $blue }, vers le haut et la gauche, le rouge du bord gauche au-dessus de { $red }, vers le bas et la droite.
rules-lasers-columns = Seuls les rayons vont dans les colonnes { $columns }. Le rayon bleu part de { $blue }, vers le haut et la gauche, le rouge de { $red }, vers le bas et la droite.
rules-lasers-columns-and-rows = Seuls les rayons vont dans les colonnes { $columns } et les rangées { $rows }. Le rayon bleu part de { $blue }, vers le haut et la gauche, le rouge de { $red }, vers le bas et la droite.
rules-lasers-holes = Les trous laissent passer tous les rayons.
rules-lasers-stacks = D'une pile, seule la pièce du bas rencontre un rayon.

rules-lasers-pieces = **Ce que les pièces font aux rayons.**
    - Un pion arrête tout rayon.
    - Une tour ou un fou le dévie { $rook }.
    - Un cavalier le dévie { $knight }.
    - Une dame laisse passer son propre rayon et arrête l'autre.
    - Un roi dévie son propre rayon comme une tour et laisse passer l'autre.
rules-lasers-like-a-vertical-mirror = comme un miroir vertical : la gauche devient la droite, le haut reste le haut
rules-lasers-like-a-horizontal-mirror = comme un miroir horizontal : le haut devient le bas, la gauche reste la gauche

rules-lasers-points = **Points.** Un rayon qui finit dans le talon adverse est un **laser-mat : { $points }**, une fois par camp. { $whose } La partie continue **{ $won }**. Abandonner donne aussi ces points à l'adversaire. Le score le plus élevé gagne. Après une nulle, les laser-mats décident.
rules-lasers-fixed = 277 points
rules-lasers-each-turn = 200 points, plus 25 pour chaque fois qu'une pièce a dévié le rayon, 450 au plus
# Suit « La partie continue ».
rules-lasers-checkmate = jusqu'à l'échec et mat : 500 points
rules-lasers-own-moves = Il ne compte qu'après un coup du camp à qui est le rayon.
rules-lasers-all-moves = Il compte pour le camp à qui est le rayon, qui que ce soit qui ait joué.
rules-lasers-all-moves-but-gifts = Il compte pour le camp à qui est le rayon, qui que ce soit qui ait joué. Après un coup de l'adversaire lui-même, c'est un cadeau, qui rapporte 100 de moins.
rules-lasers-hunt = **Points.** **L'échec et mat rapporte 277**, et de même le `{ COMMAND("defeat") }` (ACCEPT DEFEAT) de l'adversaire. Puis les deux rois deviennent des tours et la chasse commence : plus d'échec, toute pièce peut être prise. Un rayon qui finit dans le talon adverse est un **laser-mat : 500 points** et termine la partie, à tout moment. { $whose } `{ COMMAND("billi") }` (LET'S BILLI) commence la chasse sans points : { $consent }. `{ COMMAND("resign") }` termine la partie : l'adversaire reçoit 277, pendant la chasse 500. Le score le plus élevé gagne.
rules-lasers-one-side-alone = un camp peut le faire seul
rules-lasers-one-side-not-in-check = un camp qui n'est pas en échec peut le faire seul
rules-lasers-both-sides = les deux doivent être d'accord

rules-lasers-joker = **Cavaliers Jokers.** Le premier cavalier que joue un camp devient son Joker. Quand un rayon le touche, son camp peut utiliser un secours (`{ COMMAND("lifeline") }`) : **pass** (le rayon passe à travers), **reflect** (dévié comme par une tour) ou **stop** (arrêté), chacun une fois. { $lasts } Un Joker qui prend l'autre en reçoit un quatrième, de la sorte qu'il veut.
rules-lasers-until-the-next-move = Il dure jusqu'au coup suivant.
rules-lasers-while-hit = Il dure tant que ce rayon touche le Joker sans interruption.

rules-lasers-start = chaque rayon s'arrête sur le premier pion qu'il rencontre.
rules-lasers-bounced = le rayon rouge passe par e2, est dévié par le fou en f1, traverse le roi bleu et s'arrête en d2.
rules-lasers-window = le rayon bleu touche le Joker rouge en f6. Les Rouges doivent choisir.
rules-lasers-mated = par c1, b1, a1, e5 et h1, le rayon rouge finit dans le talon bleu : les Rouges marquent sur un coup des Bleus.
rules-lasers-turned = le rayon rouge traverse le roi bleu en e1, est dévié par le fou en f1 et s'arrête en e2.
rules-lasers-unsaved = les Bleus n'ont pas utilisé de secours pour le Joker en d2 : le rayon rouge a couru jusque dans le talon bleu en j1.
rules-lasers-lasermate = trois pièces dévient le rayon rouge dans le talon bleu en j1 : les Rouges marquent sur un coup des Bleus.
