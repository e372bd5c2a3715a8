# Les questions avant un défi : quel jeu, contre qui, combien de temps.

new-game-against-whom = Contre qui veux-tu jouer ?
new-game-which-game = Quel jeu ?
new-game-which-unit = Quelle unité de temps ?
new-game-how-fast = Combien de temps ?
new-game-anybody = N'importe qui
new-game-whoever-accepts = la première personne qui accepte
new-game-no-such-answer = Ce choix n'existe plus. Recommence.

# 45 caractères au plus.
new-game-form = Nouvelle partie
new-game-field-game = Jeu
new-game-field-opponent = Adversaire
new-game-hint-opponent = Laisse vide pour jouer contre qui accepte.
new-game-field-level = Ordinateur
new-game-hint-level = Choisis un niveau pour jouer contre l'ordinateur.
new-game-field-time = Temps
new-game-hint-time = Laisse vide pour le temps habituel. Les trois derniers sont pour les jeux sans tours.
new-game-field-side = Ton camp

new-game-asks-game = **Nouvelle partie.** { new-game-which-game }
new-game-asks-opponent = **{ $game }.** { new-game-against-whom }
new-game-against = **{ $game }** contre { $opponent }. { $question }
new-game-open = **Défi ouvert, { $game }.** { $question }

new-game-computer-of = Ordinateur, niveau { $level }
new-game-computers-of = Ordinateurs, niveau { $level }

new-game-without-turns-fast = Sans tours, rapide : { $unit }
new-game-without-turns-medium = Sans tours, moyen : { $unit }
new-game-without-turns-slow = Sans tours, lent : { $unit }
new-game-unit-with-turns = Ce jeu se joue à tour de rôle : { $game }. Choisis une pendule ou un temps par coup.
new-game-queen-rests-seconds = { $seconds ->
        [one] une dame se recharge en { $seconds } seconde
       *[other] une dame se recharge en { $seconds } secondes
    }
new-game-queen-rests-minutes = { $minutes ->
        [one] une dame se recharge en { $minutes } minute
       *[other] une dame se recharge en { $minutes } minutes
    }
