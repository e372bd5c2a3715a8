# Les tables de plus de deux, dont les places se prennent une à une.

lobby-you-sit = Tu as déjà une place. `{ COMMAND("cancel") }` la quitte.
lobby-you-sat-down = Tu as une place. La partie commence quand toutes les places sont prises. `{ COMMAND("cancel") }` la quitte.
lobby-you-got-up = Tu as quitté ta place.
lobby-your-table = C'est toi qui as ouvert cette table. `{ COMMAND("cancel") }` la ferme.
lobby-you-do-not-sit = Tu n'as pas de place dans cette partie.

lobby-no-such-side = Ton camp peut être { $sides }.
lobby-taken = Cette place est prise ({ $side }) : { $by }. Ne nomme pas de camp pour avoir une place libre.

lobby-opens = **{ $who }** veut jouer : { $terms }.
lobby-opens-for = **{ $who }** veut jouer : { $terms }. Une place est réservée à { $whom } : Participer ou Refuser ?
lobby-sits = { $who } prend une place. { $table }
lobby-rises = { $who } quitte la table. { $table }
lobby-declines = { $who } refuse. La place est maintenant ouverte à tout le monde. { $table }

lobby-table = { $game } : { $seats }
lobby-seats =
    { $count ->
        [one] { $seated }, { $count } place libre. Expire { $until }.
       *[other] { $seated }, { $count } places libres. Expire { $until }.
    }
lobby-random-side = camp au hasard
