# O direito de vetar o último lance do adversário: o que isso custaria, e o que se fez dele.

denial-or-deny = , ou vetam ({ COMMAND("deny") }) o lance { FORM($side, "do") }
denial-or-deny-ends = , ou vetam ({ COMMAND("deny") }) o lance { FORM($side, "do") }: não resta outro lance, portanto é { $reason }
denial-or-deny-alone = Ou vetar ({ COMMAND("deny") }) o lance { FORM($side, "do") }.
denial-or-deny-ends-alone = Ou vetar ({ COMMAND("deny") }) o lance { FORM($side, "do") }: não resta outro lance, portanto é { $reason }.

denial-undoes = o lance é desfeito e { FORM($side, "o") } recebem o direito de veto
denial-undoes-move = o lance é desfeito
denial-ends = não resta outro lance, portanto é { $reason }
denial-allowing = aceitar o lance, que encerra a partida

denial-question = { $who }: vetar ou permitir o último lance? { COMMAND("allow") } encerra a partida. { COMMAND("deny") }: { $cost }.

denial-button = Vetar este lance
denial-button-ends = Vetar este lance: { $reason }

denial-can-still = { FORM($who, "O") } ainda podem vetá-lo.
denial-safe-after-denial = Seguro: seu primeiro lance depois de um veto não pode ser vetado.
denial-safe-knight = Seguro: um lance de cavalo não pode ser vetado.
denial-safe-king = Seguro: nesta partida um lance de rei não pode ser vetado.
denial-safe-only-move = Seguro: nesta partida o único lance de um lado não pode ser vetado.

denial-denies = { FORM($who, "O") } vetam { $move }. O lance é desfeito. { FORM($side, "O") } precisam jogar outra coisa e agora têm o direito de veto.
denial-denies-it = { FORM($who, "O") } vetam o lance. O lance é desfeito. { FORM($side, "O") } precisam jogar outra coisa e agora têm o direito de veto.
denial-denies-only = { FORM($who, "O") } vetam { $move }, o único lance: **{ $reason }**.
denial-denies-it-only = { FORM($who, "O") } vetam o lance, o único: **{ $reason }**.
denial-pending = **{ CAPITAL($reason) }, a menos que { FORM($side, "o") } o vetem.**

denial-holds = { FORM($side, "O") } têm o direito de veto.
denial-was-denied = { $move } foi vetado e não pode ser jogado agora.
denial-immune = O próximo lance { FORM($side, "do") } não pode ser vetado.
