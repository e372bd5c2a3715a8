# Les parties sans tours, où chaque pièce se recharge après son coup.

clock-no-takebacks = Dans cette partie, on ne reprend pas de coups.
clock-no-time-per-move = Ce jeu n'a pas de temps par coup : { $game }. Choisis plutôt l'unité de temps : `unit:10s`.
clock-needs-the-bot = Ce jeu demande un échiquier qui change tout seul : { $game }. Ici je ne peux que répondre. Joue-le sur un serveur où est le bot, ou choisis un jeu à tour de rôle, par exemple BilliChess.
clock-has-turns = Cette partie se joue à tour de rôle : toutes les pièces sont toujours prêtes.

clock-as-of = À { $time }
clock-at = À { $time }.
clock-ready = { $side } : { $ready ->
        [one] { $ready } prête sur { $all }
       *[other] { $ready } prêtes sur { $all }
    }.
clock-cooling = { $side }, en recharge : { $pieces }.
clock-cooling-piece = { $square } { $time }
clock-about-to-move = Sur le point de jouer : de { $from } en { $to }.

clock-stood-still = Partie { $game } : le bot a été absent pendant { $time }. La pendule était arrêtée, et la partie continue où elle en était.
