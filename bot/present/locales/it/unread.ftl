# Partite che non si possono più leggere, e come una stanza va avanti senza.

unread-managers-archive = Solo chi gestisce questa stanza può archiviare una partita.
unread-freed = Fatto. Questa stanza è di nuovo libera.
unread-holds-its-room = La partita { $game } non si può più leggere e blocca la sua stanza. Chi gestisce la stanza può archiviarla lì con `{ COMMAND("settings") }`.
unread-lost = La partita { $game } non si può più leggere. `{ COMMAND("challenge") }` ne comincia una nuova.
unread-plainly = La partita { $game } non si può più leggere.
unread-to-archive = La partita { $game } non si può più leggere. Archiviala per liberare questa stanza.
unread-button = Archivia la partita { $game }
unread-archived = La partita { $game } non si può più leggere ed è archiviata. `{ COMMAND("challenge") }` ne comincia una nuova.
unread-can-be-read = La partita { $game } si può leggere, quindi resta.
