# Was im Chat gesagt wird, wenn jemand den Bot betreibt oder eben nicht. Die Antworten selbst sind englisch, wie im Terminal.

operator-usage = Benutze `{ COMMAND("operator") } games`, `{ COMMAND("operator") } game G12 show`, `archive` oder `end`, `{ COMMAND("operator") } person ID show`, `export`, `delete`, `block` oder `unblock`, oder `{ COMMAND("operator") } room lobby manager Ann`.
operator-in-file = Die Antwort ist in der Datei.
operator-only-operators = Das kann nur, wer diesen Bot betreibt. Deine ID ist { $id }.
