# Les options des jeux : ce que veulent dire leurs valeurs.

options-unit = { $span } par unité
options-unit-help = temps de recharge d'un pion ; une dame se recharge neuf fois plus longtemps
options-units = un temps comme `2s`, `30s`, `1m` ou `1h`, de 1 s à 7 jours

options-yes = oui
options-no = non

options-board-12x8 = deux colonnes libres de chaque côté de l'échiquier
options-board-8x8 = l'échiquier lui-même
options-board-10x8 = une colonne libre de chaque côté de l'échiquier
options-board-14x8 = trois colonnes libres de chaque côté de l'échiquier
options-board-16x8 = quatre colonnes libres de chaque côté de l'échiquier
options-board-12x10 = deux colonnes libres de chaque côté de l'échiquier, une rangée libre au-dessus et au-dessous
options-board-12x12 = deux colonnes libres de chaque côté de l'échiquier, deux rangées libres au-dessus et au-dessous
options-draughts-board-12x8 = deux colonnes libres de chaque côté du damier
options-draughts-board-8x8 = le damier lui-même
options-draughts-board-10x8 = une colonne libre de chaque côté du damier
options-draughts-board-14x8 = trois colonnes libres de chaque côté du damier
options-draughts-board-16x8 = quatre colonnes libres de chaque côté du damier
options-draughts-board-12x10 = deux colonnes libres de chaque côté du damier, une rangée libre au-dessus et au-dessous
options-draughts-board-12x12 = deux colonnes libres de chaque côté du damier, deux rangées libres au-dessus et au-dessous

options-mirror-columns = un miroir le long des colonnes : le rayon continue de monter ou de descendre
options-mirror-rows = un miroir le long des rangées : le rayon continue vers la gauche ou vers la droite
options-three-way-mirror-columns = un miroir le long des colonnes : le rayon reste du même côté de la case, gauche ou droit
options-three-way-mirror-rows = un miroir le long des rangées : le rayon reste du même bout de la case, proche ou lointain

options-mode-a = BilliChess : un laser-mat rapporte 277, l'échec et mat rapporte 500 et termine la partie
options-mode-b = Billi-Chess : le mat rapporte 277 et change les rois en tours, un laser-mat 500 et finit la partie

options-scoring-fixed = toujours 277
options-scoring-carom = 200, plus 25 par déviation du rayon sur une pièce, 450 au plus ; 100 de moins après un coup adverse

options-lets_billi-mutual = les deux doivent être d'accord
options-lets_billi-unilateral_not_in_check = un camp seul, mais pas quand il est en échec
options-lets_billi-unilateral = un camp seul

options-lifeline_duration-contact = tant que le rayon touche le Joker sans interruption
options-lifeline_duration-one_ply = jusqu'au coup suivant

options-denial-off = aucun coup
options-denial-hard = tout coup sauf de cavalier
options-denial-soft = tout coup sauf de cavalier ou de roi
options-crazy-denial-off = aucun coup
options-crazy-denial-hard = tout coup sauf d'un cavalier qui ne prend rien en chemin
options-crazy-denial-soft = tout coup sauf de roi, ou d'un cavalier qui ne prend rien en chemin
options-draughts-denial-off = aucun coup
options-draughts-denial-hard = tout coup
options-draughts-denial-soft = tout coup sauf de dame

options-pawn_exit-strict = il doit prendre s'il est entré en diagonale, et ne peut pas s'il est entré tout droit
options-pawn_exit-free = il peut prendre ou non, de quelque façon qu'il soit entré

options-jump_off-any = toutes
options-jump_off-top_only = seulement celle du haut de la pile
options-king_step_reactions-deferred = après le second pas du roi
options-king_step_reactions-immediate_but_king_exempt = aussitôt, sans toucher le roi
options-suicide-allround_only = la prise tout autour d'une dame
options-suicide-any = tout coup
options-suicide-never = aucun coup
options-forced_promotion-queen = une dame
options-forced_promotion-ask = ce que choisit son camp avant son coup suivant

options-initial-random_fractional = au hasard, jusqu'à leur temps entier
options-initial-random_rounded = au hasard, en unités entières
options-initial-full = leur temps entier
options-initial-zero = pas du tout
options-penalties-none = comme le dit initial
options-penalties-1-3-3-5-9-4 = leur temps entier
options-penalties-1-1-1-1-1-1 = une unité chacune
options-in_check-resolve = tout ce qui pare l'échec
options-in_check-king_only = seul le roi peut jouer
options-stalemate-draw = la partie est nulle
options-stalemate-ignore = rien : l'autre camp peut continuer à jouer
options-tie_window-tu-20 = un vingtième d'unité
options-tie_window-0 = seulement pour ce qui arrive dans la même milliseconde
options-promo_cooldown-pawn = comme un pion
options-promo_cooldown-new_piece = comme la nouvelle pièce
options-ep-next_move = seulement par le prochain coup de l'adversaire
options-ep-until_pawn_ready = jusqu'à ce que ce pion soit de nouveau prêt
options-ep-off = jamais
options-draw_tu-50 = 50 unités
options-draw_tu-100 = 100 unités
options-draw_tu-200 = 200 unités

options-inherit-off = elles restent comme obstacles
options-inherit-on = elles vont à qui prend le roi
options-resign_heir-none = personne : elles restent comme obstacles
options-resign_heir-next = le joueur suivant
options-centre-branch = vers les deux cases de sa couleur
options-centre-straight = vers la case d'en face, de l'autre couleur
options-knight-union = deux cases puis une de côté, ou une puis deux de côté
options-knight-two_then_one = deux cases, puis une de côté
options-three-way-ep-both = chaque adversaire à son prochain tour
options-three-way-ep-next_player_only = celui qui joue ensuite
options-three-way-ep-off = personne
options-three-way-stalemate-conventional = sans aucun coup, ou seulement des coups qui perdent le roi
options-three-way-stalemate-no_move_only = seulement sans aucun coup
options-turn-clockwise = les Rouges sont à la gauche des Blancs
options-turn-mirror = les Rouges sont à la droite des Blancs
