# Les salons qui partagent une table : codes, avis, refus, et qui y est bloqué.

tables-managers-only = Seuls les gérants de ce salon peuvent le lier.
tables-managers-block = Seuls les gérants de ce salon peuvent y bloquer quelqu'un.
tables-direct = Une discussion directe ne peut pas être liée. Invite le bot dans un salon et lie celui-là.
tables-bridged = Un pont joint déjà ce salon à un autre réseau : tout apparaîtrait deux fois. Il ne peut pas être lié.
tables-thread = Un fil ne peut pas être lié. Lie le salon dont il dépend.
tables-other-room-links = Ce salon est déjà lié. Seul le premier salon peut en lier d'autres.
tables-no-such-code = Ce code est faux, expiré ou déjà utilisé. `{ COMMAND("link") }` dans l'autre salon en donne un nouveau.
tables-own-code = Ce code a été fait ici. Écris-le dans l'autre salon.
tables-linked-already = Ce salon est déjà lié. `{ COMMAND("unlink") }` met fin à cela.
tables-not-linked = Ce salon n'est pas lié.
tables-linked = Les salons sont liés.
tables-room-away = Le bot ne peut pas atteindre le salon où se joue cette partie. Elle reste en pause, et personne n'y perd rien.
tables-unlinked = Ce salon n'est plus lié.
tables-settings-elsewhere = Les réglages sont ceux du premier salon. `{ COMMAND("unlink") }` rend à ce salon les siens.
tables-no-threads = Des salons liés jouent dans le salon lui-même, pas dans un fil.
tables-blocked = Un gérant ne te laisse pas jouer ici.
tables-no-free-words = Les messages ne passent pas d'un salon lié à l'autre. Propose le pacte sans message.
tables-what-crosses = Les salons liés voient ton nom, ton réseau, tes coups, tes offres et tes résultats, jamais ton identifiant. Ce qui a été envoyé y reste.

tables-encrypted-first = Ce salon est chiffré. À une table liée, échiquiers, coups et noms sortent du chiffrement. Pour accepter, écris `{ COMMAND($line) }`.
tables-code =
    Dans l'autre salon, l'un de ses gérants écrit : `{ COMMAND($line) }`
    Ce code marche une fois, pendant { $time }.
tables-full = Une table peut avoir { $most } salons, et celle-ci les a.
tables-both-play = Les deux salons ont une partie en cours, et une table ne peut en avoir qu'une. Finissez d'abord { $game } ou l'autre.

tables-linked-to = **Ce salon est maintenant lié à { $rooms }.**
tables-another-room = un autre salon
tables-room-on = un salon sur { $network }
tables-appear-in-both = Défis, coups, offres, pactes, résultats, noms et échiquiers apparaissent dans les deux.
tables-appear-in-all = Défis, coups, offres, pactes, résultats, noms et échiquiers apparaissent dans tous.
tables-leave-encryption = Ils sortent du chiffrement de ce salon.
tables-stay = Discussion, indices et réponses privées restent où ils sont.
tables-settings-here = Les réglages sont ceux de ce salon, mais chaque salon a sa langue.
tables-settings-there = Les réglages sont ceux du premier salon, mais chaque salon a sa langue.
tables-unlink-ends = `{ COMMAND("unlink") }` y met fin.

tables-under-way = La partie à cette table : { $players }.
tables-other-unlinked = Un salon lié sur { $network } n'est plus lié.
tables-other-gone = Un salon lié sur { $network } ne peut plus être atteint.
tables-by-itself = Ce salon est de nouveau seul.
tables-goes-on-here = { $game } continue ici jusqu'à sa fin.
tables-goes-on-there = { $game } continue dans le salon où elle a commencé.
tables-silent-room = Un salon lié sur { $network } est hors d'atteinte depuis un jour : personne n'y voit ce qui se passe à cette table. Il reste lié ; `{ COMMAND("unlink") }` met fin à cela.
tables-game-cut-off = La partie { $game } est en pause : le salon { FORM($players, "des") } ne peut plus être atteint. Le temps est arrêté, personne n'y perd rien, et une autre partie peut commencer ici.
tables-drawn-for-cut-off = Le salon { FORM($players, "des") } ne peut plus être atteint. La partie { $game } est nulle et ne compte pour personne.

tables-is-blocked = Un gérant a bloqué { $who }, qui ne peut plus jouer ici.
tables-you-blocked = { $who } ne peut plus jouer ici. `{ COMMAND("unblock") }` annule ce blocage.
tables-you-unblocked = { $who } peut de nouveau jouer ici.
tables-which = Plusieurs joueurs portent ce nom : { $people }. Mentionne celui dont tu parles, ou ajoute le réseau.
tables-plays-with-you = Tu joues une partie avec { $who }. Finis-la d'abord, ou demande à un autre gérant de ce salon de bloquer cette personne.
