# Les erreurs de parties analysées par l'ordinateur, comme problèmes.

mistake-mine-means = les erreurs de tes propres parties analysées
mistake-none-of-yours = Aucune de tes erreurs n'est encore connue. Analyse d'abord une partie finie : `{ COMMAND("analyse") }`.
mistake-no-such = Cette partie n'a pas d'erreur de ce numéro.
mistake-none-of = Aucune erreur n'est connue dans `{ $id }`. `{ COMMAND("analyse") } { $id }` en cherche.
mistake-form-title = { $id }, erreur { $number } : ta réponse

mistake-head = **Erreur { $number } de `{ $id }`**, { $game } : { $players }.
mistake-ask = Qu'est-ce qui était meilleur ? Utilise **Répondre** ou `{ COMMAND("puzzle") } game:{ $id } number:{ $number } answer:`.
mistake-lost-the-game = { CAPITAL(FORM($player, "les")) } ont joué **{ $move }**, qui perdait la partie.
mistake-gave-away-a-won-game = { CAPITAL(FORM($player, "les")) } ont joué **{ $move }**, qui gâchait une partie gagnée.
mistake-lost-pawns = { CAPITAL(FORM($player, "les")) } ont joué **{ $move }**, qui perdait { $pawns }.

mistake-right = **Juste !** { $solution }
mistake-the-same = C'est ce qui a été joué. Qu'est-ce qui était meilleur ?
mistake-wrong = C'est légal, mais l'ordinateur a trouvé mieux. Essaie encore.
mistake-title-of-played = Joué : { $move }
mistake-title-of-better = Mieux : { $move }
