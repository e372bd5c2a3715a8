# Les exercices de Crazy chess : une question, ses réponses (des boutons), et ce qui est dit de chacune.

exercises-crazy-stacks = La tour blanche porte un pion. La tour noire en a4 porte une tour, et celle-ci un pion. Les Blancs prennent en a4. Que reste-t-il là ?
exercises-crazy-stacks-both = la tour et le pion blancs
exercises-crazy-stacks-both-why = La charge de la tour prise tombe sur a4, et ce qui tombe prend.
exercises-crazy-stacks-white = un pion blanc
exercises-crazy-stacks-white-why = Il tombe aussi, mais pas le dernier. Qui était en haut de la pile noire ?
exercises-crazy-stacks-black = un pion noir
exercises-crazy-stacks-black-why = La tour noire portée tombe et prend la tour blanche. Le pion blanc tombe et prend cette tour, dont le pion tombe en dernier et prend le pion blanc.
exercises-crazy-stacks-nothing = rien
exercises-crazy-stacks-nothing-why = La dernière pièce qui tombe reste.

exercises-crazy-bishop = La tour blanche, avec son pion, prend le fou en a4. Que reste-t-il là ?
exercises-crazy-bishop-both = la tour et le pion blancs
exercises-crazy-bishop-both-why = Un fou pris se relève et prend la pièce du bas, ici la tour.
exercises-crazy-bishop-pawn = un pion blanc
exercises-crazy-bishop-pawn-why = Le fou se relève et prend la tour. Le pion tombe et prend le fou, qui ne se relève pas deux fois.
exercises-crazy-bishop-risen = un fou relevé
exercises-crazy-bishop-risen-why = La tour qu'il a prise portait un pion.

exercises-crazy-tower = Quatre tours et un pion sont en a2. Le cavalier blanc va de a1 en b3 et prend la troisième tour au passage. Que reste-t-il en a2 ?
exercises-crazy-tower-two-rooks = deux tours
exercises-crazy-tower-two-rooks-why = Ce que portait la troisième tour tombe sur a2, et ce qui tombe prend la pièce du bas.
exercises-crazy-tower-rook-and-pawn = une tour et le pion
exercises-crazy-tower-rook-and-pawn-why = Le pion tombe après la prise de la tour qui le portait.
exercises-crazy-tower-pawn = le pion
exercises-crazy-tower-pawn-why = La quatrième tour tombe sur celle du bas, et sa charge tombe à son tour. Le pion est le dernier et reste.
exercises-crazy-tower-nothing = rien
exercises-crazy-tower-nothing-why = La dernière pièce qui tombe reste.

exercises-crazy-inside = Le cavalier blanc saute en c3 et prend le fou dans la tour qui s'y trouve. Que reste-t-il en c3 ?
exercises-crazy-inside-both = la tour et le cavalier
exercises-crazy-inside-both-why = Le fou se relève et prend la pièce du bas de la case, ici sa propre tour.
exercises-crazy-inside-risen = un fou relevé
exercises-crazy-inside-risen-why = Il a pris la tour : le cavalier posé dessus tombe.
exercises-crazy-inside-knight = le cavalier
exercises-crazy-inside-knight-why = Le fou se relève et prend la tour. Le cavalier tombe et prend le fou.

exercises-crazy-suicide = La dame blanche prend tout autour d'elle. Que se passe-t-il ?
exercises-crazy-suicide-nothing = Rien
exercises-crazy-suicide-nothing-why = Tout autour, c'est-à-dire les pièces des deux camps.
exercises-crazy-suicide-illegal = C'est illégal
exercises-crazy-suicide-illegal-why = C'est le seul coup avec lequel tu peux tuer ton propre roi. On te pose la question avant.
exercises-crazy-suicide-loses = Les Blancs perdent
exercises-crazy-suicide-loses-why = Elle prend son propre roi.

exercises-crazy-check = Le roi noir est dans une tour en d4, et le fou blanc l'attaque. Les Noirs sont-ils en échec ?
exercises-crazy-check-yes = Oui
exercises-crazy-check-yes-why = Si le fou prend la tour, le roi tombe et prend le fou. Mais le fou se relève et prend le roi.
exercises-crazy-check-no = Non
exercises-crazy-check-no-why = Une pièce dans une tour ne peut pas être prise avant la tour. Que se passe-t-il ensuite ?

exercises-crazy-king = Le roi blanc prend le fou en e2 avec son premier pas. Où peut-il aller avec le second ?
exercises-crazy-king-d1-why = Le fou se relève en e2 quand le roi est parti, et attaque d1.
exercises-crazy-king-f3-why = Le fou se relève en e2 quand le roi est parti, et attaque f3.
exercises-crazy-king-stays = il reste en e2
exercises-crazy-king-stays-why = Un roi fait toujours deux pas.
exercises-crazy-king-e1-why = Le fou se relève en e2 et n'attaque qu'en diagonale.

exercises-crazy-queen = Le roi blanc prend la dame en e2 avec son premier pas. Quel second pas le sauve de sa vengeance ?
exercises-crazy-queen-e1-why = La vengeance prend tout autour de e2, donc e1 aussi.
exercises-crazy-queen-f2-why = La vengeance prend tout autour de e2, donc f2 aussi.
exercises-crazy-queen-rook = dans la tour en f1
exercises-crazy-queen-rook-why = La vengeance prend la tour, et le roi qui est dedans tombe sur f1, vivant.
exercises-crazy-queen-none = aucun
exercises-crazy-queen-none-why = Une tour prise sauve ce qu'elle porte.
