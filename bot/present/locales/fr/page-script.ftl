page-script-side = { $side ->
    [white] Blancs
    [black] Noirs
    [blue] Bleus
   *[red] Rouges
}
page-script-piece = { $kind ->
    [pawn] pion
    [knight] cavalier
    [bishop] fou
    [rook] tour
    [carrier] tour
    [queen] dame
    [king] roi
    [hole] trou
    [man] pion
    [crowned] dame
   *[other] pièce
}
page-script-no = Non
page-script-next = Suivant
page-script-send = Envoyer
page-script-cancel = Annuler
page-script-join = Entrer
page-script-save = Enregistrer
page-script-copy = Copier
page-script-copied = Copié
page-script-only-you = Visible par toi uniquement
page-script-no-connection = Pas de connexion.
page-script-reading-again = Pas de connexion. Nouvel essai…
page-script-not-sent = Non envoyé, et la partie a continué. Réessaie.
page-script-too-long = C'est trop long.
page-script-not-understood = Le bot n'a pas compris.
page-script-play-computer = Contre l'ordinateur
page-script-picture-gone = Cette image n'est plus disponible.

page-script-draw-offered = Nulle proposée.
page-script-takeback-requested = Reprise de coup demandée.
page-script-pause-proposed = Pause proposée.
page-script-seat-offered = On te propose une place.
page-script-of-pact = { $button } : pacte { $number }

page-script-board = Échiquier : choisis une pièce, puis la case où elle va
page-script-goes-on = { $piece }, par { $squares } : où va-t-elle ensuite ?
page-script-moves-open = { $count ->
    [one] { $piece } : { $count } coup
   *[other] { $piece } : { $count } coups
}
page-script-chosen = { $what }, choix fait
page-script-not-ready = { $what }, encore en recharge
page-script-queued = { $what }, coup anticipé
page-script-on-the-way = { $square }, en chemin
page-script-captures-there = { $square }, prise : { $piece }
page-script-swaps-there = { $square }, échange avec : { $piece }
page-script-enters-there = { $square }, saute dedans : { $piece }
page-script-tap-again = Appuie encore pour { $move }
page-script-which = Lequel ?
page-script-promote-to = Promouvoir en…
page-script-sign-takes = prend
page-script-sign-swaps = échange les places
page-script-sign-enters = saute dans la tour
page-script-sign-by = continue à partir d'ici
page-script-sign-breach = manque à ta parole
page-script-arrange = Position : choisis une pièce ici ou en dessous, puis sa case. Suppr enlève une pièce.
page-script-minutes = { $count }m

page-script-ahead-board = Coup anticipé : choisis une pièce, puis la case où elle va à ton tour
page-script-ahead-where = { $from } : vers où, à ton tour ?
page-script-ahead-queued = { $from } vers { $to }, coup anticipé
page-script-ahead-told = { $from } vers { $to } à ton tour. Appuie dessus pour annuler.
page-script-ahead-cancelled = Annulé
page-script-ahead-dropped = { $from } vers { $to } n'est plus possible

page-script-to-move = au trait
page-script-to-answer = doit répondre
page-script-out = hors jeu
page-script-they-move = À { $names } de jouer.
page-script-they-answer = À { $names } de répondre.
page-script-they-answer-pact = À { $names } de répondre à une offre de pacte.
page-script-more-pieces = Plus de pièces que l'autre camp, en pions
page-script-beam = Rayon
page-script-where-beam = { $side ->
    [white] Où va le rayon des Blancs
    [black] Où va le rayon des Noirs
    [blue] Où va le rayon des Bleus
   *[red] Où va le rayon des Rouges
}
page-script-lost = pertes : { $pieces }
page-script-taken = prises : { $pieces }
page-script-pact-with = Pacte { $number } avec { $sides }
page-script-pact-broken = Pacte { $number } avec { $sides }, rompu
page-script-days = { $days } j { $hours } h
page-script-hours = { $hours } h { $minutes } min

page-script-looking-back = Tu regardes en arrière.
page-script-back-to-game = Retour à la partie
page-script-last-game = Ta dernière partie : { $result }.
page-script-look-again = Revoir
page-script-chain = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
page-script-your-move = À toi de jouer.
page-script-your-answer = À toi de répondre.
page-script-awaits-answer = L'offre attend une réponse.
page-script-may-deny = a le droit de veto
page-script-coach-beam = ton rayon
page-script-coach-laser = ton laser
page-script-coach-guard = protège ceci
page-script-coach-hit = vise ceci

page-script-own-side = { $side ->
    [white] Tu joues les Blancs.
    [black] Tu joues les Noirs.
    [blue] Tu joues les Bleus.
   *[red] Tu joues les Rouges.
}
page-script-game = La partie { $number }
page-script-own-page = a sa propre page
page-script-rules = Règles
page-script-board-words = L'échiquier en mots
page-script-record = Enregistrement
page-script-steps = Parcourir la partie
page-script-moves = Coups
page-script-no-moves = Pas encore de coups.
page-script-first-move = Fais glisser une pièce sur sa case, ou touche la pièce, puis la case.
page-script-tap-twice = Le premier appui sur la case montre le coup, le second le joue.
page-script-first-position = Première position
page-script-back = Reculer
page-script-forward = Avancer
page-script-latest-position = Dernière position
page-script-denied = { $move }, veto
page-script-at-first = La première position
page-script-at-latest = La dernière position
page-script-at-move = La position après { $move }
page-script-offer-pact = Proposer un pacte
page-script-no-pacts = Pas encore de pactes. Deux joueurs, ou les trois, peuvent se promettre quelque chose, et tout le monde le voit.
page-script-earlier = Une position antérieure.
page-script-play-on = Continuer à sa table
page-script-open-table = Ouvrir sa table
page-script-copy-address = Copie l'adresse ci-dessus

