# Partidas que não podem mais ser lidas, e como uma sala segue sem elas.

unread-managers-archive = Só quem administra esta sala pode arquivar uma partida.
unread-freed = Feito. Esta sala está livre de novo.
unread-holds-its-room = A partida { $game } não pode mais ser lida e bloqueia sua sala. Quem administra a sala pode arquivá-la lá com `{ COMMAND("settings") }`.
unread-lost = A partida { $game } não pode mais ser lida. `{ COMMAND("challenge") }` começa uma nova.
unread-plainly = A partida { $game } não pode mais ser lida.
unread-to-archive = A partida { $game } não pode mais ser lida. Arquive-a para liberar esta sala.
unread-button = Arquivar a partida { $game }
unread-archived = A partida { $game } não pode mais ser lida e está arquivada. `{ COMMAND("challenge") }` começa uma nova.
unread-can-be-read = A partida { $game } pode ser lida, então fica.
