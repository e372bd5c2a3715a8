# À qui est le trait, et ce qui est demandé aux joueurs : la dernière ligne sous un coup.

turn-to-move = { CAPITAL(FORM($who, "aux")) } de jouer{ $deny }.
turn-in-check = { CAPITAL(FORM($who, "aux")) } de jouer, en échec{ $deny }.
turn-must-pass = { CAPITAL(FORM($who, "les")) } n'ont aucun coup légal et doivent passer ({ COMMAND("move pass") }){ $deny }.
turn-lifeline = Le rayon { FORM($side, "m") } touche le cavalier Joker { FORM($who, "des") }, qui doivent d'abord choisir : { $lifelines } ({ COMMAND("lifeline") }).
turn-draw-of-three = { $who } : accepter la nulle ou la refuser ? Il faut l'accord de tous.
turn-draw = { $who } : accepter la nulle ou la refuser ? Jouer un coup la refuse aussi.
turn-billi = { $who } : LET'S BILLI ? Les deux rois deviennent des tours, sans points. { COMMAND("billi") } accepte, jouer un coup refuse.
turn-pact = { $who } : { COMMAND($accept) }, { COMMAND($refuse) } ou { COMMAND($counter) } ?

turn-repetition = Troisième répétition : { COMMAND("draw claim") } { $does }.
turn-quiet = { $moves } : { COMMAND("draw claim") } { $does }.
turn-denials = Trois coups ont subi un veto : qui a le droit de veto peut déclarer la nulle ({ COMMAND("draw claim") }).
turn-claim-draws = termine la partie par la nulle
turn-claim-points = termine la partie, et les points décident
turn-claim-billi = termine la partie d'échecs par la nulle, et les rois deviennent des tours

turn-time = Le temps s'écoule { $moment }.

turn-position-changed = La position a changé.

turn-no-move = Tu n'as aucun coup légal. `{ COMMAND("move") } pass` passe.
turn-nothing-to-choose = Il n'y a pas de coup à choisir maintenant.
turn-none-ready = Aucune de tes pièces n'est encore prête. `{ COMMAND("ready") }` montre quand.
turn-not-yours = Ce n'est pas à toi de jouer.
