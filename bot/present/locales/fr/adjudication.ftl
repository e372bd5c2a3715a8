# Une partie que termine un gérant du salon.

adjudication-managers-only = Seuls les gérants de ce salon peuvent terminer une partie par un résultat.
adjudication-elsewhere = Cette partie se joue dans un autre salon. Seuls les gérants de celui-là peuvent la terminer.
adjudication-your-own = Tu joues dans cette partie : c'est à un autre gérant de ce salon de la terminer. Tu peux proposer nulle avec `{ COMMAND("draw") }`, réclamer un dépassement de temps avec `{ COMMAND("claim") }`, ou abandonner. Après 14 jours sans coup, le bot interroge les joueurs, et 7 jours plus tard une autre partie peut commencer ici.
adjudication-no-note-here = Cette partie est partagée avec un autre salon, où ta note s'afficherait. Laisse-la de côté.
adjudication-not-possible = La partie ne peut pas finir par ce résultat dans cette position.
adjudication-you-ended = Tu as terminé la partie.
adjudication-no-such-side = Utilise { $sides } ou `draw`.
adjudication-is-out = { CAPITAL(FORM($who, "les")) } ne sont plus dans la partie.
adjudication-note = Note : { $note }
