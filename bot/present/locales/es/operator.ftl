operator-usage = Usa `{ COMMAND("operator") } games`, `{ COMMAND("operator") } game G12 show`, `archive` o `end`, `{ COMMAND("operator") } person ID show`, `export`, `delete`, `block` o `unblock`, o `{ COMMAND("operator") } room lobby manager Ann`.
operator-in-file = La respuesta está en el archivo.
operator-only-operators = Solo quienes gestionan este bot pueden hacer eso. Tu id es { $id }.
