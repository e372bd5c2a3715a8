# Les règles des dames anglaises, et des rayons au-dessus. Les Bleus commencent, puis les Rouges.

rules-draughts-moves = **Coups.** On joue sur les cases noires. Les Bleus sont en bas et commencent. Un pion avance d'une case en diagonale. Sur la dernière rangée il devient dame, et le tour s'arrête là. Une dame peut aussi aller et sauter en arrière.
rules-draughts-captures = **Prises.** Une pièce prend une pièce ennemie voisine en sautant par-dessus, sur la case vide derrière elle, et continue de sauter tant qu'elle peut. **La prise est obligatoire.** S'il y en a plusieurs, choisis celle que tu veux.
rules-draughts-end = **Fin.** Qui ne peut plus jouer perd. **Nulle** par accord mutuel (`{ COMMAND("draw") }`), ou d'elle-même à la cinquième répétition ou après quatre-vingts coups de chaque camp sans prise ni coup de pion. Tu peux réclamer la nulle à la troisième répétition ou après quarante de ces coups.
rules-draughts-typing = **Écrire.** `{ COMMAND("move") } c3d4`. Une prise nomme chaque case d'arrivée : `c3e5g7`, ou `c3xg7` si une seule prise finit là. Les numéros de cases marchent aussi : `11-15`.

rules-draughts-won = jusqu'à ce qu'un camp ne puisse plus jouer : 500 points pour l'autre
rules-draughts-pieces = **Ce que les pièces font aux rayons.**
    - Un pion arrête le rayon adverse et dévie celui de son camp { $mirror }.
    - Une dame laisse passer le rayon de son camp et dévie l'autre de la même façon.

## Le veto.

rules-draughts-right = Un seul camp à la fois a le droit de veto, d'abord les Rouges. Au lieu de répondre, il peut annuler le dernier coup adverse (`{ COMMAND("deny") }`). L'adversaire doit jouer autre chose et reçoit le droit.
rules-draughts-only-move-loses = Un camp dont l'unique coup, souvent une prise forcée, subit un veto ne peut plus jouer et perd.
rules-draughts-no-only-move = L'unique coup d'un camp ne peut pas subir de veto.
rules-draughts-first-move = Le premier coup du camp qui vient de mettre son veto ne peut pas en subir un.
rules-draughts-no-kings = Les coups de dame ne peuvent pas subir de veto.
rules-draughts-end-waits = Un coup qui terminerait la partie attend le camp qui a le droit : `{ COMMAND("deny") }` ou `{ COMMAND("allow") }`.
rules-draughts-third = Après trois vetos, le camp qui a le droit peut déclarer la nulle (`{ COMMAND("draw") } claim`).

## Ce que montrent les images.

rules-draughts-sees-start = chaque rayon s'arrête sur le premier pion de l'autre camp.
rules-draughts-sees-lasermate = le pion arrivé en c3 dévie le rayon rouge dans le talon bleu.
rules-draughts-sees-jumps = deux sauts en un coup. Le pion en f2 ne pouvait pas jouer à leur place.
rules-draughts-sees-king = le pion devient dame en d8. Il ne continue pas en sautant par-dessus e7.
