# La démonstration de Crazy chess : son titre, et ce que montre chaque image.

demos-crazy-title = la vengeance d'une dame, et un fou égaré
demos-crazy-start = La position habituelle. Les Noirs ont le droit de veto.
demos-crazy-denied = Les Noirs ont mis leur veto à e4 : les Blancs ont joué autre chose et reçu le droit de veto.
demos-crazy-revenge = Le fou blanc prend la dame, et la vengeance de la dame prend le fou. Il se relève aussitôt, pour un tour. La marque compte ce tour.
demos-crazy-disguise = Un déguisement : le pion de g7 a changé de place avec le fou, puis celui de h7 aussi. Le fou est maintenant en h7, loin de là où il voulait aller.
demos-crazy-last-turn = À son dernier tour, le fou prend un cavalier et disparaît. g8 est vide.
demos-crazy-jump = La tour noire prend en h2. La tour blanche ne reprend pas : elle saute dedans. Elle voyage partout avec la tour noire et peut la quitter à tout moment.
