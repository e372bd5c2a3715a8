# Les règles de Crazy chess : un aperçu, puis une pièce à la fois.

## Les parties des règles, dans le menu et les titres.

rules-crazy-part-rooks = tours
rules-crazy-part-kings = rois
rules-crazy-part-queens = dames
rules-crazy-part-bishops = fous
rules-crazy-part-knights = cavaliers
rules-crazy-part-pawns = pions
rules-crazy-part-denying = veto
rules-crazy-help-rooks = les piles, sauter dedans, les pièces qui tombent
rules-crazy-help-kings = deux pas en un tour
rules-crazy-help-queens = la prise tout autour, et la vengeance
rules-crazy-help-bishops = ils se relèvent une fois après avoir été pris
rules-crazy-help-knights = prendre en chemin, ou dans une tour
rules-crazy-help-pawns = quatre façons d'avancer, et les déguisements
rules-crazy-help-denying = le droit d'annuler un coup
rules-crazy-which-part = Quelle pièce maintenant ?
rules-crazy-overview = aperçu
rules-crazy-overview-help = toutes les pièces en quelques lignes
rules-crazy-part-title = **Crazy chess : { $part }.**
rules-crazy-page = **{ CAPITAL($part) }.** { $words }

## L'aperçu.

rules-crazy-first = Les échecs depuis la position habituelle ; le mat gagne.
rules-crazy-pieces = **Les pièces.** Les échecs depuis la position habituelle, mais :
    - Les **tours** portent des pièces : une pièce qui pourrait aller sur la case d'une tour peut sauter dedans. Quand une tour est prise, sa charge tombe.
    - Les **rois** font deux pas par tour.
    - Les **dames** peuvent prendre tout autour d'elles, et se vengent quand elles sont prises.
    - Les **fous** se relèvent une fois après avoir été pris, pour un tour.
    - Les **cavaliers** peuvent prendre sur une case qu'ils traversent, et dans une tour.
    - Les **pions** avancent dans les quatre directions et peuvent changer de place avec une autre pièce.
rules-crazy-denial = - **Veto :** le camp qui a le droit de veto peut annuler le dernier coup adverse (`{ COMMAND("deny") }`). Le droit passe à l'adversaire.
rules-crazy-choosing = Le mat gagne. `{ COMMAND("move") }` sans coup permet d'en choisir un pas à pas. Ce qu'une prise déclenche est énuméré, et `{ COMMAND("explain") }` le remontre.
rules-crazy-one-at-a-time = **Une pièce à la fois :** choisis dans le menu, ou `{ COMMAND("rules") } crazy rooks`, `kings`, `queens`, `bishops`, `knights`, `pawns`.
rules-crazy-one-at-a-time-or-denying = **Une pièce à la fois :** choisis dans le menu, ou `{ COMMAND("rules") } crazy rooks`, `kings`, `queens`, `bishops`, `knights`, `pawns`, `denying`.

## Les tours.

rules-crazy-rooks = Elles marchent comme aux échecs et portent des pièces des deux camps.
    - *Emporter :* une tour part avec tout ce qui est au-dessus d'elle. Toute autre pièce part seule. { $leaving } De là, elle marche et prend comme d'habitude.
    - *À l'abri :* une prise enlève la pièce du bas de la case. Une pièce dans une tour ne peut être prise que par un cavalier, ou après la tour.
rules-crazy-top-leaves = Seule la pièce du haut d'une pile peut la quitter seule.
rules-crazy-any-leaves = Toute pièce de la pile peut la quitter, à tout niveau : `a1:2b3` joue celle qui en a deux sous elle.
rules-crazy-jumping-in = - *Sauter dedans :* une pièce qui pourrait aller sur la case d'une tour si cette tour n'y était pas peut sauter dedans, que la tour soit de son camp ou de l'autre : `a1b1^`, ou `rook a1 into b1`. La pièce se place tout en haut, avec tout ce qu'elle porte.
rules-crazy-falling = - *Tomber :* quand une tour est prise, sa charge tombe sur la case, en commençant par le bas. Chaque pièce y prend celle qui est en bas de la case, amie ou ennemie : seule la dernière reste. Une tour tombe avec sa propre charge, qui tombe quand cette tour est prise.

## Les rois.

rules-crazy-two-steps = Un roi fait toujours deux pas par tour, fût-ce pour revenir sur sa case : `e1f2e1`, ou `king e1 f2 e1`.
rules-crazy-reacts-later = Ce que prend son premier pas ne réagit qu'après le second. Alors un fou se relève derrière lui et la charge d'une tour tombe, mais la vengeance d'une dame l'atteint encore à côté de la case de la dame ou sur cette case, à moins qu'une tour ne le porte.
rules-crazy-reacts-at-once = Ce que prend son premier pas réagit aussitôt, sans le toucher.
rules-crazy-each-step = Chaque pas peut être une prise ou un saut dans une tour. Le premier peut aussi être le roque (`e1g1f1^`). Pour l'échec, seule sa dernière case compte : il peut traverser une case attaquée et prendre une pièce défendue si son second pas est sûr. Il attaque tout ce qui est à deux pas.

## Les dames.

rules-crazy-revenge = **Vengeance :** une dame prise prend les pièces du bas de sa propre case et des huit cases autour, y compris celle qui l'a prise. Les tours lâchent leur charge, les fous se relèvent, les dames se vengent à leur tour : d'abord sur sa case, puis au nord et dans le sens des aiguilles d'une montre. Un roi à côté de sa propre dame est donc en échec quand elle peut être prise.
rules-crazy-all-round = **Tout autour :** au lieu de se déplacer, elle peut prendre les pièces du bas des huit cases autour d'elle, des deux camps. Elle reste où elle est : `d1!`, ou `Q blast`.
rules-crazy-suicide-never = Elle ne peut pas tuer son propre roi.
rules-crazy-suicide-any = Un coup qui tue ton propre roi perd aussitôt. On te pose la question avant.
rules-crazy-suicide-all-round = Elle peut même tuer son propre roi, ce qui perd aussitôt. On te pose la question avant.

