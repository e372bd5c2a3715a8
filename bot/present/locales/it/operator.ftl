# Che cosa si dice in chat a chi gestisce il bot, e a chi non lo gestisce. Le risposte stesse sono in inglese, come nel terminale.

operator-usage = Usa `{ COMMAND("operator") } games`, `{ COMMAND("operator") } game G12 show`, `archive` o `end`, `{ COMMAND("operator") } person ID show`, `export`, `delete`, `block` o `unblock`, oppure `{ COMMAND("operator") } room lobby manager Ann`.
operator-in-file = La risposta è nel file.
operator-only-operators = Può farlo solo chi gestisce questo bot. Il tuo id è { $id }.
