# Ce qui est gardé sur quelqu'un, et son effacement.

privacy-choose = Utilise `{ COMMAND("privacy") } show`, `{ COMMAND("privacy") } export` ou `{ COMMAND("privacy") } delete`.
privacy-exported = Ce fichier contient tout ce qui est gardé sur toi, de tous les serveurs.
privacy-expired = Cette question a expiré. `{ COMMAND("privacy") } delete` la repose.
privacy-deleted = Tes données ont été effacées.

privacy-chats-own = Les messages de la discussion n'en font pas partie. Dans la discussion web, ils sont effacés avec ton nom.
privacy-backups = Qui fait marcher ce bot peut garder des sauvegardes : les données effacées y restent aussi longtemps qu'elles sont gardées. Si l'une est restaurée, tes données sont de retour. Efface-les de nouveau, ou demande-le à qui fait marcher ce bot.

privacy-what-is-kept = **Ce qui est gardé sur toi**
    - ton identifiant sur ce réseau et ton nom ({ $name }), aussi dans ce que le bot a dit de toi, pour autant que ce soit gardé
    - { $requests } avec leurs réponses (pour qu'une commande répétée ne soit pas exécutée deux fois ; celles qui ont été refusées, 7 jours)
    - { $rows } (défis, coups, offres, réglages) avec salon et heure
    - tes places dans { $games }, leurs résultats, et { $ratings }
    - tes réponses à { $puzzles }, et ta série de problèmes du jour
    - tes réglages : langue, mentions, heures calmes et fuseau horaire, congés{ $muted }, et si tu figures sur la liste de tous les serveurs
    - les navigateurs qui te préviennent quand c'est à toi de jouer, si tu l'as demandé dans la discussion web : leurs adresses auprès de leurs services de notifications et les clés avec lesquelles ils lisent
    Pas d'adresses IP. `{ COMMAND("privacy") } export` te donne le tout dans un fichier, de tous les serveurs. `{ COMMAND("privacy") } delete` efface ton identifiant, ton nom, les réponses, ce que tu as écrit dans des pactes et des notes, tes résultats, classements et réglages. Tes coups et les problèmes que tu as résolus restent, comme ceux de « { names-former } ». { privacy-chats-own } { privacy-backups }
privacy-requests = { $count ->
        [one] { $count } commande
       *[other] { $count } commandes
    }
privacy-rows = { $count ->
        [one] { $count } entrée du journal
       *[other] { $count } entrées du journal
    }
privacy-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
privacy-ratings = { $count ->
        [one] { $count } classement
       *[other] { $count } classements
    }
privacy-puzzles = { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
privacy-muted = { $count ->
        [one] , qui tu as mis en sourdine ({ $count } personne)
       *[other] , qui tu as mis en sourdine ({ $count } personnes)
    }

privacy-delete-question = Effacer ton identifiant, ton nom, les réponses reçues, ce que tu as écrit dans des pactes et des notes, tes résultats, classements et réglages ?
privacy-resigned = { $count ->
        [one] Tu joues encore { $games }. Cette partie est abandonnée pour toi.
       *[other] Tu joues encore { $games }. Ces parties sont abandonnées pour toi.
    }
privacy-stays = Tes coups dans les parties finies et les problèmes que tu as résolus restent, comme ceux de « { names-former } ». Tes parties archivées ne peuvent plus être reprises ensuite. { privacy-chats-own } { privacy-backups }
