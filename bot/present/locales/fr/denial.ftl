# Le droit de veto : ce qu'il coûterait, et ce qu'il est devenu.

denial-or-deny = , ou { COMMAND("deny") } contre le coup { FORM($side, "des") }
denial-or-deny-ends = , ou { COMMAND("deny") } contre le coup { FORM($side, "des") } : plus aucun autre coup, donc { $reason }
denial-or-deny-alone = Ou { COMMAND("deny") } contre le coup { FORM($side, "des") }.
denial-or-deny-ends-alone = Ou { COMMAND("deny") } contre le coup { FORM($side, "des") } : plus aucun autre coup, donc { $reason }.

denial-undoes = le coup est annulé et { FORM($side, "les") } reçoivent le droit de veto
denial-undoes-move = le coup est annulé
denial-ends = plus aucun autre coup, donc { $reason }
denial-allowing = accepter le coup, ce qui termine la partie

denial-question = { $who } : mettre un veto au dernier coup, ou l'accepter ? { COMMAND("allow") } termine la partie. { COMMAND("deny") } : { $cost }.

denial-button = Veto à ce coup
denial-button-ends = Veto à ce coup : { $reason }

denial-can-still = { CAPITAL(FORM($who, "les")) } peuvent encore y mettre leur veto.
denial-safe-after-denial = À l'abri : ton premier coup après un veto ne peut pas en subir un.
denial-safe-knight = À l'abri : un coup de cavalier ne peut pas subir de veto.
denial-safe-king = À l'abri : dans cette partie, un coup de roi ne peut pas subir de veto.
denial-safe-only-move = À l'abri : dans cette partie, l'unique coup d'un camp ne peut pas subir de veto.

denial-denies = { CAPITAL(FORM($who, "les")) } mettent leur veto à { $move }. Le coup est annulé. { CAPITAL(FORM($side, "les")) } doivent jouer autre chose et ont maintenant le droit de veto.
denial-denies-it = { CAPITAL(FORM($who, "les")) } mettent leur veto au coup, qui est annulé. { CAPITAL(FORM($side, "les")) } doivent jouer autre chose et ont maintenant le droit de veto.
denial-denies-only = { CAPITAL(FORM($who, "les")) } mettent leur veto à { $move }, l'unique coup : **{ $reason }**.
denial-denies-it-only = { CAPITAL(FORM($who, "les")) } mettent leur veto au coup, qui était l'unique : **{ $reason }**.
denial-pending = **{ CAPITAL($reason) }, sauf veto { FORM($side, "des") }.**

denial-holds = { CAPITAL(FORM($side, "les")) } ont le droit de veto.
denial-was-denied = { $move } a subi un veto et ne peut pas être joué maintenant.
denial-immune = Le prochain coup { FORM($side, "des") } ne peut pas subir de veto.