page-script-bot = bot
page-script-you = toi
page-script-called-you = (toi)
page-script-for-person = pour { $name }
page-script-show = Voir
page-script-show-label = Voir cette position
page-script-describe = Décrire l'image
page-script-download = Télécharger { $name }
page-script-copy-file = Copier { $name }
page-script-file-copied = { $name } : copié.
page-script-no-copying = Ton navigateur ne permet pas de copier. Sélectionne plutôt le texte.
page-script-dismiss = Fermer
page-script-hidden = Caché : appuie pour voir
page-script-stop = Arrêter
page-script-stop-label = Arrêter l'animation
page-script-start = Lancer
page-script-start-label = Lancer l'animation

page-script-line = Message ou commande dans { $room }
page-script-title-called = Pour toi
page-script-title-turn = À toi de jouer
page-script-title-turns = { $count ->
    [one] À toi de jouer dans { $count } partie
   *[other] À toi de jouer dans { $count } parties
}
page-script-badge-called = pour toi
page-script-badge-new = nouveaux
page-script-badge-turn = à toi
page-script-badge-answer = réponds
page-script-connection-lost = Connexion perdue. Nouvel essai…
page-script-connected = Connexion rétablie.
page-script-suggestions = { $count ->
    [one] { $count } suggestion
   *[other] { $count } suggestions
}
page-script-file-large = Ce fichier est trop gros. Un enregistrement peut avoir au plus 200000 caractères.
page-script-file-no-text = Ce fichier n'est pas du texte. Choisis un enregistrement Lasermate, PGN ou PDN.

page-script-continue-as = Continuer en tant que { $name }
page-script-delete-sure = Supprimer ce nom ? Tes messages, résultats et classements sont supprimés aussi. Tes parties en cours sont abandonnées, et tu quittes tes tournois. Personne ne peut annuler cela.
page-script-name-first = Choisis d'abord un nom, pour que les autres sachent qui joue.
page-script-push-blocked = Ton navigateur bloque les notifications de cette page. Autorise-les dans les réglages du navigateur pour cette page.
page-script-push-failed = Les notifications n'ont pas pu être activées. Réessaie plus tard, ou avec un autre navigateur.

page-script-optional = { $label } (facultatif)
page-script-choose = Choisir…
page-script-tick = Coche ce que vous vous promettez.
page-script-you-offer = Tu proposes : { $what }
page-script-you-offer-both = Tu proposes aux deux autres : { $what }
page-script-you-offer-to = Tu proposes ({ $side }) : { $what }

page-script-demo-pawn = Un pion avance…
page-script-demo-beams = …et les rayons bougent aussi.
page-script-demo-bishop = Un fou en dévie un.
page-script-demo-lasermate = Laser-mat ! Le rayon bleu finit dans le talon rouge : 277 points pour les bleus.
page-script-press-copy = Appuie sur Ctrl+C
page-script-seats-taken = Les places sont prises. Tu peux regarder.
page-script-invites-you = { $name } t'invite : { $terms }
page-script-no-channel = Le salon #{ $name } n'existe plus.
page-script-nothing-on = Aucune partie en cours pour le moment.
page-script-accept = Accepter
page-script-accept-of = Accepter le défi de { $name } : { $terms }
page-script-play-computer-at = Contre l'ordinateur : { $game }
page-script-invite = Inviter
page-script-invite-to = Inviter quelqu'un : { $game }
page-script-lesson-laser = Chaque camp a un laser. Ton rayon part d'ici et ne s'arrête jamais.
page-script-lesson-heel = Chaque camp a un talon dans un coin. Protège le tien, vise l'autre.
page-script-lesson-turns = Les pièces dévient les rayons, les murs aussi. Chaque coup peut changer leur chemin.
page-script-lesson-try = Essaie : un fou est un miroir. Appuie sur une case marquée et regarde où vont les rayons.
page-script-lesson-bishop = Un fou sort, et le rayon le suit. Dans une partie, appuie sur Rayon ou ↯ pour voir chaque déviation.
page-script-lesson-lasermate = Le rayon finit dans le talon de l'autre camp : un laser-mat ! Il rapporte des points.
page-script-lesson-chess = Tout le reste, ce sont les échecs : prendre, faire échec, mater. Le plus de points gagne.

page-script-solve-deny = Mettre son veto au dernier coup
page-script-solve-allow = Accepter le coup
page-script-solve-pass = Passer
page-script-in-a-row = { $count ->
    [one] { $count } résolu de suite
   *[other] { $count } résolus de suite
}
page-script-choose-squares = Choisis des cases
page-script-check-answer = Vérifier ma réponse
page-script-hint = Indice : { $words }
page-script-daily-begins = C'était le problème du jour
page-script-rating-begins = Ton classement aux problèmes