## Les fous.

rules-crazy-rising = Ils marchent comme aux échecs. Un fou pris se relève sur sa case, une fois dans sa vie, et y prend la pièce du bas, en général celle qui l'a pris.
rules-crazy-risen = Un fou relevé n'a plus qu'un tour : il peut jouer pendant ce tour, donne échec jusque-là, et disparaît à la fin. Pris de nouveau, il reste hors de l'échiquier.

## Les cavaliers.

rules-crazy-passing = Ils marchent comme aux échecs, par l'un des deux chemins : la grande branche d'abord, ou la petite. Un cavalier prend une pièce au plus. Cette pièce peut être sur l'une des deux cases qu'il traverse : `b1c3*b2` ou `Nb1c3 takes b2`. La dernière case doit alors être vide, ou celle d'une tour dans laquelle il saute.
rules-crazy-in-a-stack = Ou bien il prend n'importe quelle pièce ennemie sur sa dernière case, à tout niveau d'une pile : `b1c3*c3:2` est celle qui en a deux sous elle.
rules-crazy-knight-denied = Un coup de cavalier ne peut subir un veto que s'il prend en chemin.

## Les pions.

rules-crazy-stepping = Un pion va d'une case en avant, en arrière ou de côté, et de deux cases depuis sa deuxième rangée, en avant ou de côté. Il prend en diagonale vers l'avant, et en passant aussi après un double pas de côté. Il ne va jamais sur sa propre première rangée et disparaît s'il y tombe.
rules-crazy-last-row = **Dernière rangée :** un pion qui y arrive hors d'une tour est promu : pendant le tour de son camp en la pièce écrite (`a7a8=q`), pendant le tour adverse en dame.
rules-crazy-last-row-asked = **Dernière rangée :** un pion qui y arrive hors d'une tour est promu : pendant le tour de son camp en la pièce écrite (`a7a8=q`), pendant le tour adverse en celle que son camp choisit au début du tour suivant (`=q`).
rules-crazy-disguise = **Déguisement :** un pion peut changer de place avec une pièce d'une case où il pourrait avancer, amie ou ennemie, une pièce seule, une tour avec sa charge ou une pièce portée : `e2~e3`, ou `e2 disguise e3`.
rules-crazy-chains = **Chaînes :** un autre de tes pions peut continuer avec la même pièce, qui est maintenant sur la case du premier : `e2~e3,d2~e2`, ou `e2 disguise e3 then d2`. Chaque pion une fois, le tout en un seul coup.

## Le veto.

rules-crazy-without-denial = Cette partie se joue sans veto.
rules-crazy-same-move = **Ce qui compte comme le même coup :** les deux pas d'un roi, chaque maillon d'une chaîne, ce qu'un cavalier a pris et par quel chemin. Sauter dans une tour et la prendre sont deux coups différents. Un veto annule tout ce qu'un coup a déclenché.

## Ce que montrent les images ; suit « Dans l'image : » ou « Après `a1a4` : ».

rules-crazy-sees-stacks = la pièce du haut est posée sur la tour qui la porte. Le nombre les compte toutes. Sous l'échiquier, chaque grande pile est montrée à partir de sa tour.
rules-crazy-sees-revenge = la vengeance d'une dame en étapes numérotées. Le fou s'est relevé.
rules-crazy-sees-loads = en a1, une tour { FORM($first, "f") } porte un pion et un cavalier. En a4, une tour { FORM($second, "f") } porte une tour, qui porte un pion.
rules-crazy-sees-jump = un cavalier a sauté dans sa propre tour.
rules-crazy-sees-fall = une tour a pris l'autre. La tour portée est tombée et a pris la tour { FORM($first, "f") }, dont le pion est tombé et l'a prise à son tour. Puis le pion { FORM($second, "m") } est tombé et a pris le pion { FORM($first, "m") }. Le dernier reste.
rules-crazy-sees-two-steps = le roi a pris un fou et est revenu. Le fou s'est relevé et n'attaque qu'en diagonale.
rules-crazy-sees-castling = le roque était le premier pas. Au second, le roi se cache dans sa tour.
rules-crazy-sees-avenged = une dame a été prise et a tout pris autour d'elle : la tour qui l'a prise, le cavalier et le pion. Le fou s'est relevé.
rules-crazy-sees-all-round = elle a pris tout autour d'elle : deux pions, un cavalier, et son propre pion en d3.
rules-crazy-sees-risen = la tour a pris un fou, qui s'est relevé et a pris la tour. La marque dit combien de tours de jeu il reste à ce fou.
rules-crazy-sees-vanished = il a joué encore une fois et a disparu.
rules-crazy-sees-passed = deux en avant, une à droite : il a traversé b2 et y a pris.
rules-crazy-sees-in-a-stack = il a pris le cavalier dans la tour ennemie et se trouve maintenant en haut de la pile.
rules-crazy-sees-steps = où un pion peut avancer.
rules-crazy-sees-swap = le pion et le cavalier ont changé de place.
rules-crazy-sees-chain = une chaîne : le même cavalier a été envoyé plus loin, en d2.
rules-crazy-sees-denied = { FORM($second, "les") } ont mis leur veto à e4. { CAPITAL(FORM($first, "les")) } doivent jouer autre chose et ont maintenant le droit de veto.
