# O que se diz no chat a quem opera o bot, e a quem não opera. As respostas em si são em inglês, como no terminal.

operator-usage = Use `{ COMMAND("operator") } games`, `{ COMMAND("operator") } game G12 show`, `archive` ou `end`, `{ COMMAND("operator") } person ID show`, `export`, `delete`, `block` ou `unblock`, ou `{ COMMAND("operator") } room lobby manager Ann`.
operator-in-file = A resposta está no arquivo.
operator-only-operators = Só quem opera este bot pode fazer isso. Seu id é { $id }.
