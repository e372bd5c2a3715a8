# What the bot's operators are told in chat, and what is told to those who are none. The answers themselves are English, as in the terminal.

# None of the commands was asked for.
operator-usage = Use `{ COMMAND("operator") } games`, `{ COMMAND("operator") } game G12 show`, `archive` or `end`, `{ COMMAND("operator") } person ID show`, `export`, `delete`, `block` or `unblock`, or `{ COMMAND("operator") } room lobby manager Ann`.
operator-in-file = The answer is in the file.
# To who is no operator. Whoever runs the bot learns here what to write into its settings.
# $id: who asks, by the id
operator-only-operators = Only people who run this bot can do that. Your id is { $id }.
