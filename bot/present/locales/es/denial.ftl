# El derecho a vetar la última jugada del rival: qué costaría y qué fue de ella.

denial-or-deny = , o vetan ({ COMMAND("deny") }) la jugada de { FORM($side, "las") }
denial-or-deny-ends = , o vetan ({ COMMAND("deny") }) la jugada de { FORM($side, "las") }; no queda otra jugada: { $reason }
denial-or-deny-alone = O bien { COMMAND("deny") } para vetar la jugada de { FORM($side, "las") }.
denial-or-deny-ends-alone = O bien { COMMAND("deny") } para vetar la jugada de { FORM($side, "las") }; no queda otra jugada: { $reason }.

denial-undoes = la jugada se deshace y { FORM($side, "las") } reciben el derecho de veto
denial-undoes-move = la jugada se deshace
denial-ends = no queda otra jugada, así que: { $reason }
denial-allowing = aceptar la jugada, que termina la partida

denial-question = { $who }: ¿vetas o permites la última jugada? { COMMAND("allow") } termina la partida. { COMMAND("deny") }: { $cost }.

denial-button = Vetar esta jugada
denial-button-ends = Vetar: { $reason }

denial-can-still = { FORM($who, "Las") } todavía pueden vetarla.
denial-safe-after-denial = A salvo: tu primera jugada tras un veto no puede vetarse.
denial-safe-knight = A salvo: una jugada de caballo no puede vetarse.
denial-safe-king = A salvo: en esta partida una jugada de rey no puede vetarse.
denial-safe-only-move = A salvo: en esta partida no puede vetarse la única jugada de un bando.

denial-denies = { FORM($who, "Las") } vetan { $move }. La jugada se deshace. { FORM($side, "Las") } tienen que jugar otra cosa y ahora tienen el derecho de veto.
denial-denies-it = { FORM($who, "Las") } vetan la jugada. La jugada se deshace. { FORM($side, "Las") } tienen que jugar otra cosa y ahora tienen el derecho de veto.
denial-denies-only = { FORM($who, "Las") } vetan { $move }, la única jugada: **{ $reason }**.
denial-denies-it-only = { FORM($who, "Las") } vetan la jugada, la única: **{ $reason }**.
denial-pending = **{ CAPITAL($reason) }, salvo que { FORM($side, "las") } veten la jugada.**

denial-holds = { FORM($side, "Las") } tienen el derecho de veto.
denial-was-denied = { $move } fue vetada y no puede jugarse ahora.
denial-immune = La próxima jugada de { FORM($side, "las") } no puede vetarse.
