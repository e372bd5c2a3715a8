# Les parties devenues illisibles, et comment un salon continue sans elles.

unread-managers-archive = Seuls les gérants de ce salon peuvent archiver une partie.
unread-freed = C'est fait. Ce salon est de nouveau libre.
unread-holds-its-room = La partie { $game } n'est plus lisible et bloque son salon. L'un de ses gérants peut l'y archiver avec `{ COMMAND("settings") }`.
unread-lost = La partie { $game } n'est plus lisible. `{ COMMAND("challenge") }` en commence une nouvelle.
unread-plainly = La partie { $game } n'est plus lisible.
unread-to-archive = La partie { $game } n'est plus lisible. Archive-la pour libérer ce salon.
unread-button = Archiver la partie { $game }
unread-archived = La partie { $game } n'est plus lisible et est archivée. `{ COMMAND("challenge") }` en commence une nouvelle.
unread-can-be-read = La partie { $game } est lisible : elle reste.
