# Ce qui est dit dans la discussion à qui fait marcher le bot, et à qui ne le fait pas.

operator-usage = Utilise `{ COMMAND("operator") } games`, `{ COMMAND("operator") } game G12 show`, `archive` ou `end`, `{ COMMAND("operator") } person ID show`, `export`, `delete`, `block` ou `unblock`, ou `{ COMMAND("operator") } room lobby manager Ann`.
operator-in-file = La réponse est dans le fichier.
operator-only-operators = Seul qui fait marcher ce bot peut faire cela. Ton identifiant est { $id }.
