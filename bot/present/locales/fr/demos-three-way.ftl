# Les démonstrations des échecs à trois.

demos-three-way-plain-title = un échec que personne ne pare
demos-three-way-plain-1 = Trois armées sur un hexagone. Les Blancs commencent, puis les Rouges, puis les Noirs.
demos-three-way-plain-2 = Le pion blanc ouvre la diagonale de d1 à a4.
demos-three-way-plain-3 = Depuis a4, la dame attaque le tiers des Rouges par-dessus la frontière : b5, c6 et le pion en d7.
demos-three-way-plain-4 = Elle le prend et donne échec au roi en d8. On n'est pas obligé de parer un échec, et les Rouges ne le font pas.
demos-three-way-plain-5 = Le roi est pris, et les Rouges sont éliminés. Leurs pièces restent comme obstacles. Il reste deux joueurs, et c'est aux Noirs.
demos-three-way-heirs-title = deux armées contre une
demos-three-way-heirs-1 = Des échecs à trois où qui prend un roi hérite de toutes les pièces de ce camp.
demos-three-way-heirs-2 = Le pion blanc ouvre la diagonale de d1 à a4.
demos-three-way-heirs-3 = La dame blanche a franchi la frontière et attaque le roi rouge.
demos-three-way-heirs-4 = Les Blancs prennent le roi et héritent de toutes les pièces rouges.
demos-three-way-heirs-5 = Les Blancs jouent un cavalier qui était rouge. Les deux camps plus faibles auraient dû s'entendre.
demos-three-way-lasers-title = trois rayons sur l'hexagone
demos-three-way-lasers-1 = Le rayon de chaque camp part à droite de son tiers, deux rangées devant son talon, et va en avant et vers la gauche.
demos-three-way-lasers-2 = Les pions arrêtent les rayons. Les tours, les fous, les cavaliers et le roi du même camp les dévient.
demos-three-way-lasers-3 = Une dame laisse passer le rayon de son camp et arrête les autres.
demos-three-way-lasers-4 = Échec, que les Rouges ne sont pas obligés de parer. Un rayon dans le talon d'un adversaire rapporterait 277, qui que ce soit qui ait joué.
demos-three-way-lasers-5 = Les Blancs ont pris le roi rouge, ce qui rapporte 500. Le rayon rouge est maintenant éteint. À la fin, les points décident.
