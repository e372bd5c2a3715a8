# Les démonstrations des dames, sans rayons et avec.

demos-draughts-title = la prise est obligatoire
demos-draughts-start = Douze pions de chaque côté, sur les cases noires. Les Bleus sont en bas et commencent.
demos-draughts-moves = Les pions avancent d'une case en diagonale.
demos-draughts-offer = Les Bleus offrent un pion. Les Rouges peuvent sauter par-dessus, donc ils le doivent.
demos-draughts-jump = Les Rouges sautent en c3. Les Bleus ne peuvent pas sauter par-dessus : la case derrière, b4, est occupée.
demos-draughts-offers-another = Les Bleus en offrent un autre.
demos-draughts-king = Les Rouges sautent en a1, la première rangée des Bleus, et le pion devient dame : deux pions de haut, avec une couronne.

demos-draughts-laser-title = deux prises amènent un laser-mat
demos-draughts-laser-start = Les pions d'un camp dévient son rayon et arrêtent l'autre. Le rayon bleu s'arrête en f6, le rouge en c3.
demos-draughts-laser-moves = Les deux camps avancent des pions.
demos-draughts-laser-two-jumps = Les Bleus offrent un pion. Les Rouges le prennent et sautent plus loin, par-dessus c3, jusqu'en b2 : deux sauts, un coup. Les rayons ne comptent qu'à la fin.
demos-draughts-laser-recapture = Les Bleus reprennent depuis a1.
demos-draughts-laser-offer = Les Bleus offrent le pion de b4.
demos-draughts-laser-mate = Les Rouges le prennent, et le pion arrivé en c3 dévie le rayon rouge dans le talon bleu : 277 points. La partie continue.
