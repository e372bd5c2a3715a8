# Les défis : ce qu'en apprend le salon, et qui en lance, en accepte, en refuse ou en retire un.

challenges-unreadable = Ce défi n'est plus lisible. `{ COMMAND("challenge") }` en lance un nouveau.
challenges-open-already = Tu as déjà un défi ouvert ici. `{ COMMAND("cancel") }` le retire.
challenges-many-open = Ce salon a assez de défis ouverts. Accepte l'un d'eux.
challenges-position-is-over = Dans cette position, la partie est déjà finie.
challenges-made = Défi envoyé. `{ COMMAND("cancel") }` le retire.
challenges-against-yourself = Tu ne peux pas jouer contre toi-même. Ne nomme pas d'adversaire pour jouer contre qui accepte.

challenges-expired = Ce défi a expiré.
challenges-was-accepted = Ce défi a déjà été accepté.
challenges-was-declined = Ce défi a été refusé.
challenges-was-withdrawn = Ce défi a été retiré.

challenges-none-to-accept = Il n'y a pas ici de défi que tu puisses accepter.
challenges-your-own = C'est ton propre défi. C'est à quelqu'un d'autre de l'accepter.
challenges-you-play = Tu joues déjà dans ce salon, et il n'y a pas d'autre défi ici.
challenges-other-question = Il n'y a pas de défi ici. Voulais-tu dire `{ COMMAND($line) }` ?
challenges-challenger-gone = La personne qui a lancé ce défi a effacé ses données.
challenges-begun = La partie commence.

challenges-none-to-decline = Personne ne t'a défié ici.
challenges-open-to-anybody = Ce défi est ouvert à tout le monde : il n'y a rien à refuser.
challenges-not-made-to-you = Ce défi est pour quelqu'un d'autre.
challenges-you-declined = Tu as refusé.

challenges-none-to-withdraw = Tu n'as pas de défi ouvert ici.
challenges-not-yours = Seule la personne qui a lancé ce défi peut le retirer.
challenges-you-withdrew = Défi retiré.

challenges-with-options = { $game } ({ $options })
challenges-from-a-position = { $game }, depuis une position

challenges-no-such-position = Ce n'est pas une position de ce jeu ({ $game }) : { $why }.

challenges-to-anybody = **{ $who }** défie **tout le monde** : { $terms }. Expire { $until }.
challenges-to-somebody = **{ $who }** défie **{ $whom }** : { $terms }. { $whom } : accepter ou refuser ? Expire { $until }.
challenges-rated = compte pour le classement
challenges-in-a-thread = dans un fil
challenges-random-colours = couleurs au hasard
challenges-plays = { $who } joue avec { FORM($side, "les") }

challenges-one-at-a-time = La partie { $game } se joue dans ce salon, et un salon n'a qu'une partie à la fois.
challenges-one-beside-threads = La partie { $game } se joue dans ce salon, et un salon n'a qu'une partie à la fois. Utilise un autre salon, ou `where:thread`.

challenges-nobody-called = Personne ici ne s'appelle { $typed }. Ne nomme pas d'adversaire pour jouer contre qui accepte.
challenges-nobody-called-strength = Personne ici ne s'appelle { $typed }. Pour la force de l'ordinateur, utilise `level:1` à `level:12`.
challenges-no-player-or-game = Il n'y a ni joueur ni jeu nommé { $typed }. Voulais-tu dire `{ $game }` ?

challenges-no-such-game = Il n'y a pas de jeu « { $typed } ». Les jeux sont { $games }.
challenges-no-options = Le jeu `{ $game }` n'a pas d'option « { $typed } ». Il n'a aucune option.
challenges-no-such-option = Le jeu `{ $game }` n'a pas d'option « { $typed } ». Ses options sont { $options }.
challenges-no-such-option-near = Le jeu `{ $game }` n'a pas d'option « { $typed } ». Voulais-tu dire `{ $near }` ? Ses options sont { $options }.
challenges-option-not-here = Le jeu `{ $game }` n'a pas d'option `{ $option }` : { $why }.
challenges-lacks-mode-three = à trois camps, les points décident, et les rois sont pris
challenges-lacks-denial-three = le veto se joue à deux camps
challenges-lacks-scoring-three = à trois camps, chaque laser-mat rapporte 277
challenges-lacks-board = ses rayons rebondissent sur le bord de son propre échiquier
challenges-lacks-mode-realtime = sans tours, il ne se joue qu'en mode A, car la phase Billi se joue à tour de rôle
challenges-lacks-denial-realtime = le veto demande des tours
challenges-lacks-mode-crazy = avec des lasers, il ne se joue qu'en mode A, car ses rois peuvent être dans des piles et ne peuvent pas devenir des tours
challenges-lacks-mode-draughts = une partie de dames n'a ni mat ni rois d'échecs : elle ne se joue qu'en mode A
challenges-lacks-joker-draughts = les dames n'ont pas de cavaliers, donc pas de Jokers
challenges-lacks-promotion-draughts = un pion devient dame et rien d'autre
challenges-lacks-clock-draughts = les dames se jouent à tour de rôle
challenges-no-such-unit = « { $typed } » n'est pas une unité de temps. Utilise { $units }.
challenges-no-such-value = « { $typed } » n'est pas une valeur de `{ $option }`. Utilise { $values }.
challenges-takes-words = l'un de ces mots : { $values }
challenges-takes-numbers = un nombre entier de { $least } à { $most }
challenges-takes-numbers-from = un nombre entier à partir de { $least }
challenges-takes-multiples = un multiple de { $step } entre { $least } et { $most }
challenges-takes-penalties = none, ou six nombres de 0 à 60 avec une décimale au plus, pour pion,cavalier,fou,tour,dame,roi
challenges-option-needs = L'option `{ $option }` demande `{ $needs }`.
challenges-option-twice = L'option `{ $option }` est donnée deux fois.
challenges-position-fault = { $why }.

challenges-not-played-here = Ce jeu n'est pas permis dans ce salon : { $game }. Permis ici : { $allowed }.
challenges-made-to = Ce défi ne peut être accepté que par { $whom }.
challenges-declines = { $who } refuse le défi.
challenges-withdraws = { $who } retire le défi.
challenges-expires = Le défi de { $who } a expiré.
